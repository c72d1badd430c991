"""Riff's Lottie in the players that apps and pages use."""

import importlib.util
import json
import re
from pathlib import Path

from chromium import Chromium
from pictures import difference, is_blank, keep, picture
from riff import Demo
from verdict import Skipped, Verdict

SIZE = (960, 540)

# Lottie has no perspective: a demo that loses it may look different.
LOSS = "Rotation out of the plane"

# The end of the full build that the light one lacks.
EXTRAS = re.compile(r"(?<=,)setExpressionsPlugin\(Expressions\),.*(?=lottie\}$)")

PAGE = """<!doctype html><style>body{margin:0;background:#fff}#stage{width:%dpx;height:%dpx}</style>
<div id="stage"></div><script>%s</script><script>
var player = lottie.loadAnimation({container: document.getElementById("stage"), renderer: "%s",
  loop: false, autoplay: false, animationData: %s});
player.setSubframe(true);
player.addEventListener("data_failed", () => { throw new Error("data_failed") });
</script>"""


def judge(riff, options, name, player, has_texts=True):
    """Every demo at six times; `player` yields a picture for each frame."""
    verdict = Verdict(2.5, note="" if has_texts else "without texts, which it cannot draw")
    for demo in riff.demos(options):
        path, losses = riff.export(demo, "json")
        text = path.read_text()
        data = json.loads(text)
        length = data["op"] - data["ip"]
        # Whole frames, since rlottie has no others; `op` itself is never shown.
        frames = [data["ip"] + min(round(length * n / 5), length - 1) for n in range(6)]
        shares = [(frame - data["ip"]) / length for frame in frames]
        times = [demo.start + (demo.end - demo.start) * share for share in shares]
        if has_texts:
            expected = riff.pictures(demo, times, SIZE)
        else:
            path = without_texts(path, data)
            text = path.read_text()
            seconds = [(frame - data["ip"]) / data["fr"] for frame in frames]
            expected = riff.pictures(Demo(str(path), 0, length, "seconds"), seconds, SIZE)
        try:
            for number, found in enumerate(player(path, text, frames)):
                wanted = expected[number]
                if is_blank(found) and not is_blank(wanted):
                    verdict.fail(demo.name, "blank")
                apart = difference(found, wanted)
                verdict.add(demo.name, apart)
                if apart > verdict.limit:
                    keep(options.keep, f"{name}-{demo.name}-{number}", found, wanted)
        except RuntimeError as mistake:
            verdict.fail(demo.name, str(mistake))
        for loss in losses.splitlines():
            if LOSS in loss:
                verdict.excuse(demo.name, loss.removeprefix("riff: "))
    return verdict


def without_texts(path, data):
    """The same file without layers of text. Riff's reader draws what is left of it."""
    for holder in [data, *data["assets"]]:
        if "layers" in holder:
            holder["layers"] = [layer for layer in holder["layers"] if layer["ty"] != 5]
    stripped = path.with_suffix(".plain.json")
    stripped.write_text(json.dumps(data))
    return stripped


def thorvg(riff, options):
    try:
        import thorvg_python as tvg
    except ImportError:
        raise Skipped("no thorvg-python") from None

    def draw(path, _, frames):
        with tvg.Engine(threads=0) as engine:
            canvas = tvg.SwCanvas(engine)
            canvas.set_target(*SIZE)
            animation = tvg.Animation(engine)
            image = animation.get_picture()
            if image.load(str(path)) != tvg.Result.SUCCESS:
                raise RuntimeError("refused")
            image.set_size(*SIZE)
            canvas.add(image)
            for frame in frames:
                animation.set_frame(frame)
                canvas.update()
                canvas.draw(True)
                canvas.sync()
                yield picture(canvas.get_pillow())

    return judge(riff, options, "thorvg", draw)


def rlottie(riff, options):
    try:
        from rlottie_python import LottieAnimation
    except ImportError:
        raise Skipped("no rlottie-python") from None

    def draw(_, text, frames):
        animation = LottieAnimation.from_data(text)
        for frame in frames:
            yield picture(animation.render_pillow_frame(int(frame), width=SIZE[0], height=SIZE[1]))

    return judge(riff, options, "rlottie", draw, has_texts=False)


def web_svg(riff, options):
    return in_web(riff, options, "lottie-web-svg", "svg", lottie_web())


def web_canvas(riff, options):
    return in_web(riff, options, "lottie-web-canvas", "canvas", lottie_web())


def web_light(riff, options):
    return in_web(riff, options, "lottie-web-light", "svg", lottie_web_light())


def in_web(riff, options, name, renderer, source):
    with Chromium(SIZE) as chromium:

        def draw(path, text, frames):
            page = path.with_suffix(".page.html")
            page.write_text(PAGE % (*SIZE, source, renderer, text.replace("</", "<\\/")))
            chromium.open(page.as_uri())
            if chromium.mistakes:
                raise RuntimeError(chromium.mistakes[0])
            for frame in frames:
                chromium.run(f"player.goToAndStop({frame}, true)")
                yield picture(chromium.picture())
                if chromium.mistakes:
                    raise RuntimeError(chromium.mistakes[0])

        return judge(riff, options, name, draw)


def lottie_web():
    """The source of the full build 5.8.1, which the source map of streamlit-lottie holds."""
    for path in files_of("streamlit_lottie", "*.chunk.js.map"):
        sources = json.loads(path.read_text())
        for name, content in zip(sources["sources"], sources["sourcesContent"]):
            if name.endswith("player/lottie.js"):
                return content.replace("</script", "<\\/script")
    raise Skipped("streamlit-lottie has no lottie-web")


def lottie_web_light():
    """The modules of the light build 5.12.2: the full one of dash-extensions, in which nothing
    registers expressions and effects any more."""
    for path in files_of("dash_extensions", "async-Lottie.js"):
        found = re.search(r"factory=(function\(\)\{.*,lottie\}),module", path.read_text(), re.S)
        if found:
            source, count = EXTRAS.subn("", found[1])
            if count == 1:
                return f"var lottie = ({source})()".replace("</script", "<\\/script")
    raise Skipped("dash-extensions has no lottie-web of the kind that is known")


def files_of(package, pattern):
    """Files of a Python package. The packages themselves are not imported, only looked at."""
    found = importlib.util.find_spec(package)
    if found is None or not found.origin:
        raise Skipped(f"no {package.replace('_', '-')}")
    return Path(found.origin).parent.rglob(pattern)
