#!/usr/bin/env python3
"""Plays a report in a headless Chromium and says what does not work.

    check_report.py PAGE [--screenshots FOLDER]

Ends with 0 when everything works, with 1 after naming every fault, with 6 without a browser.
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from page import PageCheck, main  # noqa: E402

MODES = ("side", "slider", "onion", "flicker", "difference", "classes")


class Check(PageCheck):
    # What the page says of itself.

    def drawn(self):
        """Waits until the stage has drawn the frame that the time line names."""
        self.browser.wait(
            "document.getElementById('stage').dataset.drawn"
            " === document.getElementById('axis').ariaValueNow"
            " && !document.getElementById('stage').classList.contains('loading')",
            "the frame is drawn")

    def open(self):
        super().open()
        self.is_empty = self.browser.evaluate(
            "document.getElementById('readout').textContent.includes('no frames')")
        self.is_preview = self.browser.evaluate("document.querySelector('main.preview') !== null")
        if self.is_preview and self.browser.evaluate(
                "document.getElementById('play').ariaLabel === 'Pause'"):
            self.browser.key(" ", "Space")
        if not self.is_empty:
            self.drawn()

    def filled(self):
        """Waits until the film strip has all of its pictures."""
        self.browser.wait("document.getElementById('film').dataset.filled === 'true'",
                          "the film strip is filled")

    def whole_times(self):
        """Waits until the times under the strip, laid out anew after the window's change, lie within it."""
        self.browser.wait(
            "(box => [...document.querySelectorAll('#ruler span')].every(mark =>"
            " mark.getBoundingClientRect().left >= box.left - 1"
            " && mark.getBoundingClientRect().right <= box.right + 1))"
            "(document.getElementById('ruler').getBoundingClientRect())", "no time is cut")

    # The checks.

    def check_scrubbing(self):
        left, top, width, height = self.browser.box("#axis")
        y = top + height / 2
        for share in (0.8, 0.25):
            self.browser.drag((left + width * 0.5, y), (left + width * share, y))
            count = self.last() + 1
            wanted = min(count - 1, int(share * count))
            # A pixel of the strip may be several frames.
            near = abs(self.frame() - wanted) <= max(1, count // int(width))
            if not near:
                self.faults.append(f"scrubbing to {share}: frame {self.frame()}, not {wanted}")
        self.drawn()

    def check_modes(self):
        for index, mode in enumerate(MODES):
            self.browser.key(str(index + 1), f"Digit{index + 1}")
            self.browser.wait(f"document.getElementById('stage').dataset.mode === '{mode}'",
                              f"{mode} is shown")
            self.drawn()
            self.expect("[...document.querySelectorAll('#stage canvas')].every("
                        "canvas => canvas.clientWidth > 20 && canvas.clientHeight > 20)",
                        f"{mode} has no room")
        self.browser.key("1", "Digit1")

    def check_flicker(self):
        self.browser.key("4", "Digit4")
        for name in ("Actual", "Expected"):
            self.browser.wait(
                f"document.querySelector('#stage figcaption').textContent === '{name}'",
                f"flicker shows {name.lower()}")
        self.browser.key("1", "Digit1")

    def check_slider(self):
        self.browser.key("2", "Digit2")
        self.browser.wait("document.querySelector('#stage .handle') !== null", "the slider")
        left, top, width, height = self.browser.box("#stage canvas")
        y = top + height / 2
        for share in (0.8, 0.3):
            self.browser.drag((left + width * 0.5, y), (left + width * share, y))
            now = int(self.browser.evaluate("document.querySelector('.handle').ariaValueNow"))
            if abs(now - share * 100) > 2:
                self.faults.append(f"the line stands at {now} %, not at {share * 100} %")
        # The line's box is where the line is drawn.
        handle = self.browser.box(".handle")
        if abs(handle[0] + handle[2] / 2 - (left + width * 0.3)) > 2:
            self.faults.append("the line does not lie where the pictures meet")
        self.browser.key("1", "Digit1")

    def check_differences(self):
        self.browser.key("Home")
        self.browser.key("n")
        self.drawn()
        self.expect("document.querySelector('#facts .bad') !== null",
                    "no difference is found by N")
        self.browser.evaluate("document.querySelector('button.finding')?.click()")
        self.drawn()

    def check_zoom(self):
        self.browser.key("+", "Equal")
        self.expect("!document.querySelector('.zoom').classList.contains('idle')", "no zoom")
        self.drawn()
        self.browser.key("0", "Digit0")
        self.expect("document.querySelector('.zoom').classList.contains('idle')", "still zoomed")

    def check_loupe(self):
        left, top, width, height = self.browser.box("#stage canvas")
        self.browser.move(left + width * 0.4, top + height * 0.4)
        self.browser.wait("document.querySelector('#loupe .where').textContent"
                          ".includes('under the pointer')", "the loupe follows")
        self.browser.move(1, 1)

    def check_sequences(self):
        count = self.browser.evaluate("document.querySelectorAll('button.sequence').length")
        for index in range(1, count):
            self.browser.key("]")
            self.drawn()
            self.expect(f"document.querySelector('button.sequence[data-sequence=\"{index}\"]')"
                        ".ariaCurrent === 'true'", f"sequence {index} is not shown")
        for _ in range(1, count):
            self.browser.key("[")
        self.drawn()

    def check_safety(self):
        """Texts from outside stay texts, and few pictures are loaded before they are wanted."""
        self.check_texts()
        self.expect("document.images.length <= 200", "too many pictures at once")
        self.filled()
        self.expect("document.querySelector('#film .broken') === null",
                    "a picture of the film strip is not found")

    def check_width(self, width):
        self.drawn()
        super().check_width(width)
        self.expect("document.getElementById('stage').clientHeight >= 150",
                    f"at {width} pixels there is no room for pictures")
        self.whole_times()
        self.filled()

    def check(self, screenshots):
        self.check_safety()
        if self.is_empty:
            self.expect("document.getElementById('stage').textContent === 'There are no frames.'",
                        "the stage does not say that there are no frames")
            for key in ("ArrowRight", "End", "n", " ", "2", "4", "z", "]"):
                self.browser.key(key)
            return
        self.check_layout(screenshots)
        self.check_scrubbing()
        self.check_keys()
        self.check_playing()
        self.check_zoom()
        self.check_loupe()
        if not self.is_preview:
            self.check_modes()
            self.check_slider()
            self.check_flicker()
            self.check_differences()
            self.check_sequences()


if __name__ == "__main__":
    sys.exit(main(Check, __doc__))
