"""Riff's SVG, pages and CSS in Chromium."""

from chromium import Chromium
from pictures import difference, keep, picture
from verdict import Verdict

SIZE = (960, 540)

# Stops the animations of a page at a share of the longest one's duration.
SEEK = """
(part => {
  const all = document.getAnimations({subtree: true});
  const clocked = all.filter(one => one.timeline instanceof DocumentTimeline);
  const length = Math.max(0, ...clocked.map(one => one.effect.getComputedTiming().duration));
  for (const one of all) {
    const {fill, iterations} = one.effect.getTiming();
    // A repeated animation is at its start again where it ends.
    const holds = iterations === 1 && (fill === "both" || fill === "forwards");
    one.pause();
    if (!clocked.includes(one)) { one.currentTime = CSS.percent(part * 100); continue; }
    one.currentTime = Math.min(length * part, holds ? length : length - 0.01);
  }
})(%f)
"""

# Stops each animation of a page at a time in milliseconds.
SEEK_CSS = """
(time => {
  for (const one of document.getAnimations({subtree: true})) {
    const {fill, iterations} = one.effect.getTiming();
    const holds = iterations === 1 && (fill === "both" || fill === "forwards");
    const end = one.effect.getComputedTiming().endTime;
    one.pause();
    one.currentTime = Math.min(time, holds ? end : end - 0.01);
  }
})(%f)
"""

# Scrolls a page to a share of its height. Time that starts when a page settles stays at its start.
SEEK_SCROLLED = """
(part => {
  const page = document.scrollingElement;
  page.scrollTop = part * (page.scrollHeight - innerHeight);
  for (const one of document.getAnimations({subtree: true})) {
    if (one.timeline instanceof DocumentTimeline) { one.pause(); one.currentTime = 0; }
  }
})(%f)
"""

# A page is moved by its address. Only its picture is compared.
SEEK_PAGE = """
(time => {
  const moved = new Promise(done => addEventListener("hashchange", done, {once: true}));
  const old = location.hash;
  location.hash = `t=${time}`;
  const scene = document.querySelector("main > svg");
  scene.style.cssText += "position:fixed;inset:0;width:960px;height:540px;margin:0;z-index:9;"
    + "border-radius:0;max-width:none;max-height:none";
  return old === location.hash ? true : moved.then(() => true);
})(%f)
"""


def svg(riff, options):
    return judge(riff, options, "svg")


def html(riff, options):
    return judge(riff, options, "html")


def css(riff, options):
    return judge(riff, options, "css")


def judge(riff, options, ending):
    """Every demo at six times, the ends too; in an SVG they are a share of the longest animation, and in
    the CSS of a scrolled demo a share of its page."""
    verdict = Verdict(2.5)
    parts = [step / 5 for step in range(6)]
    with Chromium(SIZE) as chromium:
        for demo in riff.demos(options):
            # Played once, since the end is compared too.
            path, _ = riff.export(demo, ending, *([] if ending == "css" else ["--loop", 1]))
            times = demo.times()
            if ending == "css" and demo.unit == "s":
                # Browsers count microseconds, so nothing leaps at an exact time.
                times = [times[0], *(time + 0.001 for time in times[1:-1]), times[-1]]
            expected = riff.pictures(demo, times, SIZE)
            chromium.open((page(path) if ending == "css" else path).as_uri())
            for part, time, wanted in zip(parts, times, expected):
                try:
                    seek = {
                        "svg": SEEK % part, "html": SEEK_PAGE % time,
                        "css": SEEK_CSS % ((time - demo.start) * 1000)
                        if demo.unit == "s" else SEEK_SCROLLED % part,
                    }
                    chromium.run(seek[ending])
                except RuntimeError as mistake:
                    verdict.fail(demo.name, str(mistake))
                    break
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
