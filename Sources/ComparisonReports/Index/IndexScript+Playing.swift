extension IndexScript {
  /// The time line, and playing in real time.
  static let playing = #"""
    (() => {
      const axis = find("axis");
      const rail = find("rail");
      const lastTime = () => moments[moments.length - 1];
      const along = (time) => (lastTime() > 0 ? time / lastTime() : 0);

      /** Where variants end, unless there are too many ends to be told apart. */
      function drawEnds() {
        const ends = new Set(chosen.filter(count).map((entry) => entry.clock.end));
        ends.delete(lastTime());
        rail.replaceChildren(find("past"), ...(ends.size > 24 ? [] : [...ends].map((end) =>
          make("i", { style: "left:" + along(end) * 100 + "%" }))));
      }

      function draw() {
        drawEnds();
        markTimes(find("ruler"), 0, lastTime(), (share) => share);
        move();
      }

      function move() {
        const share = along(time()) * 100 + "%";
        find("playhead").style.left = share;
        find("past").style.width = share;
        axis.setAttribute("aria-valuemax", stepCount() - 1);
        axis.setAttribute("aria-valuenow", view.frame);
        axis.setAttribute("aria-valuetext", time().toFixed(3) + " seconds");
      }

      onScrub(axis, (share) => {
        const wanted = clamp(share, 0, 1) * lastTime();
        const before = momentAt(wanted);
        const after = Math.min(before + 1, stepCount() - 1);
        change({ playing: false });
        goTo(moments[after] - wanted < wanted - moments[before] ? after : before);
      });
      new ResizeObserver(draw).observe(axis);
      new ResizeObserver(() => document.documentElement.style.setProperty(
        "--dock", find("dock").offsetHeight + "px")).observe(find("dock"));
      follow((names) => {
        if (names.has("line")) draw();
        else if (names.has("frame")) move();
      });

      buildTransport([], () => [
        make("b", {}, time().toFixed(3) + "\u2009s"),
        make("span", { class: "of" }, " / " + lastTime().toFixed(3) + "\u2009s"),
      ]);
    })();

    /** Real time, held while pictures in sight load, so that all variants stay in step. */
    (() => {
      let before = null;
      let now = 0;

      function turn(clock) {
        if (!view.playing) { before = null; return; }
        const passed = before === null ? 0 : Math.min(0.25, (clock - before) / 1000);
        before = clock;
        advance(now + passed * view.speed);
        requestAnimationFrame(turn);
      }

      function advance(wanted) {
        const isOver = wanted >= end;
        if (isOver && !view.loop) return change({ frame: stepCount() - 1, playing: false });
        const next = isOver ? 0 : wanted;
        const step = momentAt(next);
        if (step !== view.frame && !isReady(step)) {
          awaited = step;
          return draw();
        }
        now = next;
        change({ frame: step });
      }

      follow((names) => {
        if (names.has("playing") && view.playing) {
          before = null;
          now = time();
          requestAnimationFrame(turn);
        } else if (names.has("frame") && momentAt(now) !== view.frame) now = time();
      });
    })();
    """#
}
