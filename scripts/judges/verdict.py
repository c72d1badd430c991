"""What a judge finds."""


class Skipped(Exception):
    """A judge that is not installed, or has nothing to judge."""


class Verdict:
    """Differences by name, and the share of them that must be within the limit."""

    def __init__(self, limit, target=1.0, note="", unit="of 255", digits=1):
        self.limit = limit
        self.unit = unit
        self.digits = digits
        self.target = target
        self.note = note
        self.differences = {}
        self.failures = {}
        self.excused = {}
        self.reasons = {}

    def add(self, name, difference):
        """Notes the mean difference; of several of one name the largest counts."""
        self.differences[name] = max(difference, self.differences.get(name, 0))

    def fail(self, name, reason):
        self.failures[name] = reason

    def excuse(self, name, reason):
        """Sets one aside that is above the limit for a reason that Riff states itself."""
        if self.differences.get(name, 0) > self.limit:
            self.excused[name] = f"{self.differences.pop(name):.1f}, set aside: {reason}"

    def explain(self, name, reason):
        """Notes why the difference of `name` is above the limit."""
        self.reasons[name] = reason

    @property
    def far(self):
        """The names above the limit."""
        return [name for name, apart in self.differences.items() if apart > self.limit]

    @property
    def bad(self):
        far = {
            name: f"{self.differences[name]:.{self.digits}f}"
            + (f", {self.reasons[name]}" if name in self.reasons else "")
            for name in self.far
        }
        return {**far, **self.failures}

    @property
    def count(self):
        return len(self.differences.keys() | self.failures.keys())

    @property
    def share(self):
        return 1 - len(self.bad) / max(self.count, 1)

    @property
    def is_good(self):
        return self.count > 0 and self.share >= self.target

    def print(self, name, shows_all):
        worst = max(self.differences.values(), default=0)
        print(
            f"{name:18} {'good' if self.is_good else 'BELOW'}  "
            f"{self.count - len(self.bad)} of {self.count} within {self.limit:g} {self.unit} "
            f"({self.share:.1%}, target {self.target:.0%}), worst {worst:.{self.digits}f}"
            + (f"; {self.note}" if self.note else ""),
            flush=True,
        )
        bad = sorted(self.bad.items(), key=lambda item: -self.differences.get(item[0], 999))
        for item, reason in bad if shows_all else bad[:20]:
            print(f"    {item}: {reason}")
        for item, reason in self.excused.items():
            print(f"    {item}: {reason}", flush=True)
        if len(bad) > 20 and not shows_all:
            print(f"    and {len(bad) - 20} more (--all names them)", flush=True)
