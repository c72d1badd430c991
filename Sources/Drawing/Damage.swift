/// The changed parts of a picture: pixel rectangles that do not overlap.
public struct Damage: Equatable, Sendable {
  /// The rectangles, at most six.
  public private(set) var rects: [PixelRect] = []

  /// The greatest number of rectangles; more are merged.
  private static let limit = 6

  /// Nothing has changed.
  public init() {}

  /// One rectangle has changed.
  public init(_ rect: PixelRect) { add(rect) }

  /// Adds a rectangle, merged with those that it touches.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { $0.intersects(rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    if rects.count < Self.limit {
      rects.append(rect)
      return
    }
    // At the limit, merge it with the one that grows the least.
    let costs = rects.map { $0.union(rect).area - $0.area }
    let cheapest = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    add(rect.union(rects.remove(at: cheapest)))
  }

  /// The smallest rectangle around all rectangles.
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }
}
