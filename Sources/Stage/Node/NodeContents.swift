public import Keyframes

extension Node {
  /// Shows only a part of the node's children, scaled to fill its box (Hero's and Core Animation's
  /// `contentsRect`). `part` is in fractions of the box, where (0, 0) is the top left corner. A
  /// part that moves and shrinks is like a camera that pans and zooms in.
  ///
  /// ```swift
  /// window.contents([
  ///   0: Rect(x: 0, y: 0, width: 1, height: 1),  // all of it
  ///   2: Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),  // its last quarter, twice as large
  /// ])
  /// ```
  ///
  /// Anything outside of the part is clipped; the node's own fill and stroke do not change. The
  /// part may extend beyond 0…1. A part of width or height 0 shows nothing. Groups and texts, which
  /// have no box, ignore the part.
  ///
  /// There is no `contentsScale`: everything is vector graphics, sharp at any size.
  public func contents(_ part: Track<Rect>, _ easing: Easing? = nil) -> Node {
    setting(.contentsX, part.map(\.minX), easing).setting(.contentsY, part.map(\.minY), easing)
      .setting(.contentsWidth, part.map(\.width), easing)
      .setting(.contentsHeight, part.map(\.height), easing)
  }
}

extension Reading {
  /// The map from the children's coordinates to the box; nil if the part has width or height 0.
  var contentsMap: Transform? {
    let (width, height) = (self[.contentsWidth], self[.contentsHeight])
    guard width > 0, height > 0 else { return nil }
    let box = box
    let corner = box.point(at: Point(x: self[.contentsX], y: self[.contentsY]))
    return Transform.translation(x: -corner.x, y: -corner.y)
      .then(.scale(x: 1 / width, y: 1 / height))
      .then(.translation(x: box.minX, y: box.minY))
  }
}
