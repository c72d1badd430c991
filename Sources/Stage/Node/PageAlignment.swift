import Keyframes

/// The alignment of a node with its pages or rows.
struct PageAlignment {
  enum Axis { case across, down }

  let axis: Axis
  /// The pages or rows.
  let places: [Double]
  /// The part of the node that is aligned with the same part of the page, 0…1.
  let part: Double
  /// The length of a page along the axis, in points.
  let length: Double
}

extension Node {
  /// Places the node at `times`, by default the numbers of its pages or rows, each shifted from the
  /// alignment by its offset in points.
  func aligned(
    _ alignment: PageAlignment, at times: [Double]?, _ offsets: [Double], _ easing: Easing
  ) -> Node {
    let places = alignment.places
    let isAcross = alignment.axis == .across
    let (word, method) = isAcross ? ("pages", "onPages and x") : ("rows", "onRows and y")
    require(
      offsets.count == places.count,
      "\(places.count) \(word) need as many offsets, but there are \(offsets.count).")
    require(
      numbers[isAcross ? .anchorX : .anchorY] == nil,
      "A node with an anchor is positioned by it: use \(method) instead of an attribute.")
    let box = shape?.bounds ?? .zero
    let (low, size) = isAcross ? (box.minX, box.width) : (box.minY, box.height)
    let start = alignment.part * alignment.length - low - alignment.part * size
    let times = times ?? places
    return setting(isAcross ? .page : .row, Track(places, at: times, easing))
      .setting(isAcross ? .x : .y, Track(offsets.map { start + $0 }, at: times, easing))
  }
}
