extension PlayerScript {
  /// What the scripts of all pages are made of: elements, texts, and how parts learn of changes.
  ///
  /// It uses the page's own `view`, the values from which all that is shown follows.
  static let elements = #"""
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");

    const find = (id) => document.getElementById(id);

    /** An element with attributes and children; texts become text nodes, never markup. */
    function make(name, attributes, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value === true) element.setAttribute(key, "");
        else if (value !== false && value != null) element.setAttribute(key, value);
      }
      element.append(...children.filter((child) => child != null));
      return element;
    }

    function icon(path) {
      const space = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(space, "svg");
      svg.setAttribute("viewBox", "0 0 16 16");
      svg.setAttribute("aria-hidden", "true");
      const shape = document.createElementNS(space, "path");
      shape.setAttribute("d", path);
      svg.append(shape);
      return svg;
    }

    function seconds(fraction) {
      const [above, below] = fraction.split("/");
      return Number(above) / Number(below || 1);
    }

    const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
    const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
    const spell = (count, noun) => grouped(count) + " " + noun + (count === 1 ? "" : "s");
    const clock = (fraction) => seconds(fraction).toFixed(3) + "\u00a0s";
    const sum = (numbers) => (numbers || []).reduce((total, number) => total + number, 0);

    const listeners = [];
    /** Calls `listener` after every change of the view with the set of names that changed. */
    const follow = (listener) => listeners.push(listener);

    function change(values) {
      const names = new Set(Object.keys(values).filter((name) => view[name] !== values[name]));
      if (names.size === 0) return;
      Object.assign(view, values);
      for (const listener of listeners) listener(names);
    }
    """#
}
