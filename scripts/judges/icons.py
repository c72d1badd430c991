"""Drawings that others made, beside rsvg and resvg."""

import io
import random
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image

from chromium import Chromium
from pictures import difference, keep, picture
from verdict import Skipped, Verdict

THEMES = {
    "papirus": "/usr/share/icons/Papirus",
    "breeze": "/usr/share/icons/breeze",
    "adwaita": "/usr/share/icons/Adwaita",
    "openclipart": "/usr/share/openclipart/svg",
}
LONGEST_SIDE = 128
# How much larger rsvg draws where it differs.
ENLARGED = 8
IMAGE = """<!doctype html><style>body{margin:0}img{width:%dpx;height:%dpx;object-fit:contain}</style>
<img src="%s">"""
# Both lie beside the project, and are not part of it.
FIXTURES = [Path("../shared/fixtures/svg"), Path("../../shared/fixtures/svg")]


def judge(verdict, files, expected, riff, options):
    """Compares Riff's picture of each file, by name, with the expected one."""

    def one(entry):
        number, (name, file) = entry
        try:
            wanted = expected(file)
            if wanted is None:
                return
            drawn = riff.drawing(file, wanted.size, f"drawing-{number}")
            if drawn is None:
                return verdict.fail(name, "refused")
            wanted, drawn = picture(wanted), picture(drawn)
            apart = difference(drawn, wanted)
            verdict.add(name, apart)
            if apart > verdict.limit:
                keep(options.keep, name, drawn, wanted)
        except subprocess.TimeoutExpired:
            verdict.fail(name, "too slow")

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(one, enumerate(files.items())))
    return verdict


def fixtures(riff, options):
    """The static part of resvg's suite."""
    folder = next((f for f in FIXTURES if f.is_dir()), None)
    if folder is None:
        raise Skipped("no ../shared/fixtures/svg")
    files = {
        str(file.relative_to(folder)): file
        for file in sorted(folder.rglob("*.svg"))
        if file.with_suffix(".png").exists() and file.relative_to(folder).parts[0] != "filters"
    }
    return judge(
        Verdict(3, 0.9), files, lambda file: Image.open(file.with_suffix(".png")), riff, options
    )


def themes(riff, options):
    """A seeded sample of three icon themes and openclipart, beside rsvg."""
    if not shutil.which("rsvg-convert"):
        raise Skipped("no rsvg-convert")
    files = {}
    missing = [name for name, folder in THEMES.items() if not Path(folder).is_dir()]
    for name, folder in THEMES.items():
        found = sorted(f for f in Path(folder).rglob("*.svg") if not f.is_symlink())
        share = options.count // len(THEMES)
        chosen = random.Random(options.seed).sample(found, min(share, len(found)))
        files.update({f"{name}/{file.relative_to(folder)}": file for file in chosen})
    if not files:
        raise Skipped("no icon theme")
    note = f"without {', '.join(missing)}" if missing else f"seed {options.seed}"
    verdict = judge(Verdict(3, 0.99, note), files, lambda file: by_rsvg(riff, file), riff, options)
    decide(verdict, files, riff)
    name_reasons(verdict, files, riff)
    return verdict


def decide(verdict, files, riff):
    """Compares with others what rsvg draws otherwise; the nearest one counts. They are Chromium, and
    rsvg's picture at a multiple of the size, reduced: at the size of an icon rsvg rounds the tiles of
    patterns to whole pixels, and drops thin lines."""
    by_chromium, by_larger = 0, 0
    for number, name in enumerate(verdict.far):
        wanted = by_rsvg(riff, files[name], times=ENLARGED)
        drawn = riff.drawing(files[name], (wanted.width, wanted.height), f"far-{number}")
        apart = difference(picture(drawn), picture(wanted))
        if apart <= verdict.limit:
            by_larger += 1
            verdict.differences[name] = apart
            continue
        side = round(longest_side(1))
        drawn = riff.drawing(files[name], (side, side), f"far-{number}")
        with Chromium((side, side)) as chromium:
            page = riff.folder / f"far-{number}.html"
            page.write_text(IMAGE % (side, side, files[name].resolve().as_uri()))
            chromium.open(page.as_uri())
            wanted = picture(chromium.picture())
        apart = difference(picture(drawn), wanted)
        if apart <= verdict.limit:
            by_chromium += 1
            verdict.differences[name] = apart
    verdict.note += (
        f"; Riff agrees with rsvg's larger picture in {by_larger} others, with Chromium in {by_chromium}"
    )


def name_reasons(verdict, files, riff):
    """Gives each drawing that differs the first problem that `riff check` reports."""
    for name in verdict.far:
        notes = riff.run("check", files[name]).stdout.splitlines()[1:]
        if notes:
            verdict.explain(name, f"named: {notes[0].strip()}")
    silent = [name for name in verdict.far if name not in verdict.reasons]
    verdict.note += f"; {len(silent)} of {len(verdict.far)} others without a reason"


def longest_side(ratio):
    """A size at which the shorter side is nearly whole, since rsvg puts the rest of a pixel to one
    side of the picture and Riff to both."""

    def rest(side):
        return abs(round(side * ratio) - side * ratio)

    return min(range(LONGEST_SIDE, LONGEST_SIDE - 24, -1), key=lambda side: round(rest(side), 2))


def by_rsvg(riff, file, times=1):
    """What rsvg draws, at a multiple of the size and then reduced; None if it refuses the file."""
    size = re.search(r"([\d.]+)×([\d.]+) pt", riff.run("check", file).stdout)
    width, height = (float(size[n]) for n in (1, 2)) if size else (1, 1)
    scale = longest_side(min(width, height) / max(width, height)) / max(width, height)
    # Both sides are given, as rsvg makes one more pixel of the smallest rest of one.
    sides = [max(1, round(side * scale)) * times for side in (width, height)]
    words = ["rsvg-convert", "-w", sides[0], "-h", sides[1], file]
    done = subprocess.run([str(word) for word in words], capture_output=True, timeout=60)
    if done.returncode or not done.stdout:
        return None
    drawn = Image.open(io.BytesIO(done.stdout))
    # Transparent pixels have no colour that could be averaged.
    return drawn.convert("RGBa").reduce(times).convert("RGBA") if times > 1 else drawn
