"""Lottie files that others made, beside their reference pictures and rlottie."""

import json
import tempfile
from pathlib import Path

from PIL import Image

from chromium import Chromium
from lottie import PAGE, lottie_web
from pictures import difference, keep, picture
from verdict import Skipped, Verdict

# They lie beside the project, and are not part of it.
FOLDERS = [Path("../shared/fixtures/lottie"), Path("../../shared/fixtures/lottie")]


def features(riff, options):
    """A file for each feature, with a picture of what it must look like at a frame.

    Where Riff differs from the picture, lottie-web is asked too.
    """
    files = folder() / "features"
    verdict = Verdict(2)
    unlike = []
    for wanted in sorted(files.rglob("*-[0-9][0-9].png")):
        file = wanted.with_name(wanted.stem[:-3] + ".json")
        text = file.read_text()
        frame = int(wanted.stem[-2:])
        name = str(wanted.relative_to(files))
        time = frame / json.loads(text)["fr"]
        compare(verdict, riff, (file, text, name, frame, time), Image.open(wanted), unlike)
    in_lottie_web(verdict, options, unlike, "the picture")
    return verdict


def wild(riff, options):
    """Animations from the wild at three frames each, beside rlottie.

    Where Riff and rlottie differ, lottie-web is asked too, as it has features that rlottie lacks.
    """
    try:
        from rlottie_python import LottieAnimation
    except ImportError:
        raise Skipped("no rlottie-python") from None
    verdict = Verdict(3, 128 / 132)
    unlike = []
    for file in sorted((folder() / "files").glob("*.json")):
        text = file.read_text()
        data = json.loads(text)
        animation = LottieAnimation.from_data(text)
        scale = 320 / max(data["w"], data["h"])
        width, height = round(data["w"] * scale), round(data["h"] * scale)
        first, last = data["ip"], data["op"]
        for part in (0.25, 0.5, 0.75):
            frame = int((last - first) * part)
            expected = straight(animation.render_pillow_frame(frame, width=width, height=height))
            name = f"{file.stem} at frame {frame}"
            case = (file, text, name, frame, frame / data["fr"])
            compare(verdict, riff, case, expected, unlike)
    in_lottie_web(verdict, options, unlike, "rlottie")
    return verdict


def in_lottie_web(verdict, options, unlike, other):
    """Compares with lottie-web what the other judge draws otherwise."""
    decided = 0
    for name, text, frame, found in unlike:
        height, width, _ = found.shape
        with Chromium((width, height)) as chromium:
            data = text.replace("</", "<\\/")
            page = PAGE % (width, height, lottie_web(), "svg", data)
            with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
                file.write(page)
                file.flush()
                chromium.open(Path(file.name).as_uri())
            chromium.run(f"player.goToAndStop({frame}, true)")
            wanted = picture(chromium.picture())
        apart = difference(found, wanted)
        if apart <= verdict.limit:
            decided += 1
            verdict.differences[name] = apart
        else:
            keep(options.keep, name, found, wanted)
    verdict.note = f"in {decided} lottie-web agrees with Riff, and not with {other}"


def straight(image):
    """The picture without its colours being multiplied by their alpha, as rlottie leaves them."""
    return Image.frombytes("RGBa", image.size, image.tobytes()).convert("RGBA")


def folder():
    found = next((folder for folder in FOLDERS if folder.is_dir()), None)
    if found is None:
        raise Skipped("no ../shared/fixtures/lottie")
    return found


def compare(verdict, riff, case, expected, unlike):
    """Adds what is above the limit to `unlike`."""
    file, text, name, frame, time = case
    drawn = riff.drawing(file, expected.size, "lottie", time)
    if drawn is None:
        return verdict.fail(name, "refused")
    apart = difference(picture(drawn), picture(expected))
    verdict.add(name, apart)
    if apart > verdict.limit:
        unlike.append((name, text, frame, picture(drawn)))
