/// The parts of a picture that changed: rectangles of pixels that do not overlap.
public struct Damage: Equatable, Sendable {
  public private(set) var rects: [PixelRect] = []

  /// More rectangles than this are united.
  private static let limit = 6

  public init() {}

  public init(_ rect: PixelRect) { add(rect) }

  /// Adds a rectangle; one that meets others is united with them.
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
    // Where there are many already, it joins the one that grows the least by it.
    let costs = rects.map { $0.union(rect).area - $0.area }
    let cheapest = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    add(rect.union(rects.remove(at: cheapest)))
  }

  /// The smallest rectangle around all.
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }
}
