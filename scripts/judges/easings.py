"""Riff's easings as CSS, played by Chromium, beside the values and the error that Riff states."""

import re

from chromium import Chromium
from verdict import Verdict

COUNT = 2001
# One of each kind of curve that CSS has to approximate, and those that it has itself.
EASINGS = [
    "linear", "hold", "steps(4)", "steps(3, jump-both)", "ease", "ease-in-out",
    "cubic-bezier(0.3, -0.8, 0.7, 1.9)", "linear(0, 0.3 20%, 0.9 60%, 1)",
    *(f"ease-{way}-{family}" for way in ("in", "out", "in-out")
      for family in ("sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic",
                     "bounce")),
    "spring(0.5, 1)", "spring(0.5, 0.7)", "spring(0.4, 0.2)", "spring(1, 0.05)", "spring(0.3, 2)",
]
# At a keyframe's very end the animation's effect is over.
PROGRESS = """
(easing => {
  const effect = new KeyframeEffect(document.createElement("i"), [{}, {}],
    {duration: 1e6, easing, fill: "both"});
  const animation = new Animation(effect);
  return Array.from({length: %d}, (_, step) => {
    animation.currentTime = 1e6 * step / %d;
    return effect.getComputedTiming().progress;
  });
})(%r)
"""


def easings(riff, options):
    # Values are printed with up to six decimals.
    verdict = Verdict(0.00001, unit="above the stated error", digits=5)
    with Chromium((100, 100)) as chromium:
        for name in EASINGS:
            text = riff.run("sample", "easing", name, "--as", "css")
            if text.returncode:
                verdict.fail(name, text.stderr.strip())
                continue
            stated = re.search(r"off by at most ([0-9.]+[0-9])", text.stderr)
            allowed = float(stated[1]) if stated else 0
            values = riff.run("sample", "easing", name, "--count", COUNT).stdout.splitlines()
            expected = [float(line.split()[-1]) for line in values]
            try:
                found = chromium.run(PROGRESS % (COUNT, COUNT - 1, text.stdout.strip()))
            except RuntimeError as mistake:
                verdict.fail(name, str(mistake))
                continue
            apart = max(abs(a - b) for a, b in zip(expected, found))
            verdict.add(name, max(apart - allowed, 0))
    return verdict
