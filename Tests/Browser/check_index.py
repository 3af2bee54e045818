#!/usr/bin/env python3
"""Plays the index of a batch in a headless Chromium and says what does not work.

    check_index.py PAGE [--screenshots FOLDER]

Ends with 0 when everything works, with 1 after naming every fault, with 6 without a browser.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from page import PageCheck, main  # noqa: E402

# Pictures of tiles far out of sight are not kept.
MOST_TILES_IN_SIGHT = 400


def numbers(entry):
    """The frames of a variant, as the page's data names them."""
    runs = entry.get("f", [])
    return [first + place * step
            for first, step, count in zip(runs[1::6], runs[2::6], runs[5::6])
            for place in range(count)]


def times(entry):
    above, below = entry.get("r", (1, 1))
    return [number * below / above for number in numbers(entry)]


def shown_at(entry, time):
    """The frame that a variant is to show."""
    before = [number for number, at in zip(numbers(entry), times(entry)) if at <= time + 1e-6]
    return before[-1] if before else numbers(entry)[0]


class Check(PageCheck):
    def open(self):
        super().open()
        self.data = json.loads(
            self.browser.evaluate("document.getElementById('index-data').textContent"))
        self.entries = self.data["entries"]
        self.moves = self.last() > 0
        if self.browser.evaluate("document.getElementById('play').ariaLabel === 'Pause'"):
            self.browser.key(" ", "Space")
        self.drawn()

    def drawn(self):
        self.browser.wait(
            "document.body.dataset.drawn === document.getElementById('axis').ariaValueNow",
            "the frames in sight are drawn")

    def time(self):
        return float(self.browser.evaluate(
            "document.getElementById('axis').ariaValueText").split()[0])

    def tiles(self):
        """The variants whose tiles are shown, by number."""
        return self.browser.evaluate("[...document.querySelectorAll('.tile:not([hidden])')]"
                                     ".map(tile => Number(tile.dataset.variant))")

    def frames(self):
        """What tiles in sight show: pairs of variant and frame."""
        return self.browser.evaluate(
            "[...document.querySelectorAll('.tile:not([hidden]) canvas')]"
            ".filter(canvas => canvas.width > 0)"
            ".map(canvas => [Number(canvas.closest('.tile').dataset.variant),"
            " Number(canvas.dataset.frame)])")

    def check_step(self, what):
        """All variants show the frame of one time."""
        self.drawn()
        seen = self.frames()
        if not seen:
            self.faults.append(f"{what}: no variant is seen")
        # The time is said in thousandths.
        time = self.time() + 0.0005
        for variant, frame in seen:
            near = {shown_at(self.entries[variant], time + drift) for drift in (-0.001, 0)}
            if frame not in near:
                self.faults.append(f"{what}: variant {variant} shows frame {frame} at {time} s")

    def check_scrubbing(self):
        left, top, width, height = self.browser.box("#axis")
        y = top + height / 2
        moments = sorted({time for entry in self.entries for time in times(entry)})
        for share in (0.8, 0.25):
            self.browser.drag((left + width * 0.5, y), (left + width * share, y))
            wanted = share * moments[-1]
            nearest = min(moments, key=lambda moment: abs(moment - wanted))
            if abs(self.time() - nearest) > 0.001 + moments[-1] / width:
                self.faults.append(f"scrubbing to {share}: {self.time()} s, not {nearest} s")
            self.check_step(f"scrubbed to {share}")

    def check_pictures(self):
        """Another time is another picture, and the end of a short variant is held."""
        self.browser.key("Home")
        self.check_step("at the start")
        first = self.browser.picture(".tile canvas")
        left, top, width, height = self.browser.box("#axis")
        self.browser.click(left + width * 0.2, top + height / 2)
        self.check_step("on the way")
        if self.browser.picture(".tile canvas") == first:
            self.faults.append("the picture of a tile does not change")
        self.browser.key("End")
        self.check_step("at the end")

    def check_filter(self):
        self.browser.key("/", "Slash")
        self.browser.type(self.entries[0]["v"])
        if 0 not in self.tiles():
            self.faults.append("the filter hides what it names")
        named = [number for number, entry in enumerate(self.entries)
                 if self.entries[0]["v"].lower() in entry["v"].lower()]
        if len(self.tiles()) > len(named) and " " not in self.entries[0]["v"]:
            self.faults.append("the filter shows what it does not name")
        self.browser.key("Escape")
        self.equal(self.tiles(), list(range(len(self.entries))), "without a filter")
        self.browser.key("/", "Slash")
        self.browser.type("no variant is called so")
        self.equal(self.tiles(), [], "a filter for nothing")
        self.expect("!document.getElementById('none').hidden", "the page does not say why")
        self.browser.key("Escape")

    def check_axes(self):
        for place, axis in enumerate(self.data["axes"]):
            selector = (f"[...document.querySelectorAll('.facet')].find(facet => facet.firstChild"
                        f".textContent === {json.dumps(axis['name'])})?.querySelector('select')")
            if not self.browser.evaluate(f"{selector} !== undefined"):
                continue
            for value in range(min(4, len(axis["values"]))):
                self.choose(selector, value + 1)
                wanted = [number for number, entry in enumerate(self.entries)
                          if entry["c"][place] == value]
                self.equal(self.tiles(), wanted, f"{axis['name']}={axis['values'][value]}")
            self.choose(selector, 0)
        self.equal(self.tiles(), list(range(len(self.entries))), "with any value")

    def choose(self, selector, option):
        self.browser.evaluate(f"(() => {{ const select = {selector};"
                              f" select.selectedIndex = {option};"
                              " select.dispatchEvent(new Event('change')); })()")

    def check_large(self):
        self.browser.key("Home")
        left, top, width, height = self.browser.box(".tile .picture")
        self.browser.click(left + width / 2, top + height / 2)
        self.expect("!document.getElementById('large').hidden", "a click does not open a variant")
        self.drawn()
        self.expect("document.getElementById('screen').textContent !== ''"
                    " || document.querySelector('#screen canvas').clientHeight > 200",
                    "there is no room for a variant")
        self.browser.key("+", "Equal")
        self.drawn()
        self.expect("!document.querySelector('.zoom').classList.contains('idle')", "no zoom")
        self.browser.key("0", "Digit0")
        self.browser.key("]")
        self.drawn()
        wanted = self.entries[1 % len(self.entries)]["v"]
        self.expect(f"document.querySelector('#facts').textContent.includes({json.dumps(wanted)})"
                    if wanted.isalnum() else "true", "the next variant is not shown")
        if self.moves:
            self.browser.key("ArrowRight")
            self.drawn()
        self.browser.key("[")
        self.browser.key("Escape")
        self.expect("document.getElementById('large').hidden", "a variant does not close")
        self.drawn()

    def check_size(self):
        before = self.browser.box(".tile .picture")[3]
        self.browser.key("-", "Minus")
        if not self.browser.box(".tile .picture")[3] < before:
            self.faults.append("tiles do not become smaller")
        self.browser.key("0", "Digit0")
        self.equal(self.browser.box(".tile .picture")[3], before, "the size of tiles")
        self.drawn()

    def check_failures(self):
        found = self.browser.evaluate("[...document.querySelectorAll('.failed')]"
                                      ".map(failed => failed.lastChild.textContent)")
        self.equal(found, [entry["e"] for entry in self.entries if "e" in entry], "the failures")

    def check_safety(self):
        self.check_texts()
        self.equal(self.browser.evaluate("document.querySelectorAll('.tile').length"),
                   len(self.entries), "tiles")
        kept = self.browser.evaluate("[...document.querySelectorAll('.tile canvas')]"
                                     ".filter(canvas => canvas.width > 0).length")
        if kept > MOST_TILES_IN_SIGHT:
            self.faults.append(f"{kept} tiles have pictures, though few are in sight")

    def check_width(self, width):
        self.drawn()
        super().check_width(width)
        self.expect("document.getElementById('dock').offsetHeight < innerHeight / 3",
                    f"at {width} pixels the time line takes too much room")

    def check(self, screenshots):
        self.check_safety()
        self.check_failures()
        self.check_layout(screenshots)
        if not self.entries:
            return
        if self.moves:
            self.check_scrubbing()
            self.check_pictures()
            self.check_keys()
            self.check_playing()
        self.check_filter()
        self.check_axes()
        self.check_large()
        self.check_size()
        if screenshots:
            self.show_large(screenshots)

    def show_large(self, folder):
        self.browser.key("]")
        for width, height, scheme in ((1600, 1000, "light"), (360, 740, "dark")):
            self.browser.prefer(scheme)
            self.browser.resize(width, height)
            self.drawn()
            self.screenshot(folder, f"large-{width}-{scheme}")


if __name__ == "__main__":
    sys.exit(main(Check, __doc__))
