"""Runs the judges that were asked for, or all, and prints a line for each."""

import argparse
import sys
from pathlib import Path

import animated
import easings
import films
import icons
import lottie
import lottie_files
import painters
import phone
import web
from riff import Riff
from verdict import Skipped

JUDGES = {
    "resvg": icons.fixtures,
    "icons": icons.themes,
    "svg-animation": animated.animated,
    "svg-again": animated.again,
    "svg": web.svg,
    "html": web.html,
    "css": web.css,
    "thorvg": lottie.thorvg,
    "lottie-web-svg": lottie.web_svg,
    "lottie-web-canvas": lottie.web_canvas,
    "lottie-web-light": lottie.web_light,
    "rlottie": lottie.rlottie,
    "easings": easings.easings,
    "lottie-features": lottie_files.features,
    "lottie-files": lottie_files.wild,
    "films": films.films,
    "phone": phone.phone,
    "painters": painters.painters,
}


def arguments():
    parser = argparse.ArgumentParser(
        prog="scripts/judge", description="Other programs judge what Riff reads and writes."
    )
    parser.add_argument("what", nargs="*", metavar="WHAT", help=", ".join(JUDGES))
    parser.add_argument("--install", action="store_true", help="fetch the judges first")
    parser.add_argument("--riff", default=".build/release/riff", help="the program to judge")
    parser.add_argument("--count", type=int, default=3000, help="drawings of the icon themes")
    parser.add_argument("--seed", type=int, default=1, help="which of them are chosen")
    parser.add_argument("--demo", action="append", help="only this demo")
    parser.add_argument("--all", action="store_true", help="name everything, not only the worst")
    parser.add_argument("--keep", type=Path, help="a folder for pictures of what is below target")
    found = parser.parse_args()
    for name in found.what:
        if name not in JUDGES:
            parser.error(f'there is no judge "{name}". Choose from: {", ".join(JUDGES)}')
    if not Path(found.riff).is_file():
        parser.error(f"{found.riff} is not there: swift build -c release, or --riff PATH")
    return found


def main():
    options = arguments()
    riff = Riff(options.riff)
    is_good = True
    for name in options.what or JUDGES:
        try:
            verdict = JUDGES[name](riff, options)
        except Skipped as reason:
            print(f"{name:18} skipped: {reason}", flush=True)
            continue
        is_good = is_good and verdict.is_good
        verdict.print(name, shows_all=options.all)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
