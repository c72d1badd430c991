"""A window of 1280 × 800 with the timeline and the knobs, in which scripts/powercut and scripts/world edit."""

import os
import sys
import time

from display import Display
from window import Folder, Riff

PLACE = """riff place 1
demo springs
open timeline knobs
welcome drag
"""

SCENE = """{"riff": 1, "title": "Own", "timeline": {"seconds": 2}, "ground": "#14213D", "nodes": [
  {"name": "ball", "ellipse": 110, "fill": {"0": "#FF7F50", "2": "#FFC857"},
    "x": {"0": 160, "2": 800}, "y": {"0": 70, "1.5": 366}}]}
"""


class Editing:
    """A display and a home of its own, a window there, and random edits of every kind."""

    def __init__(self, path, random):
        self.path, self.random = path, random
        self.folder, self.display = Folder(), Display()
        self.scene = f"{self.folder.path}/home/own.json"
        with open(self.scene, "w") as file:
            file.write(SCENE)

    def launch(self, arguments=("springs",), **environment):
        os.makedirs(self.folder.state(""), exist_ok=True)
        with open(self.folder.state("place"), "w") as file:
            file.write(PLACE)
        return Riff(self.path, [*arguments, "--size", "1280x800", "--renderer", "software"],
                    self.display, self.folder, RIFF_EDITS="1", **environment)

    def start(self, arguments=("springs",), **environment):
        """A window; None if it does not start."""
        riff = self.launch(arguments, **environment)
        if not riff.start() or not riff.wait_until(lambda: riff.edits):
            riff.kill()
            print(riff.said(), file=sys.stderr)
            return None
        return riff

    def edited(self, **environment):
        """A window in which a value has just been typed, and the edits with it."""
        riff = self.start(**environment)
        return riff, self.edit(riff)

    def edit(self, riff):
        """Types a value, and returns the edits with it."""
        count = len(riff.edits)
        self.type_value(f"0.{self.random.randint(200, 990)}1", 64)
        riff.wait_until(lambda: len(riff.edits) > count, 5)
        return riff.edits[-1]

    def is_kept(self, edits):
        """Whether the next start has these edits."""
        riff = self.start()
        found = riff.edits[0]
        riff.kill()
        return found[1:] == edits[1:]

    def stop(self):
        self.display.stop()
        self.folder.remove()

    # Edits

    def drag(self, start, end, steps=6, pause=0.006):
        self.display.move(*start)
        self.display.button(1, True)
        for step in range(1, steps + 1):
            part = step / steps
            self.display.move(*(a + (b - a) * part for a, b in zip(start, end)))
            time.sleep(pause)
        self.display.button(1, False)

    def turn(self):
        y = self.random.choice([88, 148])
        xs = [self.random.randint(1056, 1264) for _ in range(2)]
        self.drag((xs[0], y), (xs[1], y), steps=self.random.choice([3, 12, 40]))

    def type_value(self, text=None, y=None):
        self.display.move(1227, y or self.random.choice([64, 124]))
        self.display.click()
        # The field must have the keyboard first.
        time.sleep(0.1)
        self.display.write(f"{text or '0.%d' % self.random.randint(20, 99)}\n")

    def move_keyframe(self):
        point = lambda: (self.random.randint(200, 1020), self.random.randint(566, 730))
        self.drag(point(), point())

    def use_stage(self):
        self.display.key("q")
        point = lambda: (self.random.randint(300, 1000), self.random.randint(40, 420))
        self.drag(point(), point())
        self.display.key("Escape")
        self.display.key("q")

    def press(self):
        keys = [("i", ()), ("Delete", ()), ("b", ("Shift_L",)), ("b", ()), ("a", ("Control_L",)),
                ("d", ("Control_L",)), ("m", ("Shift_L",)), ("r", ()), ("Right", ()), ("Escape", ())]
        name, modifiers = self.random.choice(keys)
        self.display.key(name, modifiers=modifiers)

    def undo(self):
        for _ in range(self.random.randint(1, 4)):
            self.display.key(self.random.choice("zzy"), modifiers=("Control_L",))

    def one(self):
        kinds = [self.turn] * 4 + [self.type_value] * 4 + [self.move_keyframe] * 3
        kinds += [self.use_stage, self.press, self.press, self.undo, self.undo]
        self.random.choice(kinds)()
