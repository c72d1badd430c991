"""An X server of its own, and input for the windows in it, for the scripts that test windows.

Input comes from XTest, through the libraries that xdotool brings along; nothing but the standard
library of Python is needed.
"""

import ctypes
import os
import subprocess
import sys


class Display:
    """An X server of its own, and input for the windows in it."""

    def __init__(self, size=(1280, 800)):
        read, write = os.pipe()
        self.size = size
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24",
             "-noreset", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        os.close(write)
        number = b""
        while not number.endswith(b"\n"):
            more = os.read(read, 16)
            if not more:
                sys.exit("Xvfb does not start. Install it: scripts/install --tests")
            number += more
        os.close(read)
        self.name = ":" + number.decode().strip()
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        pointer, long = ctypes.c_void_p, ctypes.c_ulong
        for name, result, arguments in [
            ("XOpenDisplay", pointer, [ctypes.c_char_p]), ("XFlush", int, [pointer]),
            ("XSync", int, [pointer, int]), ("XDefaultRootWindow", long, [pointer]),
            ("XKeysymToKeycode", ctypes.c_ubyte, [pointer, long]),
            ("XStringToKeysym", long, [ctypes.c_char_p]),
            ("XInternAtom", long, [pointer, ctypes.c_char_p, int]),
            ("XResizeWindow", int, [pointer, long, ctypes.c_uint, ctypes.c_uint]),
            ("XSetInputFocus", int, [pointer, long, int, long]),
            ("XRaiseWindow", int, [pointer, long]),
        ]:
            call = getattr(self.x11, name)
            call.restype, call.argtypes = (ctypes.c_int if result is int else result), [
                ctypes.c_int if each is int else each for each in arguments]
        for name, count in [("XTestFakeMotionEvent", 4), ("XTestFakeButtonEvent", 3),
                            ("XTestFakeKeyEvent", 3)]:
            call = getattr(self.xtst, name)
            kinds = [ctypes.c_int if name.endswith("MotionEvent") else ctypes.c_uint, ctypes.c_int,
                     ctypes.c_int][:count - 1]
            call.argtypes = [pointer] + kinds + [long]
        # A window that has just gone is no reason to stop.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer)(lambda *_: 0)
        self.x11.XSetErrorHandler(self.ignore)
        self.connection = self.x11.XOpenDisplay(self.name.encode())
        self.root = self.x11.XDefaultRootWindow(self.connection)

    def flush(self):
        self.x11.XFlush(self.connection)

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.connection, -1, int(x), int(y), 0)
        self.flush()

    def button(self, number, down):
        self.xtst.XTestFakeButtonEvent(self.connection, number, 1 if down else 0, 0)
        self.flush()

    def click(self, number=1):
        self.button(number, True)
        self.button(number, False)

    def key(self, name, down=None, modifiers=()):
        """A key by its X name; pressed and released unless `down` says otherwise."""
        for modifier in modifiers:
            self.key(modifier, True)
        code = self.x11.XKeysymToKeycode(
            self.connection, self.x11.XStringToKeysym(name.encode()))
        if code:
            for state in [True, False] if down is None else [down]:
                self.xtst.XTestFakeKeyEvent(self.connection, code, 1 if state else 0, 0)
        for modifier in reversed(modifiers):
            self.key(modifier, False)
        self.flush()

    NAMES = {" ": "space", ".": "period", "-": "minus", "/": "slash", "\n": "Return", ",": "comma"}

    def write(self, text):
        for letter in text:
            self.key(self.NAMES.get(letter, letter))

    def set_mode(self, width, height):
        """Gives the display another size, at most that with which it began."""
        numbers = [width, width + 8, width + 16, width + 24, height, height + 1, height + 2, height + 3]
        mode, run = f"{width}x{height}-own", lambda *words: subprocess.run(
            ["xrandr", *words], env={**os.environ, "DISPLAY": self.name}, capture_output=True)
        run("--newmode", mode, "30", *map(str, numbers))
        run("--addmode", "screen", mode)
        return run("--output", "screen", "--mode", mode).returncode == 0

    def resize(self, window, width, height):
        self.x11.XResizeWindow(self.connection, window, width, height)
        self.flush()

    def geometry(self, window):
        """The window's width and height; None if it is gone."""
        found = subprocess.run(["xdotool", "getwindowgeometry", "--shell", str(window)],
                               env={**os.environ, "DISPLAY": self.name}, capture_output=True, text=True)
        facts = dict(line.split("=") for line in found.stdout.split())
        return (int(facts["WIDTH"]), int(facts["HEIGHT"])) if "WIDTH" in facts else None

    def focus(self, window):
        self.x11.XRaiseWindow(self.connection, window)
        self.x11.XSetInputFocus(self.connection, window, 1, 0)
        self.flush()

    def picture(self, window):
        """The window's pixels as rows of bytes blue, green, red, with its width and height."""
        found = subprocess.run(
            ["xwd", "-silent", "-id", str(window)], env={**os.environ, "DISPLAY": self.name},
            capture_output=True)
        data = found.stdout
        if found.returncode or len(data) < 100:
            return None
        word = lambda index: int.from_bytes(data[index * 4:index * 4 + 4], "big")
        width, height, stride, colors = word(4), word(5), word(12), word(19)
        start = word(0) + colors * 12
        rows = [data[start + y * stride:start + y * stride + width * 4] for y in range(height)]
        return width, height, b"".join(
            bytes(b for i in range(0, len(row), 4) for b in row[i:i + 3]) for row in rows)

    def stop(self):
        self.server.kill()
        self.server.wait()
