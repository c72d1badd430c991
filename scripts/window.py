"""A Riff in a window of its own display, its home, and checks, for the scripts that test windows.

Nothing but the standard library of Python is needed.
"""

import glob
import os
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


def compiled(name, folder, *options):
    """The path of a program or library that is compiled from a source in C beside this file."""
    output = f"{folder.path}/{name}.out"
    if not os.path.exists(output):
        subprocess.run([os.environ.get("CC", "cc"), "-O1", "-o", output, f"{ROOT}/scripts/{name}", *options],
                       check=True)
    return output


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
        # The process's own clock, by clock_getcpuclockid(3): /proc has hundredths of seconds only, and a
        # load of 1 % has but three of them in 3 s.
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def load(self, seconds):
        """The share of a core that it uses in so many seconds, in %."""
        start = self.processor_seconds
        time.sleep(seconds)
        return (self.processor_seconds - start) / seconds * 100

    @property
    def seconds_waited(self):
        """How long each of its threads was ready, but other programs had the cores."""
        seconds = {}
        for path in glob.glob(f"/proc/{self.process.pid}/task/*/schedstat"):
            try:
                with open(path) as file:
                    seconds[path] = int(file.read().split()[1]) / 1e9
            except (OSError, IndexError):
                pass
        return seconds

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
