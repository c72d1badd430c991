import Keyframes
import Stage
import Syntax
import Words

// Blurs, and shadows of whole pictures.
extension SVGWriter {
  /// The contents of a node, blurred in its own coordinates.
  mutating func blurred(_ contents: String, _ node: Node) -> String {
    guard !contents.isEmpty, let track = node.numbers[.blur] else { return contents }
    let deviation = curve(track, "blur").map { [max($0[0], 0)] }
    return blurring(deviation).around(contents)
  }

  /// A group that is blurred by a standard deviation.
  mutating func blurring(_ deviation: SVGCurve) -> SVGTag {
    var group = SVGTag("g")
    guard !deviation.isStill || deviation.first[0] > 0 else { return group }
    animate(&group, "filter", deviation, isAttribute: false) { "blur(\($0[0].svg)px)" }
    return group
  }

  /// A placed node above the shadow of everything that it shows, along its parent's axes.
  mutating func castingShadow(_ contents: String, _ node: Node) -> String {
    guard !contents.isEmpty, node.castsWholeShadow else { return contents }
    let curve = wholeShadow(of: node)
    guard !curve.isStill || curve.first[6] > 0 else { return contents }
    if node.clip != nil || node.mask != nil {
      losses.add("The shadow of a clipped node isn't clipped.", .grave)
    }
    var group = SVGTag("g")
    animate(&group, "filter", curve, isAttribute: false) { numbers in
      let lengths = numbers.prefix(3).map { "\($0.svg)px" }.joined(separator: " ")
      return "drop-shadow(\(lengths) #\(numbers.dropFirst(3).map(nearestByte).joined()))"
    }
    return group.around(contents)
  }

  /// The offset, the standard deviation and the colour over time.
  private mutating func wholeShadow(of node: Node) -> SVGCurve {
    let numbers = [Property.shadowX, .shadowY, .shadowRadius].map { node[$0] }
    let color = node[.shadow]
    func shadow(_ lengths: [Double], _ color: [Double]) -> [Double] {
      [lengths[0], lengths[1], max(lengths[2], 0) / 2] + color.map { min(max($0, 0), 1) }
    }
    var whole: SVGCurve? = curve(numbers[0], "shadowX")
    for track in numbers.dropFirst() { whole = whole?.beside(curve(track, "shadow")) }
    if let whole = whole?.beside(curve(color, "shadow")) {
      return whole.map { shadow(Array($0.prefix(3)), Array($0.dropFirst(3))) }
    }
    let breaks = numbers.flatMap { $0.breaks(in: clock.range) } + color.breaks(in: clock.range)
    return maker.baked(breaks) { time in
      shadow(numbers.map { $0.value(at: time) }, color.value(at: time).numbers)
    }
  }
}
