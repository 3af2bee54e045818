extension PlayerScript {
  /// Scrubbing, and the times under a time line.
  static let axis = #"""
    /**
     * Puts round times under a line, as many as can be read; `place` says where a share of the
     * length lies on it.
     */
    function markTimes(ruler, start, length, place) {
      const room = Math.max(1, Math.floor(ruler.clientWidth / 64));
      const steps = [
        0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600,
      ];
      const step = steps.find((candidate) => length / candidate <= room) || length || 1;
      const digits = (String(step).split(".")[1] || "").length;
      const marks = [];
      const first = Math.ceil(start / step);
      for (let mark = first; mark * step <= start + length + 1e-9; mark++) {
        const time = mark * step;
        const along = length > 0 ? (time - start) / length : 0;
        marks.push(make("span", { style: "left:" + place(along) * 100 + "%" },
          Number(time.toFixed(Math.min(3, digits))) + (marks.length ? "" : "\u00a0s")));
      }
      ruler.replaceChildren(...marks);
      // The first and the last are not cut.
      const places = marks.map((mark) => {
        const half = mark.offsetWidth / 2;
        return clamp(mark.offsetLeft, half, Math.max(half, ruler.clientWidth - half));
      });
      marks.forEach((mark, index) => { mark.style.left = places[index] + "px"; });
    }

    /** Calls `scrub` with the share of the line at which the pointer is pressed or dragged. */
    function onScrub(axis, scrub) {
      let scrubbing = false;
      const move = (event) => {
        const box = axis.getBoundingClientRect();
        scrub((event.clientX - box.left) / box.width);
      };
      axis.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        scrubbing = true;
        axis.setPointerCapture(event.pointerId);
        move(event);
      });
      axis.addEventListener("pointermove", (event) => { if (scrubbing) move(event); });
      for (const name of ["pointerup", "pointercancel"]) {
        axis.addEventListener(name, () => { scrubbing = false; });
      }
    }
    """#
}
