public import Keyframes

/// The shape that reveals a node as ``Property/visibility`` grows (Jazz Hands' mask effects).
///
/// It covers the node's box and is transformed with it; anything outside of the box, such as half
/// of a border or a shadow, is never visible.
public struct Mask: Hashable, Sendable {
  /// The side or centre from which the node appears.
  public enum Reveal: Hashable, CaseIterable, Sendable {
    /// From a side of the box.
    case fromTop, fromLeft, fromBottom, fromRight
    /// A circle that ends as wide as the shorter side.
    case toCircle
    /// A circle that ends around the whole box.
    case toBounds
  }

  /// The side or centre from which the node appears.
  public var reveal: Reveal
  /// The box in the node's own coordinates; nil is the box of its shape at its present size. Texts
  /// and groups have no box, so with nil they are never visible.
  public var box: Rect?

  /// Creates a mask over the shape's box, or over `box`.
  public init(_ reveal: Reveal, of box: Rect? = nil) {
    self.reveal = reveal
    self.box = box
  }

  /// The part of `box` that is visible at `visibility`, clamped to 0…1, and its corner radius.
  package func region(of box: Rect, at visibility: Double) -> (rect: Rect, cornerRadius: Double) {
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
