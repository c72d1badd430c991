// The same as `add(_:)` of any value. A generic function of this module is not specialised in another
// one; these are already made for the values that scenes consist of.

extension Animator {
  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Point>) -> Slot<Point> { Slot(index: pairs.add(track)) }

  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Size>) -> Slot<Size> { Slot(index: pairs.add(track)) }

  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Rect>) -> Slot<Rect> { Slot(index: quads.add(track)) }

  /// Adds a track; its value can be read after the next `seek(to:)`.
  public mutating func add(_ track: Track<Color>) -> Slot<Color> { Slot(index: quads.add(track)) }
}
