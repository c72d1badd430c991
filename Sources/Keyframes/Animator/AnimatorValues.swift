// The same as the generic `add(_:)`, which other modules cannot specialise; these overloads are
// specialised here for the types that scenes use.

extension Animator {
  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Point>) -> Slot<Point> {
    Slot(index: lanes.pairs.add(track))
  }

  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Size>) -> Slot<Size> {
    Slot(index: lanes.pairs.add(track))
  }

  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Rect>) -> Slot<Rect> {
    Slot(index: lanes.quads.add(track))
  }

  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Color>) -> Slot<Color> {
    Slot(index: lanes.quads.add(track))
  }
}
