"""The program that is judged."""

import re
import subprocess
import tempfile
from pathlib import Path

from pictures import picture


class Demo:
    def __init__(self, name, start, end, unit):
        self.name, self.start, self.end, self.unit = name, start, end, unit

    def times(self, count=6):
        """Times from the start to the end; the ends too."""
        length = self.end - self.start
        return [self.start + length * step / (count - 1) for step in range(count)]


class Riff:
    def __init__(self, path):
        self.path = str(Path(path).resolve())
        self.folder = Path(tempfile.mkdtemp(prefix="riff-judge-"))
        self._drawn = {}

    def run(self, *words, timeout=300):
        return subprocess.run(
            [self.path, *map(str, words)], capture_output=True, text=True, timeout=timeout
        )

    def demos(self, options):
        """The demos of the catalogue."""
        demos = []
        for line in self.run("list").stdout.splitlines():
            found = re.match(r"(\S+)\s+(\S+?)\.\.\.(\S+) (\w+)", line)
            if found and (not options.demo or found[1] in options.demo):
                demos.append(Demo(found[1], float(found[2]), float(found[3]), found[4]))
        return demos

    def export(self, demo, ending, *words):
        """A demo as a file; and what Riff says is lost."""
        path = self.folder / f"{demo.name}.{ending}"
        done = self.run("export", demo.name, "-o", path, *words)
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        return path, done.stderr

    def pictures(self, demo, times, size):
        """What the demo looks like at these times."""
        key = (demo.name, tuple(times), size)
        if key not in self._drawn:
            name = Path(demo.name).name
            path = self.folder / f"{name}-at.png"
            at = ",".join(f"{time:.6f}" for time in times)
            self.run("snapshot", demo.name, "--at", at, "--size", "%dx%d" % size, "-o", path)
            files = [self.folder / f"{name}-at-{n + 1}.png" for n in range(len(times))]
            self._drawn[key] = [picture(file) for file in files]
        return self._drawn[key]

    def length(self, file):
        """The length of a file's scene in seconds, which Riff says of a time beyond its end."""
        path = self.folder / "length.png"
        said = self.run("snapshot", file, "--at", 1e6, "--size", "16x16", "-o", path).stderr
        found = re.search(r"range 0\.\.\.(\S+) s", said)
        if not found:
            raise RuntimeError(said.strip())
        return float(found[1])

    def drawing(self, file, size, name, time=0):
        """A file at a time as a PNG without a background; None if Riff refuses it."""
        path = self.folder / f"{name}.png"
        path.unlink(missing_ok=True)
        self.run("export", file, "--from", time, "--to", time, "--transparent", "--quiet",
                 "--size", "%dx%d" % size, "-o", path, timeout=60)
        return path if path.exists() else None
