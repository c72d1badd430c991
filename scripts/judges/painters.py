"""Shapes painted on one core, beside Skia's and Cairo's CPU rasters.

The scenes are those of Sources/Benches/PainterScenes.swift: change both.
"""

import json
import math
import time

try:
    import skia
except ImportError:
    skia = None
try:
    import cairocffi as cairo
except ImportError:
    cairo = None

from verdict import Skipped, Verdict

SIZE = (1280, 720)
GROUND = 0x0F1115
COLORS = [0xFF6B5E, 0xF5B83D, 0x3FD0A9, 0x57B6FF, 0x9B7BFF, 0xE8ECF4]
# Riff's time may be this share of Skia's.
LIMIT = 1 / 1.3


def painters(riff, options):
    """The time of each scene as a share of Skia's, at two sizes; Cairo's shares are in the note."""
    if not skia:
        raise Skipped("no skia-python")
    done = riff.run("bench", "--painter", "--json")
    if done.returncode:
        raise Skipped(done.stderr.strip() or "riff bench failed")
    verdict = Verdict(LIMIT, unit="of Skia's time", digits=2)
    shares = []
    for scene in json.loads(done.stdout)["scenes"]:
        name, scale = scene["name"], scene["width"] // SIZE[0]
        own = scene["oneCoreMs"]["median"]
        verdict.add(f"{name} at {scene['width']}x{scene['height']}", own / skia_time(name, scale))
        if cairo and name in CAIRO:
            shares.append(own / cairo_time(name, scale))
    if shares:
        verdict.note = f"{min(shares):.2f} to {max(shares):.2f} of Cairo's, where it has the scene"
    return verdict


def median(body):
    """The milliseconds of a call that is repeated for half a second."""
    times = []
    end = time.perf_counter() + 0.5
    while time.perf_counter() < end or len(times) < 3:
        start = time.perf_counter()
        body()
        times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[len(times) // 2]


def place(index):
    return index * 379 % 1280, index * 211 % 720


def channels(index):
    color = COLORS[index % len(COLORS)]
    return color >> 16 & 255, color >> 8 & 255, color & 255


def star_points(radius):
    for corner in range(10):
        angle = math.radians(36 * corner - 90)
        reach = radius if corner % 2 == 0 else radius * 0.45
        yield reach * math.cos(angle), reach * math.sin(angle)


# Skia


def skia_time(name, scale):
    """Recorded first, so that Python's own time is not in it."""
    surface = skia.Surface.MakeRaster(
        skia.ImageInfo.MakeN32Premul(SIZE[0] * scale, SIZE[1] * scale)
    )
    recorder = skia.PictureRecorder()
    SKIA[name](recorder.beginRecording(skia.Rect.MakeWH(*SIZE)))
    picture = recorder.finishRecordingAsPicture()
    canvas = surface.getCanvas()
    canvas.scale(scale, scale)

    def paint():
        canvas.clear(0xFF000000 | GROUND)
        canvas.drawPicture(picture)

    return median(paint)


def skia_color(index, alpha=1.0):
    return skia.Color(*channels(index), round(alpha * 255))


def skia_paint(index, alpha=1.0):
    return skia.Paint(AntiAlias=True, Color=skia_color(index, alpha))


def box(x, y, width, height):
    return skia.Rect.MakeXYWH(x - width / 2, y - height / 2, width, height)


def rounded(x, y, width, height, radius):
    return skia.RRect.MakeRectXY(box(x, y, width, height), radius, radius)


def skia_circle(canvas, index, x, y):
    canvas.drawCircle(x, y, 20 + index * 13 % 61, skia_paint(index))


def skia_circles(canvas):
    for index in range(200):
        skia_circle(canvas, index, *place(index))


def skia_strokes(canvas):
    for index in range(120):
        path = skia.Path()
        path.moveTo(-150, 0)
        path.cubicTo(-50, -160, 50, 160, 150, 0)
        paint = skia_paint(index)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(2 + index % 8)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        turned(canvas, index, 29, lambda: canvas.drawPath(path, paint))


def skia_stars(canvas):
    for index in range(150):
        path = skia.Path()
        path.addPoly([skia.Point(*p) for p in star_points(30 + index * 17 % 70)], True)
        turned(canvas, index, 29, lambda: canvas.drawPath(path, skia_paint(index)))


def turned(canvas, index, degrees, body):
    canvas.save()
    canvas.translate(*place(index))
    canvas.rotate(index * degrees)
    body()
    canvas.restore()


def skia_rounded(canvas):
    for index in range(24):
        size = 400 + index * 53 % 400, 240 + index * 31 % 240
        canvas.drawRRect(rounded(*place(index), *size, 40), skia_paint(index, 0.8))


def skia_gradients(canvas):
    for index in range(24):
        x, y = place(index)
        colors = [skia_color(index + step) for step in range(3)]
        if index % 2 == 0:
            ends = [skia.Point(x - 150, y - 100), skia.Point(x + 150, y + 100)]
            shader = skia.GradientShader.MakeLinear(ends, colors, [0, 0.5, 1])
        else:
            matrix = skia.Matrix()
            matrix.setTranslate(x, y)
            matrix.preScale(1, 200 / 300)
            shader = skia.GradientShader.MakeRadial(
                skia.Point(0, 0), 150, colors, [0, 0.5, 1], skia.TileMode.kClamp, 0, matrix
            )
        canvas.drawRRect(rounded(x, y, 300, 200, 20), skia.Paint(AntiAlias=True, Shader=shader))


def skia_shadows(canvas):
    for index in range(20):
        x, y = place(index)
        shadow = skia.Paint(AntiAlias=True, Color=skia.Color(0, 0, 0, 153))
        shadow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 12))
        canvas.drawRRect(rounded(x, y + 8, 240, 160, 16), shadow)
        canvas.drawRRect(rounded(x, y, 240, 160, 16), skia_paint(index))


def skia_images(canvas):
    import numpy

    pixels = numpy.zeros((256, 256, 4), numpy.uint8)
    for y in range(256):
        for x in range(256):
            alpha = 1 if (x // 64 + y // 64) % 2 == 0 else 0.7
            color = channels(x // 16 + y // 16)
            pixels[y, x] = [int(c * alpha + 0.5) for c in reversed(color)] + [int(255 * alpha + 0.5)]
    # Premultiplied, as Riff's are: Skia would otherwise multiply them whenever it draws the image.
    image = skia.Image.fromarray(
        pixels, skia.kBGRA_8888_ColorType, skia.AlphaType.kPremul_AlphaType
    )
    sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
    paint = skia.Paint(AntiAlias=True)
    for index in range(24):
        turned(
            canvas, index, 11,
            lambda: canvas.drawImageRect(image, box(0, 0, 220, 220), sampling, paint),
        )


def skia_groups(canvas):
    for index in range(12):
        x, y = place(index)
        canvas.save()
        canvas.clipRRect(rounded(x, y, 300, 200, 40), True)
        canvas.saveLayerAlpha(box(x, y, 300, 200), round(0.7 * 255))
        for number in range(6):
            skia_circle(canvas, index + number * 7, x + number * 60 - 150, y + number % 2 * 80 - 40)
        canvas.restore()
        canvas.restore()


SKIA = {
    "circles": skia_circles,
    "strokes": skia_strokes,
    "stars": skia_stars,
    "rounded rectangles": skia_rounded,
    "gradients": skia_gradients,
    "blurred shadows": skia_shadows,
    "images": skia_images,
    "clipped groups": skia_groups,
}


# Cairo, which has no blurs; its images and groups go through other code than shapes.


def cairo_time(name, scale):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIZE[0] * scale, SIZE[1] * scale)
    context = cairo.Context(surface)
    context.scale(scale, scale)

    def paint():
        context.set_source_rgb(*[c / 255 for c in (0x0F, 0x11, 0x15)])
        context.paint()
        CAIRO[name](context)
        surface.flush()

    return median(paint)


def ink(context, index, alpha=1.0):
    context.set_source_rgba(*[c / 255 for c in channels(index)], alpha)


def cairo_circles(context):
    for index in range(200):
        context.new_path()
        context.arc(*place(index), 20 + index * 13 % 61, 0, 2 * math.pi)
        ink(context, index)
        context.fill()


def cairo_turned(context, index, degrees, body):
    context.save()
    context.translate(*place(index))
    context.rotate(math.radians(index * degrees))
    ink(context, index)
    body()
    context.restore()


def cairo_strokes(context):
    context.set_line_cap(cairo.LINE_CAP_ROUND)
    for index in range(120):

        def stroke():
            context.move_to(-150, 0)
            context.curve_to(-50, -160, 50, 160, 150, 0)
            context.set_line_width(2 + index % 8)
            context.stroke()

        cairo_turned(context, index, 29, stroke)


def cairo_stars(context):
    for index in range(150):

        def star():
            for point in star_points(30 + index * 17 % 70):
                context.line_to(*point)
            context.close_path()
            context.fill()

        cairo_turned(context, index, 29, star)


def cairo_rounded(context):
    for index in range(24):
        (x, y), radius = place(index), 40
        across, down = (400 + index * 53 % 400) / 2 - radius, (240 + index * 31 % 240) / 2 - radius
        context.new_path()
        for corner, (right, below) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
            start = (corner - 1) * math.pi / 2
            centre = x + right * across, y + below * down
            context.arc(*centre, radius, start, start + math.pi / 2)
        context.close_path()
        ink(context, index, 0.8)
        context.fill()


CAIRO = {
    "circles": cairo_circles,
    "strokes": cairo_strokes,
    "stars": cairo_stars,
    "rounded rectangles": cairo_rounded,
}
