"""A headless Chromium, driven over its DevTools protocol with Python's standard library alone."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class BrowserError(Exception):
    """The browser could not be started, or it answered with an error."""


class WebSocket:
    """The client's side of RFC 6455, as far as DevTools needs it: text frames, whole messages."""

    def __init__(self, host, port, path, timeout):
        self.socket = socket.create_connection((host, port), timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        self.unread = b""
        while b"\r\n\r\n" not in self.unread:
            self.unread += self._some()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise BrowserError("the browser refused the connection")

    def _some(self):
        part = self.socket.recv(1 << 16)
        if not part:
            raise BrowserError("the browser closed the connection")
        return part

    def _exactly(self, count):
        while len(self.unread) < count:
            self.unread += self._some()
        part, self.unread = self.unread[:count], self.unread[count:]
        return part

    def send(self, text):
        payload = text.encode()
        mask = os.urandom(4)
        if len(payload) < 126:
            head = struct.pack(">BB", 0x81, 0x80 | len(payload))
        elif len(payload) < 1 << 16:
            head = struct.pack(">BBH", 0x81, 0x80 | 126, len(payload))
        else:
            head = struct.pack(">BBQ", 0x81, 0x80 | 127, len(payload))
        masked = bytes(byte ^ mask[index & 3] for index, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        """The next whole message."""
        message = b""
        while True:
            first, second = self._exactly(2)
            count = second & 0x7F
            if count == 126:
                count, = struct.unpack(">H", self._exactly(2))
            elif count == 127:
                count, = struct.unpack(">Q", self._exactly(8))
            payload = self._exactly(count)
            kind = first & 0x0F
            if kind == 8:
                raise BrowserError("the browser ended the conversation")
            if kind in (0, 1):
                message += payload
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.socket.close()


class Browser:
    """A browser with one page; use it in a `with` statement."""

    names = ("chromium", "chromium-browser", "google-chrome", "chrome")

    def __init__(self, timeout=60):
        self.timeout = timeout
        self.problems = []
        self._number = 0

    def __enter__(self):
        program = next(filter(None, map(shutil.which, self.names)), None)
        if program is None:
            raise BrowserError("no Chromium is installed")
        self.profile = tempfile.mkdtemp(prefix="segue-browser-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking",
             "--hide-scrollbars", "--force-color-profile=srgb", "--mute-audio",
             "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self._connect()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _connect(self):
        place = os.path.join(self.profile, "DevToolsActivePort")
        end = time.monotonic() + self.timeout
        while True:
            if os.path.exists(place):
                lines = open(place, encoding="ascii").read().split()
                if len(lines) == 2:
                    break
            if self.process.poll() is not None or time.monotonic() > end:
                raise BrowserError("the browser did not start")
            time.sleep(0.05)
        port = int(lines[0])
        # Through no proxy: the browser is on this machine.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"http://127.0.0.1:{port}/json/list", timeout=self.timeout) as answer:
            pages = [page for page in json.load(answer) if page["type"] == "page"]
        path = "/" + pages[0]["webSocketDebuggerUrl"].split("/", 3)[3]
        self.socket = WebSocket("127.0.0.1", port, path, self.timeout)
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """The answer to one command; what the page reports meanwhile is kept."""
        self._number += 1
        number = self._number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == number:
                if "error" in message:
                    raise BrowserError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _note(self, message):
        method, details = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            thrown = details["exceptionDetails"]
            text = thrown.get("exception", {}).get("description", thrown.get("text"))
            self.problems.append(f"exception: {text}")
        elif method == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning"):
            texts = [str(value.get("value", value.get("description"))) for value in details["args"]]
            self.problems.append(f"console: {' '.join(texts)}")
        elif method == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
            self.problems.append(f"log: {details['entry']['text']}")
        elif method == "Network.requestWillBeSent":
            address = details["request"]["url"]
            if not address.startswith(("file:", "data:", "about:")):
                self.problems.append(f"request: {address}")

    def evaluate(self, expression):
        """An expression's value, as JSON has it; promises are waited for."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise BrowserError(f"{expression}: {answer['exceptionDetails']['text']}")
        return answer["result"].get("value")

    def wait(self, expression, what=None):
        """Waits until an expression is true."""
        end = time.monotonic() + self.timeout
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise BrowserError(f"waited in vain until {what or expression}")
            time.sleep(0.03)

    def resize(self, width, height, ratio=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=ratio, mobile=False)

    def prefer(self, scheme):
        """`light` or `dark`."""
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def key(self, key, code=None, shift=False):
        """Presses a key and lets it go."""
        details = {"key": key, "code": code or key, "modifiers": 8 if shift else 0}
        if len(key) == 1:
            details["text"] = key
        self.call("Input.dispatchKeyEvent", type="keyDown", **details)
        details.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **details)

    def type(self, text):
        """Puts text into what has the focus."""
        self.call("Input.insertText", text=text)

    def click(self, x, y):
        self.drag((x, y), (x, y), steps=0)

    def drag(self, start, end, steps=6):
        """Presses at one place, moves to another, lets go; places in CSS pixels."""
        button = {"button": "left", "buttons": 1, "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], **button)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, **button)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], **button)
        # Moves reach the page with its next frame.
        self.evaluate("new Promise(done => requestAnimationFrame("
                      "() => requestAnimationFrame(() => done())))")

    def move(self, x, y):
        """Moves the pointer, nothing pressed."""
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def box(self, selector):
        """An element's box in CSS pixels: left, top, width, height."""
        return self.evaluate(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })()")

    def picture(self, selector):
        """An element's pixels, as a PNG file's bytes."""
        left, top, width, height = self.box(selector)
        answer = self.call("Page.captureScreenshot", format="png", clip={
            "x": left, "y": top, "width": width, "height": height, "scale": 1})
        return base64.b64decode(answer["data"])

    def screenshot(self, path, whole=False):
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))
