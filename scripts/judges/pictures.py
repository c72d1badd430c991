"""Pictures as arrays, and how far they are apart."""

import io

import numpy
from PIL import Image


def picture(source, size=None, ground=(255, 255, 255, 255)):
    """A file, bytes or an image over a ground, as numbers from 0 to 255."""
    if isinstance(source, bytes):
        source = io.BytesIO(source)
    image = source if isinstance(source, Image.Image) else Image.open(source)
    image = image.convert("RGBA")
    if size and image.size != size:
        image = image.resize(size, Image.Resampling.LANCZOS)
    base = Image.new("RGBA", image.size, ground)
    return numpy.asarray(Image.alpha_composite(base, image).convert("RGB"), dtype=float)


def difference(one, other):
    """The mean difference of red, green and blue; 255 for pictures of other sizes."""
    if one.shape != other.shape:
        return 255.0
    return float(numpy.abs(one - other).mean())


def is_blank(one):
    """Whether all pixels have one colour."""
    return bool((one == one[0, 0]).all())


def keep(folder, name, one, other):
    """Writes both pictures side by side."""
    if folder is None or one.shape != other.shape:
        return
    folder.mkdir(parents=True, exist_ok=True)
    both = numpy.concatenate([one, other], axis=1).astype("uint8")
    Image.fromarray(both).save(folder / (name.replace("/", "-") + ".png"))
