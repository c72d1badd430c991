public import Keyframes

extension Node {
  /// Shows only a part of what the node holds, stretched over its box (Hero's and Core Animation's
  /// `contentsRect`): what the node holds is its picture, and `part` is in parts of the box, (0, 0)
  /// its top left corner. A part that moves and shrinks is a camera that pans over the picture and
  /// comes closer.
  ///
  /// ```swift
  /// window.contents([
  ///   0: Rect(x: 0, y: 0, width: 1, height: 1),  // all of it
  ///   2: Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),  // its last quarter, twice as large
  /// ])
  /// ```
  ///
  /// What lies outside of the part, and so of the box, is not painted; the node's own fill and line
  /// are not touched. Beyond 0…1 there is only what children have put there. Of a part without width
  /// or height nothing is seen. Groups and texts, which know no box of their own, show all that they
  /// hold whatever the part.
  ///
  /// There is no `contentsScale`: nothing is made of pixels before it is shown, so a picture is as
  /// sharp in any size as the screen is.
  public func contents(_ part: Track<Rect>) -> Node {
    saying(.contentsX, part.map(\.minX)).saying(.contentsY, part.map(\.minY))
      .saying(.contentsWidth, part.map(\.width)).saying(.contentsHeight, part.map(\.height))
  }
}

extension Reading {
  /// From where children say that they are to where they are seen; nil where the part of them that is
  /// to be seen has no width or no height.
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
