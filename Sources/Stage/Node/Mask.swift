public import Keyframes

/// The shape that grows over a node while it is revealed (Jazz Hands' mask effects), as far as
/// ``Property/visibility`` says.
///
/// It covers the node's box and goes with it through all transforms; what lies outside of the box,
/// as half of a border or a shadow does, is not seen even when all is revealed.
public struct Mask: Hashable, Sendable {
  /// Where the node begins to appear.
  public enum Reveal: Hashable, CaseIterable, Sendable {
    /// A side of the box, from which the rest is uncovered.
    case fromTop, fromLeft, fromBottom, fromRight
    /// A circle, in the end as wide as the shorter side.
    case toCircle
    /// A circle, in the end around all of the box.
    case toBounds
  }

  /// Where the node begins to appear.
  public var reveal: Reveal
  /// In the node's own coordinates; nil is the box of its shape at its present size, in which words
  /// and groups, that know no box, are never seen.
  public var box: Rect?

  /// A mask over the shape's box, or over a box of its own.
  public init(_ reveal: Reveal, of box: Rect? = nil) {
    self.reveal = reveal
    self.box = box
  }

  /// The part of `box` that is seen at `visibility`, clamped to 0…1, and the roundness of its
  /// corners.
  func region(of box: Rect, at visibility: Double) -> (rect: Rect, cornerRadius: Double) {
    let part = min(max(visibility, 0), 1)
    let (width, height) = (box.width * part, box.height * part)
    switch reveal {
    case .fromTop:
      return (Rect(x: box.minX, y: box.minY, width: box.width, height: height), 0)
    case .fromLeft:
      return (Rect(x: box.minX, y: box.minY, width: width, height: box.height), 0)
    case .fromBottom:
      return (Rect(x: box.minX, y: box.maxY - height, width: box.width, height: height), 0)
    case .fromRight:
      return (Rect(x: box.maxX - width, y: box.minY, width: width, height: box.height), 0)
    case .toCircle:
      return circle(part * min(box.width, box.height) / 2, about: box.centre)
    case .toBounds:
      return circle(part * Point(x: box.width, y: box.height).length / 2, about: box.centre)
    }
  }

  private func circle(_ radius: Double, about centre: Point) -> (Rect, Double) {
    (Rect(centre: centre, size: Size(width: 2 * radius, height: 2 * radius)), radius)
  }
}
