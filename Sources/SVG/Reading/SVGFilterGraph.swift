import Keyframes
import Stage
import Syntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A picture that a filter makes, from the bottom to the top: copies of what it filters, and floods.
typealias SVGFilterPicture = [SVGFilterPart]

/// A part of a filter's picture. Its source is coloured, moved, blurred, faded, cut and masked, in
/// this order, in the coordinates of the filtered element.
struct SVGFilterPart: Equatable {
  indirect enum Source: Equatable {
    case graphic
    case flood(Rect)
    case picture(SVGFilterPicture)
  }

  var source: Source
  /// The colour where the source is opaque; nil for its own colours.
  var color: Color?
  var offset = Point.zero
  /// The squares of the standard deviations of the blur.
  var variance = Point.zero
  var opacity = 1.0
  var clip: Rect?
  /// The picture whose alpha masks it, and whether it is visible outside of that.
  var mask: SVGFilterPicture = []
  var isMaskInverted = false

  init(_ source: Source, color: Color? = nil) {
    self.source = source
    self.color = color
  }

  /// Whether it can be changed further; else it is a source of its own.
  fileprivate var isOpen: Bool { clip == nil && mask.isEmpty }
}

extension SVGFilterPicture {
  static var graphic: SVGFilterPicture { [SVGFilterPart(.graphic)] }

  /// The picture as one part that can be changed.
  func changed(_ change: (inout SVGFilterPart) -> Void) -> SVGFilterPicture {
    guard !isEmpty else { return self }
    var part = count == 1 && self[0].isOpen ? self[0] : SVGFilterPart(.picture(self))
    change(&part)
    return [part]
  }

  func colored(_ color: Color) -> SVGFilterPicture {
    changed { part in
      var color = color
      if let own = part.color { color.alpha *= own.alpha }
      part.color = color
    }
  }

  func blurred(_ deviation: Point) -> SVGFilterPicture {
    guard deviation.x > 0 || deviation.y > 0 else { return self }
    return changed {
      $0.variance.x += deviation.x * deviation.x
      $0.variance.y += deviation.y * deviation.y
    }
  }

  func moved(_ offset: Point) -> SVGFilterPicture {
    offset == .zero ? self : changed { $0.offset = $0.offset + offset }
  }

  func masked(by mask: SVGFilterPicture, isInverted: Bool = false) -> SVGFilterPicture {
    guard !mask.isEmpty else { return isInverted ? self : [] }
    return changed { ($0.mask, $0.isMaskInverted) = (mask, isInverted) }
  }

  /// The picture with its shadow.
  func shadowed(_ color: Color, _ offset: Point, _ deviation: Point) -> SVGFilterPicture {
    colored(color).moved(offset).blurred(deviation) + self
  }

  /// The part of the picture that another one's alpha covers; for a flood of the region, the other one in its colour.
  func inside(_ other: SVGFilterPicture, of region: Rect) -> SVGFilterPicture {
    if let color = first?.color, self == [SVGFilterPart(.flood(region), color: color)] {
      return other.colored(color)
    }
    return masked(by: other)
  }
}

/// The primitives of a filter, one after the other.
struct SVGFilterGraph {
  /// The filter's region in the element's coordinates.
  let region: Rect
  /// The lengths of 1 along the axes.
  let unit: Size
  private(set) var picture = SVGFilterPicture.graphic
  private var results: [String: SVGFilterPicture] = [:]

  init(region: Rect, unit: Size) { (self.region, self.unit) = (region, unit) }

  /// Applies a primitive.
  ///
  /// - Returns: false if nothing here can show it.
  mutating func apply(
    _ primitive: XMLElement, _ values: [String: String], isLinear: Bool, current: Color
  ) -> Bool {
    guard let first = input(values["in"]),
      var made = result(of: primitive, values, first, isLinear: isLinear, current: current)
    else { return false }
    if let area = subregion(values), area != region, primitive.name != "feFlood" {
      made = made.changed { $0.clip = area }
    }
    picture = made
    if let name = values["result"] { results[name] = made }
    return true
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
      let area = subregion(values) ?? region
      return area.isEmpty ? [] : [SVGFilterPart(.flood(area), color: flood(values, current))]
    case "feMerge":
      let parts = primitive.children.filter { $0.name == "feMergeNode" }
        .map { input($0.attributes["in"]) }
      return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    case "feBlend":
      guard ["", "normal"].contains(values["mode"] ?? "") else { return nil }
      return input(values["in2"]).map { $0 + first }
    case "feComposite": return input(values["in2"]).flatMap { composite(first, $0, values) }
    case "feColorMatrix": return matrix(values, first, isLinear: isLinear)
    case "feComponentTransfer": return transfer(primitive, first)
    case _: return nil
    }
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
      guard isLinear else { return part }
      return part <= 0.0031308 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055
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

  /// The part of the region that a primitive fills; nil if it is all of it.
  private func subregion(_ values: [String: String]) -> Rect? {
    let names = ["x", "y", "width", "height"]
    guard names.contains(where: { values[$0] != nil }) else { return nil }
    func length(_ name: String, _ whole: Double, _ unit: Double, or standard: Double) -> Double {
      guard let text = values[name] else { return standard }
      let isShare = text.hasSuffix("%")
      let length = SVGNumbers.length(text, em: 16, whole: whole)
      return length.map { isShare ? $0 : $0 * unit } ?? standard
    }
    let width = length("width", region.width, unit.width, or: region.width)
    let height = length("height", region.height, unit.height, or: region.height)
    guard width >= 0, height >= 0 else { return .zero }
    let area = Rect(
      x: length("x", region.width, unit.width, or: region.minX),
      y: length("y", region.height, unit.height, or: region.minY), width: width, height: height)
    return area.intersection(region)
  }
}
