"""A display of its own and a Riff in it, for scripts/monkey, scripts/powercut and scripts/startup.

Input comes from XTest, through the libraries that xdotool brings along; nothing but the standard
library of Python is needed.
"""

import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))


def program(product="riff"):
    """The path of a release build, which RIFF=PATH replaces."""
    path = os.environ.get("RIFF")
    if path:
        path = os.path.realpath(path)
        if not os.access(path, os.X_OK):
            sys.exit(f"{path} cannot be run: RIFF must name a program, such as .build/release/riff.")
        return path
    subprocess.run([ROOT + "/scripts/install", "--tests"], check=True)
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", product],
        cwd=ROOT, stdout=sys.stderr, check=True)
    return f"{ROOT}/.build/release/{product}"


class Folder:
    """A temporary folder with a home, removed at the end; nothing is written elsewhere."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="riff-")
        for name in ["state", "config", "cache", "home", "run"]:
            os.mkdir(f"{self.path}/{name}", 0o700)
        self.skip_first_start()

    def skip_first_start(self):
        os.makedirs(f"{self.path}/state/riff", exist_ok=True)
        with open(f"{self.path}/state/riff/place", "w") as file:
            file.write("riff place 1\ndemo springs\n")

    def environment(self, display, **more):
        kept = {k: os.environ[k] for k in ["PATH", "LD_LIBRARY_PATH", "TMPDIR"] if k in os.environ}
        kept.update(
            DISPLAY=display, SDL_VIDEODRIVER="x11", LC_ALL="C.UTF-8", HOME=f"{self.path}/home",
            XDG_STATE_HOME=f"{self.path}/state", XDG_CONFIG_HOME=f"{self.path}/config",
            XDG_CACHE_HOME=f"{self.path}/cache", XDG_RUNTIME_DIR=f"{self.path}/run",
            EDITOR="true", VISUAL="true", BROWSER="true", **more)
        return kept

    def state(self, name):
        return f"{self.path}/state/riff/{name}"

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)


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

    def resize(self, window, width, height):
        self.x11.XResizeWindow(self.connection, window, width, height)
        self.flush()

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


class Riff:
    """A running Riff, and what it says of its frames."""

    def __init__(self, path, arguments, display, folder, **environment):
        self.display, self.folder = display, folder
        self.began = time.monotonic()
        self.errors = open(f"{folder.path}/errors", "ab")
        self.process = subprocess.Popen(
            [path, *arguments], env=folder.environment(
                display.name, RIFF_FRAMES="/dev/stdout", **environment),
            cwd=f"{folder.path}/home", stdout=subprocess.PIPE, stderr=self.errors,
            stdin=subprocess.DEVNULL)
        #: Moments at which the edits changed: (seconds, hash, steps of undo, steps of redo).
        self.edits = []
        self.picture = None
        self.is_resting = False
        self.frames = 0
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        self.window = None

    def read(self):
        for line in self.process.stdout:
            words = line.split()
            if words[:1] == [b"edits"]:
                self.edits.append((time.monotonic(), *words[1:4]))
            elif words[:1] == [b"shown"]:
                self.is_resting = words[1] == b"resting"
                self.frames += 1
            elif words[:1] == [b"picture"]:
                self.picture = words[1]

    def wait_until(self, is_true, seconds=60):
        """Whether it came true before the program ended or the time was over."""
        end = time.monotonic() + seconds
        while not is_true():
            if self.process.poll() is not None or time.monotonic() > end:
                return is_true()
            time.sleep(0.002)
        return True

    def start(self):
        """Waits for the window, and gives it the keyboard, as no window manager does."""
        if not self.wait_until(lambda: self.frames > 0):
            return False
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            env={**os.environ, "DISPLAY": self.display.name}, capture_output=True, text=True)
        windows = found.stdout.split()
        if windows:
            self.window = int(windows[0])
            self.display.focus(self.window)
        return bool(windows)

    def kill(self, number=signal.SIGKILL):
        try:
            self.process.send_signal(number)
        except ProcessLookupError:
            pass
        return self.end()

    def end(self, seconds=60):
        """The exit code; None, and killed, if it does not end."""
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            code = None
        self.reader.join(5)
        self.errors.close()
        return code

    @property
    def memory(self):
        """In MiB."""
        try:
            with open(f"/proc/{self.process.pid}/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20
        except (FileNotFoundError, ProcessLookupError, IndexError):
            return 0

    @property
    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def said(self):
        with open(f"{self.folder.path}/errors", errors="replace") as file:
            return file.read()


class Checks:
    """Prints a line for each check, and remembers whether one has failed."""

    def __init__(self):
        self.has_failed = False

    def check(self, what, figure, bound, is_good):
        self.has_failed = self.has_failed or not is_good
        print(f"{'good  ' if is_good else 'FAILED'}  {what}: {figure} (bound: {bound})", flush=True)

    def exit(self):
        sys.exit(1 if self.has_failed else 0)
