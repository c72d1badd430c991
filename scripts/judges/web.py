"""Riff's SVG, pages and CSS in Chromium."""

from chromium import Chromium
from pictures import difference, keep, picture
from verdict import Verdict

SIZE = (960, 540)

# Stops the animations of a page at a share of their active time: the first pass of the longest.
SEEK = """
(part => {
  const all = document.getAnimations({subtree: true});
  const length = Math.max(0, ...all.map(one => one.effect.getTiming().duration));
  // Just before the end, since a repeated animation is at its start again there.
  for (const one of all) { one.pause(); one.currentTime = Math.min(length * part, length - 0.01); }
})(%f)
"""


def svg(riff, options):
    return judge(riff, options, "svg")


def html(riff, options):
    return judge(riff, options, "html")


def css(riff, options):
    return judge(riff, options, "css")


def judge(riff, options, ending):
    """Every demo at six times, the ends too; the times in CSS are a share of the longest animation."""
    verdict = Verdict(2.5)
    parts = [step / 5 for step in range(6)]
    with Chromium(SIZE) as chromium:
        for demo in riff.demos(options):
            path, _ = riff.export(demo, ending)
            expected = riff.pictures(demo, demo.times(), SIZE)
            chromium.open((page(path) if ending == "css" else path).as_uri())
            for part, wanted in zip(parts, expected):
                chromium.run(SEEK % part)
                found = picture(chromium.picture())
                apart = difference(found, wanted)
                verdict.add(demo.name, apart)
                if apart > verdict.limit:
                    keep(options.keep, f"{ending}-{demo.name}-{part:.1f}", found, wanted)
            for mistake in chromium.mistakes:
                verdict.fail(demo.name, mistake)
    return verdict


def page(path):
    """A page with the elements that a comment in the CSS shows."""
    text = path.read_text()
    start, end = text.find("<div"), text.rfind("</div>")
    body = text[start : end + 6] if start >= 0 else ""
    html = path.with_suffix(".css.html")
    html.write_text(f"<!doctype html><style>body{{margin:0}}{text}</style>{body}")
    return html
