extension IndexScript {
  /// The filter by text and by axis, and the size of tiles.
  static let filters = #"""
    (() => {
      const input = find("filter");
      input.addEventListener("input", () => filter({ text: input.value }));
      input.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" && event.key !== "Enter") return;
        if (event.key === "Escape") {
          input.value = "";
          filter({ text: "" });
        }
        event.preventDefault();
        input.blur();
      });

      /** A choice of one value; `values` are pairs of what is chosen and its text. */
      function facet(name, values, set) {
        const select = make("select", {
          onchange: () => set(select.selectedIndex === 0 ? null : values[select.selectedIndex - 1][0]),
        }, make("option", {}, "any"), ...values.map(([, text]) => make("option", {}, text)));
        return make("label", { class: "facet" }, make("span", {}, name), select);
      }

      const facets = [];
      if (index.scenes.length > 1) {
        facets.push(facet("scene", index.scenes.map((scene) => [scene, scene]),
          (scene) => filter({ scene })));
      }
      index.axes.forEach((axis, place) => {
        const values = axis.values.map((value, number) => [number, value]);
        if (entries.some((entry) => entry.choices[place] < 0)) values.push([-1, "not set"]);
        if (values.length < 2) return;
        facets.push(facet(axis.name, values, (value) => filter({
          choices: view.choices.map((old, other) => (other === place ? value : old)),
        })));
      });
      if (entries.some((entry) => entry.reason !== undefined)) {
        facets.push(facet("result", [["rendered", "rendered"], ["failed", "failed"]],
          (outcome) => filter({ outcome })));
      }
      find("facets").append(...facets);

      const more = find("more");
      more.hidden = facets.length === 0;
      more.addEventListener("click", () => {
        const open = find("filters").classList.toggle("open");
        more.setAttribute("aria-expanded", String(open));
      });

      const size = find("size");
      size.value = view.size;
      size.addEventListener("input", () => change({ size: Number(size.value) }));
      follow((names) => { if (names.has("size")) size.value = view.size; });

      const update = () => {
        find("count").textContent = chosen.length === entries.length
          ? spell(entries.length, "variant")
          : grouped(chosen.length) + " of " + spell(entries.length, "variant");
      };
      follow((names) => { if (names.has("chosen")) update(); });
      update();
    })();
    """#
}
