"""Films beside ffmpeg and Pillow."""

import shutil
import subprocess

from PIL import Image, ImageSequence

from pictures import difference, picture
from verdict import Skipped, Verdict

SIZE = (320, 180)
DEMO = ("rainbow", "paging-intro", "rotation")


def films(riff, options):
    """Their frames, as ffmpeg and Pillow read them, beside the demo: GIF within its 256 colours."""
    if not shutil.which("ffmpeg"):
        raise Skipped("no ffmpeg")
    verdict = Verdict(4, note="ffmpeg and Pillow")
    for demo in riff.demos(options):
        if not options.demo and demo.name not in DEMO:
            continue
        for ending in ("gif", "png"):
            path, _ = riff.export(demo, ending, "--size", "%dx%d" % SIZE, "--fps", 25)
            frames = [f.convert("RGBA") for f in ImageSequence.Iterator(Image.open(path))]
            last = len(frames) - 1
            times = demo.times()
            wanted = riff.pictures(demo, [times[0], times[-1]], SIZE)
            for frame, expected in zip((frames[0], frames[last]), wanted):
                verdict.add(f"{demo.name}.{ending} in Pillow", difference(picture(frame), expected))
            words = ["ffmpeg", "-v", "error", "-i", path, "-frames:v", "1", "-f", "image2pipe",
                     "-c:v", "png", "-"]
            done = subprocess.run(words, capture_output=True)
            if done.returncode:
                verdict.fail(f"{demo.name}.{ending} in ffmpeg", done.stderr.decode()[:100])
            else:
                apart = difference(picture(done.stdout), wanted[0])
                verdict.add(f"{demo.name}.{ending} in ffmpeg", apart)
    return verdict
