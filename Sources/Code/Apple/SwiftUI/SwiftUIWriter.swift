import Keyframes
import Stage
import Syntax
import Words

/// Collects one view for each node.
struct SwiftUIWriter {
  /// When the scene begins, in its own time.
  let start: Double
  /// When it ends; nil for a node alone, which takes as long as its own tracks.
  let end: Double?
  var losses = Losses()
  private(set) var views: [String] = []
  private var names = Names()

  init(start: Double, end: Double? = nil) {
    self.start = start
    self.end = end
  }

  mutating func add(_ scene: Scene, named name: String) {
    let name = names.fresh(camel: name, "View", startingUpper: true)
    if scene.ground.keyframes.count > 1 { losses.add("The ground keeps its first colour.", .grave) }
    let ground = SwiftUIWriter.color(scene.ground.keyframes[0].value)
    let inner = scene.nodes.map { "\(add($0))()\n" }.joined()
    let (width, height) = (scene.size.width, scene.size.height)
    let body = """
      ZStack {
      \(inner.indented(by: 2))}
      .offset(x: \((-width / 2).swift), y: \((-height / 2).swift))
      .frame(width: \(width.swift), height: \(height.swift))
      .background(\(ground))
      .clipped()
      """
    views.insert(view(name, values: "", body), at: 0)
  }

  /// Returns the name of the view.
  mutating func add(_ node: Node) -> String {
    let node = node.withFirstShape(&losses)
    let name = names.fresh(camel: node.ownName, "View", startingUpper: true)
    var values: [String] = []
    var tracks = ""
    for track in node.tracks where !track.isOfMask {
      for (name, numbers) in SwiftUIExport.numbers(track, &losses) {
        values.append("var \(name) = \(double(numbers.keyframes[0].value))")
      }
      guard track.isMoving else { continue }
      // All animators of a scene take as long: they stay together however often they are played.
      let end = tracks.isEmpty ? end : nil
      for (name, pieces) in SwiftUIExport.tracks(track, from: start, to: end, &losses) {
        tracks += "KeyframeTrack(\\.\(name)) {\n"
        tracks += pieces.joined(separator: "\n").indented(by: 2) + "\n}\n"
      }
    }
    let content = shape(node) + modifiers(node)
    stateLosses(of: node)
    let type = "struct Values {\n\(values.joined(separator: "\n").indented(by: 2))\n}\n\n"
    let body =
      tracks.isEmpty
      ? "let value = Values()\n\(content)"
      : "KeyframeAnimator(initialValue: Values(), repeating: false) { value in\n\(content.indented(by: 2))\n"
        + "} keyframes: { _ in\n\(tracks.indented(by: 2))}"
    views.append(view(name, values: values.isEmpty ? "struct Values {}\n\n" : type, body))
    return name
  }

  private func double(_ value: Double) -> String {
    let text = value.swift
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  private func view(_ name: String, values: String, _ body: String) -> String {
    "struct \(name): View {\n\(values.indented(by: 2))  @ViewBuilder var body: some View {\n"
      + body.indented(by: 4) + "\n  }\n}\n"
  }

  static func color(_ color: Color) -> String {
    "Color(.sRGB, red: \(color.red.swift), green: \(color.green.swift), "
      + "blue: \(color.blue.swift), opacity: \(color.alpha.swift))"
  }

  func color(_ name: String) -> String {
    "Color(.sRGB, red: value.\(name)Red, green: value.\(name)Green, "
      + "blue: value.\(name)Blue, opacity: value.\(name)Alpha)"
  }

  /// The value of a property that has a track, or else the number that it has, which may be `own`.
  func value(_ node: Node, _ property: Property, or own: Double? = nil) -> String {
    node.numbers[property] != nil
      ? "value.\(property.name)" : (own ?? node[property].keyframes[0].value).swift
  }

  // MARK: Place

  private func modifiers(_ node: Node) -> String {
    func says(_ property: Property) -> Bool { node.numbers[property] != nil }
    func value(_ property: Property) -> String { self.value(node, property) }
    let anchor =
      says(.anchorX) || says(.anchorY)
      ? ", anchor: UnitPoint(x: \(value(.anchorX)), y: \(value(.anchorY)))" : ""
    let depth = says(.anchorZ) ? ", anchorZ: \(value(.anchorZ))" : ""
    var lines: [String] = []
    if says(.blur) { lines.append("blur(radius: max(value.blur, 0))") }
    if says(.scaleX) || says(.scaleY) {
      lines.append("scaleEffect(x: \(value(.scaleX)), y: \(value(.scaleY))\(anchor))")
    }
    if says(.rotation) { lines.append("rotationEffect(.degrees(value.rotation)\(anchor))") }
    if says(.rotationX) {
      lines.append(
        "rotation3DEffect(.degrees(value.rotationX), axis: (x: 1, y: 0, z: 0)\(anchor)\(depth))")
    }
    if says(.rotationY) {
      lines.append(
        "rotation3DEffect(.degrees(value.rotationY), axis: (x: 0, y: 1, z: 0)\(anchor)\(depth))")
    }
    if says(.axisRotation) {
      lines.append(
        "rotation3DEffect(.degrees(value.axisRotation), axis: (x: \(value(.axisX)), "
          + "y: \(value(.axisY)), z: \(value(.axisZ)))\(anchor)\(depth))")
    }
    if node.colors[.shadow] != nil {
      lines.append(
        "shadow(color: \(color("shadow")), radius: \(value(.shadowRadius)), "
          + "x: \(value(.shadowX)), y: \(value(.shadowY)))")
    }
    if says(.opacity) { lines.append("opacity(value.opacity)") }
    if node.hidden != false { lines.append("opacity(value.shown)") }
    if says(.depth) { lines.append("zIndex(value.depth)") }
    let x = says(.translationX) ? "\(value(.x)) + value.translationX" : value(.x)
    let y = says(.translationY) ? "\(value(.y)) + value.translationY" : value(.y)
    lines.append("offset(x: \(x), y: \(y))")
    if node.blend != .normal { lines.append("blendMode(.\(node.blend.swiftUI))") }
    return lines.map { "\n.\($0)" }.joined()
  }

  private mutating func stateLosses(of node: Node) {
    let lost: [(Bool, Message, Losses.Weight)] = [
      (node.clip != nil || node.mask != nil, "Clips and masks are left out.", .grave),
      (node.route != nil, "Routes are left out: SwiftUI can't move a view along a path.", .grave),
      (
        node.numbers[.page] != nil || node.numbers[.row] != nil,
        "Pages are left out: every node lies on the first one.", .grave
      ),
      (
        node.numbers[.perspective] != nil, "The strength of perspective is SwiftUI's own.",
        .noticeable
      ),
      (node.numbers[.z] != nil, "z is left out: views lie in one plane.", .grave),
      (!node.showsBack, "A view is seen from behind as well.", .noticeable),
      (
        !Property.ofTheContents.isDisjoint(with: node.numbers.keys),
        "All of what a node holds is shown, in its own size, whatever part was asked for.",
        .noticeable
      ),
      (!node.cues.isEmpty, "Cues are left out.", .grave),
      (
        node.clock != .playhead, "Motion that waits for a page to settle begins with the scene.",
        .noticeable
      ),
    ]
    for (isLost, sentence, weight) in lost where isLost { losses.add(sentence, weight) }
  }
}

extension PropertyTrack {
  fileprivate var isMoving: Bool {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track): track.keyframes.count > 1
    case .color(_, let track): track.keyframes.count > 1
    case .hidden(let track): track.keyframes.count > 1
    case .gradient, .outline, .string, .rangeColor, .maskPath: false
    }
  }
}
