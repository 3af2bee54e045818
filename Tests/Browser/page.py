"""What the checks of all pages have in common."""

import argparse
import os
import sys

from devtools import Browser, BrowserError

WIDTHS = ((1600, 1000), (900, 1000), (360, 740))


class PageCheck:
    """A page in a browser, and the faults found so far.

    A subclass has `check`, and `drawn`, which waits until the pictures shown are those of the time
    line's place.
    """

    def __init__(self, browser, page):
        self.browser = browser
        self.address = "file://" + os.path.abspath(page)
        self.faults = []

    def expect(self, expression, what):
        if not self.browser.evaluate(expression):
            self.faults.append(what)

    def equal(self, found, wanted, what):
        if found != wanted:
            self.faults.append(f"{what}: {found!r} in place of {wanted!r}")

    def open(self):
        self.browser.open("about:blank")
        self.browser.open(self.address)
        self.browser.wait("document.documentElement.dataset.ready === 'true'", "the page is ready")

    # What the time line says of itself.

    def frame(self):
        return int(self.browser.evaluate("document.getElementById('axis').ariaValueNow"))

    def last(self):
        return int(self.browser.evaluate("document.getElementById('axis').ariaValueMax"))

    # The checks.

    def check_texts(self):
        """Texts from outside stay texts."""
        self.expect("window.touched === undefined", "a name ran as a script")
        self.expect("document.querySelectorAll('[onerror], [onload], [onclick]').length === 0",
                    "a name became an attribute")
        self.expect("document.querySelectorAll('script').length"
                    " === 2 + document.querySelectorAll('script[type=\"text/plain\"]').length",
                    "a name became a script")

    def check_keys(self):
        key, last = self.browser.key, self.last()
        key("Home")
        self.equal(self.frame(), 0, "Home")
        key("ArrowRight")
        self.equal(self.frame(), min(1, last), "arrow to the right")
        key("ArrowRight", shift=True)
        self.equal(self.frame(), min(11, last), "shift and arrow to the right")
        key("End")
        self.equal(self.frame(), last, "End")
        key("ArrowLeft")
        self.equal(self.frame(), max(0, last - 1), "arrow to the left")
        key("?")
        self.expect("document.getElementById('help').open", "the help does not open")
        key("?")
        self.expect("!document.getElementById('help').open", "the help does not close")
        key("t")
        self.expect("document.documentElement.dataset.theme === 'light'", "no theme by day")
        key("t")
        self.expect("document.documentElement.dataset.theme === 'dark'", "no theme by night")
        key("t")
        self.drawn()

    def check_playing(self):
        if self.last() < 3:
            return
        self.browser.key("Home")
        self.browser.key("q")
        self.browser.key(" ", "Space")
        self.browser.wait("Number(document.getElementById('axis').ariaValueNow) >= 2",
                          "playing moves on")
        self.browser.key(" ", "Space")
        self.browser.key("q")
        frame = self.frame()
        self.browser.evaluate("new Promise(done => setTimeout(done, 120))")
        self.equal(self.frame(), frame, "a pause that goes on")
        self.browser.key("End")
        self.browser.key(" ", "Space")
        self.browser.wait("Number(document.getElementById('axis').ariaValueNow)"
                          " < Number(document.getElementById('axis').ariaValueMax)",
                          "playing begins again")
        self.browser.key(" ", "Space")
        self.drawn()

    def check_width(self, width):
        # A window that was given another size is laid out a little later.
        try:
            self.browser.wait(f"innerWidth === {width}"
                              " && document.documentElement.scrollWidth <= innerWidth")
        except BrowserError:
            self.faults.append(f"at {width} pixels the page is wider than the window")

    def check_layout(self, screenshots):
        """At each width, by day and by night."""
        for width, height in WIDTHS:
            for scheme in ("light", "dark"):
                self.browser.prefer(scheme)
                self.browser.resize(width, height)
                self.check_width(width)
                if screenshots:
                    self.screenshot(screenshots, f"{width}-{scheme}")
        self.browser.prefer("light")
        self.browser.resize(*WIDTHS[0])

    def screenshot(self, folder, name):
        self.browser.evaluate("new Promise(done => setTimeout(done, 150))")
        page = os.path.splitext(os.path.basename(self.address))[0]
        self.browser.screenshot(os.path.join(folder, f"{page}-{name}.png"))

    def run(self, screenshots):
        self.browser.resize(*WIDTHS[0])
        self.browser.prefer("light")
        self.open()
        self.check(screenshots)
        return self.faults + self.browser.problems


def main(check, description):
    """Checks the page that the command line names; gives the exit code."""
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    parser.add_argument("page", help="the HTML file")
    parser.add_argument("--screenshots", metavar="FOLDER", help="where to leave pictures of it")
    arguments = parser.parse_args()
    if arguments.screenshots:
        os.makedirs(arguments.screenshots, exist_ok=True)
    try:
        with Browser() as browser:
            faults = check(browser, arguments.page).run(arguments.screenshots)
    except BrowserError as error:
        if "no Chromium" in str(error):
            print(f"{parser.prog}: {error}", file=sys.stderr)
            return 6
        faults = [str(error)]
    for fault in faults:
        print(f"{arguments.page}: {fault}", file=sys.stderr)
    return 1 if faults else 0
