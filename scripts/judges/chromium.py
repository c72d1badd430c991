"""Chromium without a window, by its DevTools protocol."""

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import urllib.request

from verdict import Skipped


class Chromium:
    def __init__(self, size):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise Skipped("no Chromium")
        try:
            import websocket
        except ImportError:
            raise Skipped("no websocket-client") from None
        self.numbers = itertools.count(1)
        self.mistakes = []
        self.loaded = set()
        self.profile = tempfile.TemporaryDirectory(prefix="riff-judge-", ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [
                program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--remote-debugging-port=0", "--remote-allow-origins=*", "--no-first-run",
                "--force-color-profile=srgb", "--allow-file-access-from-files",
                # A frame is drawn when all of it is ready, also on a busy machine.
                "--run-all-compositor-stages-before-draw", "--disable-checker-imaging",
                "--disable-threaded-animation",
                # Each animation may be a layer, and layers beyond the memory are not drawn.
                "--force-gpu-mem-available-mb=2048",
                f"--user-data-dir={self.profile.name}", "about:blank",
            ],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
        )
        for line in self.process.stderr:
            if "listening on ws://" in line:
                address = line.split("ws://")[1].split("/")[0]
                break
        else:
            raise Skipped("Chromium does not start")
        pages = json.load(urllib.request.urlopen(f"http://{address}/json"))
        page = next(page for page in pages if page["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], timeout=120)
        self.call("Page.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.call("Runtime.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                  deviceScaleFactor=1, mobile=False)

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = self._receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]

    def _receive(self):
        answer = json.loads(self.socket.recv())
        if answer.get("method") == "Runtime.exceptionThrown":
            details = answer["params"]["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            self.mistakes.append(text.splitlines()[0])
        if answer.get("method") == "Page.lifecycleEvent" and answer["params"]["name"] == "load":
            self.loaded.add(answer["params"]["loaderId"])
        return answer

    def open(self, address):
        """Opens a page, and waits until it is loaded: this one, not the one before it, whose event
        may still be on its way."""
        self.mistakes.clear()
        loader = self.call("Page.navigate", url=str(address))["loaderId"]
        while loader not in self.loaded:
            self._receive()
        self.run("document.fonts.ready.then(() => true)")

    def run(self, script):
        """The value of a script, which may be a promise."""
        result = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            raise RuntimeError(text.splitlines()[0])
        return result["result"].get("value")

    def picture(self):
        """The page as PNG, once it no longer changes: a busy machine draws a page of thousands of
        animations bit by bit."""
        last = None
        for _ in range(20):
            self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            shot = self.call("Page.captureScreenshot", format="png")["data"]
            if shot == last:
                break
            last = shot
        return base64.b64decode(shot)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()
