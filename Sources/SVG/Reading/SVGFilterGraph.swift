import Keyframes
import Stage
import Syntax

/// The primitives of a filter, one after the other.
struct SVGFilterGraph {
  /// The filter's region in the element's coordinates.
  let region: Rect
  /// The box in whose size lengths are given; nil for lengths in the element's coordinates.
  private let box: Rect?
  /// The length of 1 along each axis, and what a percentage is of.
  private let unit: Size
  private let whole: Size
  private(set) var picture = SVGFilterPicture.graphic
  private var results: [String: SVGFilterPicture] = [:]
  /// The most parts of a picture, which may double with each primitive.
  private static let mostParts = 1000

  init(region: Rect, box: Rect?, viewport: Size) {
    (self.region, self.box) = (region, box)
    let one = Size(width: 1, height: 1)
    (unit, whole) = (box?.size ?? one, box == nil ? viewport : one)
  }

  /// Applies a primitive.
  ///
  /// - Returns: false if nothing here can show it.
  mutating func apply(
    _ primitive: XMLElement, _ values: [String: String], isLinear: Bool, current: Color
  ) -> Bool {
    guard let first = input(values["in"]),
      let made = result(of: primitive, values, first, isLinear: isLinear, current: current),
      made.size <= Self.mostParts
    else { return false }
    add(primitive.name == "feFlood" ? made : clipped(made, values), values)
    return true
  }

  /// Adds what an `feImage` draws.
  mutating func add(_ drawing: Node?, _ values: [String: String]) {
    add(clipped(drawing.map { [SVGFilterPart(.drawing($0))] } ?? [], values), values)
  }

  private mutating func add(_ made: SVGFilterPicture, _ values: [String: String]) {
    picture = made
    if let name = values["result"] { results[name] = made }
  }

  private func clipped(_ made: SVGFilterPicture, _ values: [String: String]) -> SVGFilterPicture {
    let area = area(values).intersection(region)
    return area == region ? made : made.changed { $0.clip = area }
  }

  /// The picture that a name stands for; nil for one that can't be shown.
  private func input(_ name: String?) -> SVGFilterPicture? {
    switch name?.trimmed ?? "" {
    case "": return picture
    case "SourceGraphic": return .graphic
    case "SourceAlpha": return SVGFilterPicture.graphic.colored(.black)
    case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint": return nil
    case let name: return results[name] ?? picture
    }
  }

  private func result(
    of primitive: XMLElement, _ values: [String: String], _ first: SVGFilterPicture,
    isLinear: Bool, current: Color
  ) -> SVGFilterPicture? {
    switch primitive.name {
    case "feGaussianBlur": return first.blurred(deviation(values, or: 0))
    case "feOffset": return first.moved(offset(values, or: 0))
    case "feDropShadow":
      return first.shadowed(
        flood(values, current), offset(values, or: 2), deviation(values, or: 2))
    case "feFlood":
      let area = area(values).intersection(region)
      return area.isEmpty ? [] : [SVGFilterPart(.flood(area), color: flood(values, current))]
    case "feMerge":
      return merged(primitive.children.filter { $0.name == "feMergeNode" })
    case "feBlend":
      guard ["", "normal"].contains(values["mode"] ?? "") else { return nil }
      return input(values["in2"]).map { $0 + first }
    case "feComposite": return input(values["in2"]).flatMap { composite(first, $0, values) }
    case "feColorMatrix": return matrix(values, first, isLinear: isLinear)
    case "feComponentTransfer": return transfer(primitive, first)
    case _: return nil
    }
  }

  private func merged(_ nodes: [XMLElement]) -> SVGFilterPicture? {
    var merged: SVGFilterPicture = []
    var size = 0
    for node in nodes {
      guard let picture = input(node.attributes["in"]) else { return nil }
      size += picture.size
      guard size <= Self.mostParts else { return nil }
      merged += picture
    }
    return merged
  }

  private func composite(
    _ one: SVGFilterPicture, _ other: SVGFilterPicture, _ values: [String: String]
  ) -> SVGFilterPicture? {
    switch values["operator"] ?? "over" {
    case "in": one.inside(other, of: region)
    case "out": one.masked(by: other, isInverted: true)
    case "atop": other + one.inside(other, of: region)
    case "xor":
      other.masked(by: one, isInverted: true) + one.masked(by: other, isInverted: true)
    case "arithmetic": nil
    case _: other + one
    }
  }

  // MARK: Colours

  /// A matrix that leaves nothing of the colours but a share of the alpha.
  private func matrix(
    _ values: [String: String], _ first: SVGFilterPicture, isLinear: Bool
  ) -> SVGFilterPicture? {
    guard ["", "matrix"].contains(values["type"] ?? "") else { return nil }
    let numbers = SVGNumbers.list(values["values"] ?? "")
    guard numbers.count == 20 else { return first }
    let isOneColor = (0..<3).allSatisfy { row in
      numbers[row * 5..<row * 5 + 4].allSatisfy { $0 == 0 }
    }
    guard isOneColor, numbers[15..<18].allSatisfy({ $0 == 0 }), numbers[19] == 0 else {
      return nil
    }
    let parts = [numbers[4], numbers[9], numbers[14]].map { part in
      let part = min(max(part, 0), 1)
      return isLinear ? encodedLight(part) : part
    }
    // An alpha many times as high makes soft edges hard, which is left out.
    let alpha = min(max(numbers[18], 0), 1)
    return first.colored(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha))
  }

  /// A function of alpha alone that is a factor.
  private func transfer(
    _ primitive: XMLElement, _ first: SVGFilterPicture
  ) -> SVGFilterPicture? {
    var slope = 1.0
    for function in primitive.children where function.attributes["type"] != "identity" {
      guard function.name == "feFuncA", function.attributes["type"] == "linear",
        (function.attributes["intercept"].flatMap(SVGNumbers.number) ?? 0) == 0
      else { return nil }
      slope = min(max(function.attributes["slope"].flatMap(SVGNumbers.number) ?? 1, 0), 1)
    }
    return slope == 1 ? first : first.changed { $0.opacity *= slope }
  }

  private func flood(_ values: [String: String], _ current: Color) -> Color {
    let color = values["flood-color"].flatMap { SVGStyle.color($0.trimmed, current: current) }
    return (color ?? .black).opacity(values["flood-opacity"].flatMap(SVGNumbers.share) ?? 1)
  }

  // MARK: Lengths

  private func deviation(_ values: [String: String], or standard: Double) -> Point {
    let numbers = values["stdDeviation"].map { SVGNumbers.list($0) } ?? [standard]
    guard let x = numbers.first, let y = numbers.dropFirst().first ?? numbers.first,
      numbers.count <= 2, x >= 0, y >= 0
    else { return .zero }
    return Point(x: x * unit.width, y: y * unit.height)
  }

  private func offset(_ values: [String: String], or standard: Double) -> Point {
    func number(_ name: String) -> Double { values[name].flatMap(SVGNumbers.number) ?? standard }
    return Point(x: number("dx") * unit.width, y: number("dy") * unit.height)
  }

  /// The area of a primitive, of which only what lies in the region is shown.
  func area(_ values: [String: String]) -> Rect {
    func length(_ name: String, _ whole: Double, _ unit: Double) -> Double? {
      values[name].flatMap { SVGNumbers.length($0, em: 16, whole: whole) }.map { $0 * unit }
    }
    let width = length("width", whole.width, unit.width) ?? region.width
    let height = length("height", whole.height, unit.height) ?? region.height
    guard width >= 0, height >= 0 else { return .zero }
    let start = box?.origin ?? .zero
    return Rect(
      x: length("x", whole.width, unit.width).map { start.x + $0 } ?? region.minX,
      y: length("y", whole.height, unit.height).map { start.y + $0 } ?? region.minY,
      width: width, height: height)
  }
}
