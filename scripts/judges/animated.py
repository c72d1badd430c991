"""Animated SVGs, by SMIL and by CSS, in Riff and in Chromium."""

import re

from chromium import Chromium
from icons import FIXTURES
from pictures import difference, is_blank, keep, picture
from riff import Demo
from verdict import Verdict

SIZE = (200, 200)
AGAIN = (480, 270)

SEEK = """
(time => {
  document.documentElement.pauseAnimations();
  document.documentElement.setCurrentTime(time);
  const all = document.getAnimations({subtree: true});
  for (const one of all) {
    one.stands ??= one.playState === "paused";
    if (one.stands) continue;
    one.pause();
    one.currentTime = time * 1000;
  }
  return Promise.all(all.map(one => one.ready)).then(() => true);
})(%f)
"""

# Shares of the scene's length.
PARTS = [0, 0.07, 0.21, 0.36, 0.52, 0.64, 0.83, 0.999]

RING = 'fill="none" stroke="#246" stroke-width="16"'
DOTS = "".join(
    f'<circle cx="{40 + 60 * n}" cy="100" r="24" fill="#07c">%s</circle>' for n in range(3)
)


def rules(text):
    return f"<style>{text}</style>"


# One idea each, as loaders, spinners and icons have them.
DRAWINGS = {
    "spin": f'<path d="M100 30A70 70 0 0 1 170 100" {RING}><animateTransform attributeName="transform" type="rotate" from="0 100 100" to="360 100 100" dur="0.8s" repeatCount="indefinite"/></path>',
    "spin-group": f'<g transform="translate(100 100)"><g><path d="M0-70A70 70 0 0 1 70 0" {RING}/><rect x="-20" y="-40" width="40" height="80" fill="tomato"/><animateTransform attributeName="transform" type="rotate" values="0;360" dur="1s" repeatCount="indefinite"/></g></g>',
    "moving-centre": '<rect x="60" y="60" width="80" height="50" fill="teal"><animateTransform attributeName="transform" type="rotate" values="0 100 100;90 60 60;180 140 120" dur="2s" repeatCount="indefinite"/></rect>',
    "sum-of-transforms": '<rect x="-30" y="-20" width="60" height="40" fill="purple" transform="translate(100 100)"><animateTransform attributeName="transform" type="rotate" values="0;180" dur="1.5s" additive="sum" repeatCount="indefinite"/><animateTransform attributeName="transform" type="scale" values="1;2 1.5;1" dur="1s" additive="sum" repeatCount="indefinite"/></rect>',
    "replaced-transform": '<rect width="80" height="80" fill="navy" transform="translate(90 90) rotate(20)"><animateTransform attributeName="transform" type="translate" values="10 10;90 20" begin="0.4s" dur="0.6s"/></rect>',
    "accumulate": '<rect x="10" y="70" width="50" height="60" fill="crimson"><animateTransform attributeName="transform" type="translate" from="0 0" to="30 0" dur="0.6s" repeatCount="4" accumulate="sum" fill="freeze"/></rect>',
    "skews": '<g transform="translate(60 60)"><rect width="90" height="60" fill="olive"><animateTransform attributeName="transform" type="skewX" values="0;30;0" dur="1s" repeatCount="indefinite"/></rect><rect y="70" width="60" height="30" fill="brown"><animateTransform attributeName="transform" type="skewY" values="0;25;-10" dur="1.4s" repeatCount="indefinite"/></rect></g>',
    "pulse-radius": '<circle cx="100" cy="100" r="0" fill="#c40"><animate attributeName="r" values="0;90" dur="1.2s" calcMode="spline" keySplines=".2 .6 .4 1" repeatCount="indefinite"/><animate attributeName="fill-opacity" values="1;0" dur="1.2s" repeatCount="indefinite"/></circle>',
    "dots-in-turn": DOTS % tuple(
        f'<animate attributeName="opacity" values="1;.1;1" dur="0.9s" begin="{n * 0.15}s" repeatCount="indefinite"/>'
        for n in range(3)
    ),
    "dots-before-zero": DOTS % tuple(
        f'<animate attributeName="cy" values="100;50;100" keyTimes="0;.3;1" dur="1s" begin="-{n * 0.2}s" repeatCount="indefinite"/>'
        for n in range(3)
    ),
    "bars": "".join(
        f'<rect x="{20 + 45 * n}" y="60" width="30" height="80" fill="#383"><animate attributeName="height" values="80;140;80" dur="0.8s" begin="{n * 0.1:.1f}s" repeatCount="indefinite"/><animate attributeName="y" values="60;30;60" dur="0.8s" begin="{n * 0.1:.1f}s" repeatCount="indefinite"/></rect>'
        for n in range(4)
    ),
    "bars-discrete": "".join(
        f'<rect x="{20 + 45 * n}" y="40" width="36" height="120" fill="gray"><animate attributeName="fill" calcMode="discrete" values="black;orange;gray" dur="0.9s" begin="{n * 0.2:.1f}s" repeatCount="indefinite"/></rect>'
        for n in range(4)
    ),
    "chain": '<circle cx="50" cy="100" r="40" fill="#06a"><animate id="a" attributeName="r" begin="0;b.end+0.2s" dur="0.5s" values="40;10;40"/></circle><circle cx="150" cy="100" r="40" fill="#a06"><animate id="b" attributeName="r" begin="a.end-0.1s" dur="0.6s" values="40;5;40"/></circle>',
    "begin-with-another": '<rect x="10" y="20" width="80" height="60" fill="#444"><animate id="x" attributeName="width" from="80" to="180" begin="0.3s" dur="0.7s" fill="freeze"/></rect><rect x="10" y="110" width="80" height="60" fill="#c63"><animate attributeName="width" from="80" to="170" begin="x.begin+0.4s" dur="0.5s" fill="freeze"/><animate attributeName="fill" to="blue" begin="x.end" dur="0.4s" fill="freeze"/></rect>',
    "draw-a-line": '<path d="M20 100Q60 10 100 100T180 100" fill="none" stroke="#222" stroke-width="14" stroke-dasharray="260" stroke-dashoffset="260"><animate attributeName="stroke-dashoffset" to="0" dur="1.2s" fill="freeze"/></path>',
    "draw-by-length": '<circle cx="100" cy="100" r="70" fill="none" stroke="#522" stroke-width="20" pathLength="1" stroke-dasharray="1" stroke-dashoffset="1"><animate attributeName="stroke-dashoffset" values="1;0" dur="1s" fill="freeze"/></circle>',
    "growing-dash": f'<circle cx="100" cy="100" r="70" {RING} stroke-linecap="round"><animate attributeName="stroke-dasharray" values="1 440;300 440;300 440" dur="1.5s" repeatCount="indefinite"/><animate attributeName="stroke-dashoffset" values="0;-60;-430" dur="1.5s" repeatCount="indefinite"/></circle>',
    "line-width": '<rect x="60" y="60" width="80" height="80" fill="gold" stroke="black"><animate attributeName="stroke-width" values="1;30;1" dur="1s" repeatCount="indefinite"/></rect>',
    "along-a-path": '<path d="M20 160C40 20 160 20 180 160" fill="none" stroke="silver" stroke-width="4"/><rect x="-24" y="-14" width="48" height="28" fill="#d22"><animateMotion path="M20 160C40 20 160 20 180 160" dur="1.6s" rotate="auto" repeatCount="indefinite"/></rect>',
    "along-a-linked-path": '<path id="way" d="M30 30H170V170H30z" fill="none" stroke="silver"/><rect x="-24" y="-14" width="48" height="28" fill="#26d"><animateMotion dur="2s" keyPoints="0;.5;1" keyTimes="0;.25;1" calcMode="linear" repeatCount="2"><mpath href="#way"/></animateMotion></rect>',
    "along-values": '<rect x="20" y="20" width="60" height="60" fill="#6a2"><animateMotion values="0,0;100,0;100,100" dur="1s" begin="0.3s" fill="freeze"/></rect>',
    "paced": '<rect x="0" y="70" width="60" height="60" fill="#06c"><animate attributeName="x" values="0;20;140" calcMode="paced" dur="2s" fill="freeze"/></rect>',
    "by": '<rect x="10" y="70" width="60" height="60" fill="#5a5"><animate attributeName="x" by="110" dur="1.4s" fill="freeze"/></rect>',
    "set": '<rect x="20" y="20" width="160" height="160" fill="#888"><set attributeName="fill" to="green" begin="0.3s" dur="0.4s"/><set attributeName="visibility" to="hidden" begin="1s"/></rect>',
    "morph": '<path d="M30 30H170V170H30z" fill="#849"><animate attributeName="d" values="M30 30H170V170H30z;M100 10H190V190H10z;M30 30H170V170H30z" dur="1.5s" repeatCount="indefinite"/></path>',
    "points": '<polygon points="20,180 100,20 180,180" fill="#284"><animate attributeName="points" values="20,180 100,20 180,180;20,20 100,180 180,20" dur="1.1s" fill="freeze"/></polygon>',
    "lines": '<line x1="20" y1="20" x2="180" y2="180" stroke="#933" stroke-width="24"><animate attributeName="x1" values="20;180" dur="1s" fill="freeze"/><animate attributeName="y2" values="180;20" dur="2s" fill="freeze"/></line>',
    "fill-of-a-group": '<g fill="#00f"><animate attributeName="fill" values="blue;red;blue" dur="2s" repeatCount="indefinite"/><rect x="10" y="10" width="80" height="180"/><rect x="110" y="10" width="80" height="180" fill="#0a0"/></g>',
    "mask-that-moves": '<mask id="m"><rect width="200" height="200" fill="#fff"/><circle cx="40" cy="100" r="40"><animate attributeName="cx" values="40;160;40" dur="2s" repeatCount="indefinite"/></circle></mask><rect width="200" height="200" fill="#155" mask="url(#m)"/>',
    "repeat-duration": '<rect x="10" y="60" width="60" height="80" fill="#c39"><animate attributeName="x" values="10;130" dur="0.8s" repeatDur="1.2s" fill="freeze"/></rect>',
    "elsewhere": '<rect id="r" x="20" y="60" width="60" height="80" fill="#7a3"/><animate xlink:href="#r" attributeName="width" values="60;160" dur="1s" fill="freeze"/>',
    "used-twice": '<defs><g id="s"><rect width="70" height="70" fill="#a50"><animate attributeName="height" values="70;20;70" dur="1s" repeatCount="indefinite"/></rect></g></defs><use href="#s" x="20" y="20"/><use href="#s" x="110" y="100"/>',
    "css-spin": rules("@keyframes s{to{transform:rotate(360deg)}} .s{animation:s 1s linear infinite;transform-origin:center}") + f'<path class="s" d="M100 30A70 70 0 0 1 170 100" {RING}/>',
    "css-spin-box": rules("@keyframes s{100%{transform:rotate(1turn)}} .s{transform-box:fill-box;transform-origin:50% 50%;animation:s 1.2s infinite cubic-bezier(.6,0,.4,1)}") + '<rect class="s" x="20" y="60" width="120" height="60" fill="#357"/>',
    "css-pulse": rules("@keyframes p{0%,100%{opacity:1;transform:scale(1)}50%{opacity:.2;transform:scale(.4)}} circle{transform-box:fill-box;transform-origin:center;animation:p 1.4s ease-in-out infinite}.b{animation-delay:.3s}.c{animation-delay:-.5s}") + '<circle cx="40" cy="100" r="36" fill="#07c"/><circle class="b" cx="100" cy="100" r="36" fill="#c07"/><circle class="c" cx="160" cy="100" r="36" fill="#7c0"/>',
    "css-alternate": rules("@keyframes m{from{transform:translate(0,0) rotate(0)}to{transform:translate(90px,60px) rotate(90deg)}} rect{animation:m .9s ease-out infinite alternate}") + '<rect x="10" y="10" width="80" height="50" fill="#953"/>',
    "css-percent": rules("@keyframes m{to{transform:translateX(100%)}} rect{transform-box:fill-box;animation:m 1s forwards}") + '<rect x="10" y="50" width="80" height="100" fill="#274"/>',
    "css-parts": rules("@keyframes t{to{translate:80px 40px}}@keyframes r{to{rotate:180deg}}@keyframes s{50%{scale:1.5 .5}} g{transform-origin:60px 60px;animation:t 2s infinite,r 1s linear infinite,s 1.5s infinite}") + '<g><rect x="30" y="40" width="60" height="40" fill="#606"/></g>',
    "css-colours": rules("@keyframes c{0%{fill:#f00;stroke:#000}40%{fill:#0a0;stroke:#fff}100%{fill:#00f;stroke:#f90}} rect{animation:c 2s linear 0.2s both;stroke-width:20px}") + '<rect x="30" y="30" width="140" height="140"/>',
    "css-steps": rules("@keyframes x{to{transform:translateX(160px)}} rect{animation:x 1.6s steps(4,end) infinite}") + '<rect x="0" y="60" width="40" height="80" fill="#338"/>',
    "css-draw": rules("@keyframes d{to{stroke-dashoffset:0}} path{stroke-dasharray:300;stroke-dashoffset:300;animation:d 1.5s ease-in forwards}") + '<path d="M20 180L60 40L100 160L140 40L180 180" fill="none" stroke="#a33" stroke-width="14"/>',
    "css-material": rules("@keyframes r{to{transform:rotate(360deg)}}@keyframes d{0%{stroke-dasharray:1,440;stroke-dashoffset:0}50%{stroke-dasharray:320,440;stroke-dashoffset:-120px}100%{stroke-dasharray:320,440;stroke-dashoffset:-439px}} g{transform-origin:center;animation:r 2s linear infinite} circle{animation:d 1.5s ease-in-out infinite;stroke-linecap:round}") + f'<g><circle cx="100" cy="100" r="70" {RING}/></g>',
    "css-unlike-lists": rules("@keyframes m{0%{transform:none}50%{transform:rotate(60deg) scale(.6)}100%{transform:translate(60px) rotate(120deg)}} rect{transform-origin:100px 100px;animation:m 2s linear infinite}") + '<rect x="60" y="70" width="80" height="60" fill="#b70"/>',
    "css-reverse-count": rules("@keyframes m{from{transform:translateX(0)}to{transform:translateX(120px)}} .a{animation:m .7s linear 2.5 reverse both}.b{animation:m .7s linear 2.5 alternate forwards}") + '<rect class="a" x="10" y="20" width="60" height="60" fill="#048"/><rect class="b" x="10" y="110" width="60" height="60" fill="#840"/>',
    "css-hidden": rules("@keyframes v{0%{visibility:hidden}50%{visibility:visible}100%{visibility:hidden}} rect{animation:v 1s step-end infinite}") + '<rect x="20" y="20" width="160" height="160" fill="#456"/>',
    "css-path": rules("@keyframes o{to{offset-distance:100%}} rect{offset-path:path('M30 160C40 20 160 20 170 160');animation:o 1.5s linear infinite}") + '<rect x="-24" y="-14" width="48" height="28" fill="#d22"/>',
    "css-shape": rules("@keyframes d{50%{d:path('M20 100L100 20L180 100L100 180z')}}@keyframes r{50%{r:10px;cx:160px}} path{animation:d 1.4s infinite} circle{animation:r 1s infinite linear}") + '<path d="M20 20L180 20L180 180L20 180z" fill="#ddd"/><circle cx="60" cy="100" r="40" fill="#b22"/>',
    "css-paused": rules("@keyframes t{to{transform:translateX(100px)}} rect{animation:t 2s linear -0.5s infinite paused}") + '<rect x="10" y="50" width="80" height="100" fill="#195"/>',
    "to-after-another": '<rect x="0" y="60" width="60" height="80" fill="#639"><animate attributeName="x" to="60" dur="0.5s" fill="freeze"/><animate attributeName="x" to="140" begin="0.8s" dur="0.6s" fill="freeze"/></rect>',
}


def files(riff):
    """Paths by name: the drawings, and the moving ones of the fixtures beside the project."""
    found = {}
    for name, inside in DRAWINGS.items():
        found[name] = riff.folder / f"{name}.svg"
        found[name].write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' width="200" height="200" viewBox="0 0 200 200">{inside}</svg>'
        )
    folder = next((f.with_name("lottie") for f in FIXTURES if f.is_dir()), None)
    for number, file in enumerate(sorted(folder.rglob("*.svg")) if folder else []):
        text = file.read_text()
        if re.search("<animate|<set|@keyframes", text):
            text = re.sub(r'(<svg[^>]*?) (width|height)="[^"]*"', r"\1", text, count=1)
            text = re.sub(r'(<svg[^>]*?) (width|height)="[^"]*"', r"\1", text, count=1)
            path = riff.folder / f"{number}-{file.name}"
            path.write_text(text.replace("<svg", '<svg width="200" height="200"', 1))
            found[str(file.relative_to(folder))] = path
    return found


def animated(riff, options):
    """Each file at eight times."""
    verdict = Verdict(2.5, 0.98)
    with Chromium(SIZE) as chromium:
        # What has once run is at times shown as it was when it was stopped.
        chromium.call("Animation.enable")
        chromium.call("Animation.setPlaybackRate", playbackRate=0)
        for name, file in files(riff).items():
            chromium.open(file.as_uri())
            try:
                times = [riff.length(file) * part for part in PARTS]
                drawn = riff.pictures(Demo(str(file), 0, 0, "s"), times, SIZE)
            except (RuntimeError, OSError) as mistake:
                verdict.fail(name, str(mistake))
                continue
            for time, found in zip(times, drawn):
                chromium.run(SEEK % time)
                wanted = picture(chromium.picture())
                apart = difference(found, wanted)
                verdict.add(name, apart)
                if apart > verdict.limit:
                    keep(options.keep, f"animated-{name}-{time:.2f}", found, wanted)
            if all(is_blank(found) for found in drawn):
                verdict.fail(name, "blank")
    return verdict


def again(riff, options):
    """Every demo, and what Riff reads of the SVG that it wrote of it, at six times."""
    verdict = Verdict(2.5, note="shadows are not read")
    for demo in riff.demos(options):
        path, _ = riff.export(demo, "svg")
        length = riff.length(path)
        parts = [part * 0.999 for part in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        ends = (demo.start, demo.end - demo.start)
        expected = riff.pictures(demo, [ends[0] + ends[1] * part for part in parts], AGAIN)
        copy = Demo(str(path), 0, length, "s")
        found = riff.pictures(copy, [length * part for part in parts], AGAIN)
        for part, one, other in zip(parts, found, expected):
            apart = difference(one, other)
            verdict.add(demo.name, apart)
            if apart > verdict.limit:
                keep(options.keep, f"again-{demo.name}-{part:.1f}", one, other)
    return verdict
