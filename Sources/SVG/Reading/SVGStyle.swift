import Keyframes
import Stage
import Syntax

/// The look of an element: the properties that it inherits, and its own.
struct SVGStyle {
  /// A paint as it is written.
  enum Paint: Equatable {
    case none
    case color(Color)
    /// The element's `color`.
    case current
    /// The fill or the stroke of the element that draws this one as a marker or by `use`.
    case contextFill, contextStroke
    /// The paint with an id, or the fallback if nothing has that id.
    indirect case reference(String, fallback: Paint)
  }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  /// Whether shapes are drawn without antialiasing.
  var isCrisp = false
  var strokeWidth = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var dash: [Double] = []
  var dashPhase = 0.0
  var color = Color.black
  var isVisible = true
  var markers: [String: String] = [:]
  var order = PaintOrder()
  /// From the element's coordinates to the ones of the element whose paints are its context.
  var map = Transform.identity
  var fontSize = 16.0
  var isMono = false
  /// Up to the first one that is Riff's own; empty if Riff's own font will do.
  var families: [String] = []
  var isItalic = false
  var weight = TextStyle.Weight.regular
  var alignment = TextStyle.Alignment.leading
  var letterSpacing = 0.0
  /// In points.
  var wordSpacing = 0.0
  var hasSmallCapitals = false
  /// Whether capitals are small ones too.
  var hasOnlySmallCapitals = false
  var baseline = Baseline.alphabetic
  var keepsSpaces = false
  var textLines: SVGTextLines = []
  /// How far a text stands below the baseline of the whole text.
  var baselineShift = 0.0

  /// The order in which a shape's fill, stroke and markers are painted.
  struct PaintOrder: Equatable {
    enum Part: String, CaseIterable { case fill, stroke, markers }

    var parts = Part.allCases

    init() {}

    /// Parts that are not named follow in the usual order; what cannot be read is the usual order.
    init(_ text: String) {
      let named = text.split(whereSeparator: \.isWhitespace).map { Part(rawValue: String($0)) }
      let known = named.compactMap(\.self)
      guard known.count == named.count, Set(known).count == known.count else { return }
      parts = known + Part.allCases.filter { !known.contains($0) }
    }
  }

  /// Where a text stands on its position.
  enum Baseline {
    case alphabetic, middle, hanging
  }

  /// The properties that are not inherited, as they are written.
  var own: [String: String] = [:]
  /// The length that is 100% of a line's width.
  var diagonal = 0.0
  /// The animations of the element itself, and all that it inherits or has of inherited properties.
  var ownMotions: [String: [SVGAnimation]] = [:]
  var motions: [String: [SVGAnimation]] = [:]
  /// How the element's shape moves within it.
  var shift: SVGTransformPart?

  /// The opacity of the element as a whole.
  var opacity: Double { own["opacity"].flatMap(SVGNumbers.share) ?? 1 }

  /// The style of an element in one of this style, from all that is set of it.
  func child(_ values: [String: String], viewport: Size) -> SVGStyle {
    var style = self
    style.own = values
    let inherits = values.contains { $0.value == "inherit" }
    let values = inherits ? values.filter { $0.value != "inherit" } : values
    if let size = values["font-size"] { style.setFontSize(size) }
    if let text = values["color"], let color = SVGStyle.color(text, current: color) {
      style.color = color
    }
    style.takePaints(values)
    style.takeStroke(values, viewport)
    style.takeText(values)
    if let word = values["visibility"] { style.isVisible = word == "visible" }
    if let text = values["paint-order"] { style.order = PaintOrder(text) }
    for name in SVGStyle.markerNames {
      if let text = values[name] { style.markers[name] = text }
    }
    if let word = values["fill-rule"] { style.isEvenOdd = word == "evenodd" }
    if let word = values["shape-rendering"] {
      style.isCrisp = ["crispEdges", "optimizeSpeed"].contains(word)
    }
    if let word = values["clip-rule"] { style.isClipEvenOdd = word == "evenodd" }
    return style
  }

  static let markerNames = ["marker-start", "marker-mid", "marker-end"]

  // MARK: Paints

  private mutating func takePaints(_ values: [String: String]) {
    if let text = values["fill"], let paint = paint(text) { fill = paint }
    if let text = values["stroke"], let paint = paint(text) { stroke = paint }
    if let share = values["fill-opacity"].flatMap(SVGNumbers.share) { fillOpacity = share }
    if let share = values["stroke-opacity"].flatMap(SVGNumbers.share) { strokeOpacity = share }
  }

  /// Nil if it cannot be read, or is inherited.
  private func paint(_ text: String) -> Paint? {
    let word = text.trimmed
    switch word.lowercased() {
    case "none", "transparent": return Paint.none
    case "currentcolor": return .current
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    case _: break
    }
    guard let (id, rest) = SVGStyle.reference(word) else {
      return SVGStyle.color(word, current: color).map(Paint.color)
    }
    if rest.isEmpty { return .reference(id, fallback: .none) }
    // With a fallback that cannot be read, the whole cannot.
    return paint(rest).map { .reference(id, fallback: $0) }
  }

  /// The id in `url(#id)`, and the text after it.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
    let inside = text[text.index(text.startIndex, offsetBy: 4)..<close]
    let id = inside.filter { !"\"' ".contains($0) }
    guard id.hasPrefix("#") else { return ("", String(text[text.index(after: close)...]).trimmed) }
    return (String(id.dropFirst()), String(text[text.index(after: close)...]).trimmed)
  }

  static func color(_ text: String, current: Color) -> Color? {
    if text.lowercased() == "currentcolor" { return current }
    // Six digits alone are a colour to CSS's readers here, but not to SVG; and `rgb()` with commas takes
    // numbers or percentages, but not both.
    let parts = text.split(separator: ",").prefix(3)
    let isMixed =
      text.lowercased().hasPrefix("rgb") && Set(parts.map { $0.contains("%") }).count > 1
    guard !isMixed, !text.utf8.allSatisfy(\.isDigit), let color = try? Color(notation: text),
      color.isFinite
    else { return nil }
    return color
  }

  /// A length of the element in user units, if it has it; `whole` is what a percentage is of.
  func length(_ name: String, _ whole: Double) -> Double? {
    own[name].flatMap { SVGNumbers.length($0, em: fontSize, whole: whole) }
  }

  // MARK: Lines

  private mutating func takeStroke(_ values: [String: String], _ viewport: Size) {
    diagonal = SVGNumbers.Reference(viewport: viewport, em: fontSize).diagonal
    if let width = values["stroke-width"].flatMap(strokeLength) { strokeWidth = max(0, width) }
    if let phase = values["stroke-dashoffset"].flatMap(strokeLength) { dashPhase = phase }
    if let limit = values["stroke-miterlimit"].flatMap({ Double($0.trimmed) }),
      limit.isFinite
    {
      miterLimit = limit
    }
    if let text = values["stroke-dasharray"] { dash = dashes(text) }
    if let own = values["stroke-linecap"].flatMap({ Self.caps[$0] }) { cap = own }
    if let own = values["stroke-linejoin"].flatMap({ Self.joins[$0] }) { join = own }
  }

  private static let caps: [String: Stroke.Cap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: Stroke.Join] = [
    "miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel,
  ]
}
