import Keyframes
import Stage
import Syntax
import Words

/// Collects one function for each node.
struct UIKitWriter {
  /// Whether something else than a clock moves time.
  let isScrubbed: Bool
  var losses = Losses()
  private(set) var functions: [String] = []
  private var names = Names()

  init(isScrubbed: Bool = false) { self.isScrubbed = isScrubbed }

  mutating func add(_ scene: Scene, named name: String) -> String {
    let name = names.fresh(camel: name, "Layer", startingUpper: false)
    var body = "let layer = CALayer()\n"
    body += "layer.bounds = CGRect(x: 0, y: 0, width: \(scene.size.width.swift), "
    body += "height: \(scene.size.height.swift))\nlayer.masksToBounds = true\n"
    body += "layer.backgroundColor = \(UIKitValue.color(scene.ground.keyframes[0].value))\n"
    if let ground = UIKitAnimation(.color(nil, scene.ground), &losses) {
      body +=
        ground.text(named: "ground", isScrubbed: isScrubbed)
        + "layer.add(ground, forKey: \"ground\")\n"
    }
    for node in scene.nodes { body += "layer.addSublayer(\(add(node))())\n" }
    finish(name, body)
    return name
  }

  /// Returns the name of the function that makes the layer.
  mutating func add(_ node: Node) -> String {
    let node = node.withFirstShape(&losses, morphs: true)
    let name = names.fresh(camel: node.ownName, "Layer", startingUpper: false)
    var body = layer(node)
    body += place(node)
    for track in node.tracks
    where !track.isOfMask && (node.shape == nil || !track.isOfTheBox) {
      guard let animation = UIKitAnimation(track, &losses) else { continue }
      body += animation.text(named: "\(track.name)Animation", isScrubbed: isScrubbed)
      body += "layer.add(\(track.name)Animation, forKey: \(track.name.swiftLiteral))\n"
    }
    for child in node.children { body += "layer.addSublayer(\(add(child))())\n" }
    stateLosses(of: node)
    finish(name, body)
    return name
  }

  private mutating func finish(_ name: String, _ body: String) {
    functions.append(
      "func \(name)() -> CALayer {\n\(body.indented(by: 2))  return layer\n}\n")
  }

  // MARK: Layers

  private mutating func layer(_ node: Node) -> String {
    guard let shape = node.shape else { return "let layer = CALayer()\n" }
    if case .text(let text) = shape { return self.text(text, node) }
    var body = "let layer = CAShapeLayer()\nlayer.path = \(path(shape))\n"
    let fill = node.fill.map { UIKitValue.color($0.keyframes[0].value) } ?? "nil"
    body += "layer.fillColor = \(fill)\n"
    if node.gradient != nil {
      losses.add("A shape layer has no gradient: it is filled with the first colour.")
      if let first = node.gradient?.keyframes[0].value.stops.first {
        body += "layer.fillColor = \(UIKitValue.color(first.color))\n"
      }
    }
    return body + stroke(node)
  }

  private mutating func stroke(_ node: Node) -> String {
    guard let stroke = node.stroke else { return "" }
    if case .gradient = stroke.paint, node.colors[.stroke] == nil {
      losses.add("A line in a gradient is left out: a shape layer's line has one colour.", .grave)
      return ""
    }
    let dash = stroke.dash.map(\.swift).joined(separator: ", ")
    return "layer.strokeColor = \(UIKitValue.color(node[.stroke].keyframes[0].value))\n"
      + "layer.lineWidth = \(node[.strokeWidth].keyframes[0].value.swift)\n"
      + "layer.lineCap = .\(stroke.cap)\nlayer.lineJoin = .\(stroke.join)\n"
      + (dash.isEmpty ? "" : "layer.lineDashPattern = [\(dash)]\n")
      + "layer.strokeStart = \(node[.strokeStart].keyframes[0].value.swift)\n"
      + "layer.strokeEnd = \(node[.strokeEnd].keyframes[0].value.swift)\n"
  }

  private mutating func text(_ text: Text, _ node: Node) -> String {
    let color = node.fill.map { UIKitValue.color($0.keyframes[0].value) } ?? "nil"
    losses.add("Words are laid out by CATextLayer, in the system's font.")
    if node.numbers[.number] != nil || node.numbers[.characters] != nil {
      losses.add("A number that counts and a text that is typed stay as they are at first.")
    }
    let string =
      node.numbers[.number].map {
        (node.numberFormat ?? NumberFormat()).text($0.keyframes[0].value)
      } ?? text.string
    return "let layer = CATextLayer()\nlayer.string = \(string.swiftLiteral)\n"
      + "layer.fontSize = \(node[.fontSize].keyframes[0].value.swift)\nlayer.foregroundColor = \(color)\n"
      + "layer.contentsScale = UIScreen.main.scale\n"
      + "layer.alignmentMode = .\(text.style.alignment.css)\n"
      + "layer.bounds.size = layer.preferredFrameSize()\n"
  }

  private mutating func path(_ shape: Shape) -> String {
    let box = "CGRect(x: \(shape.bounds.minX.swift), y: \(shape.bounds.minY.swift), "
    let size = "width: \(shape.bounds.width.swift), height: \(shape.bounds.height.swift))"
    switch shape {
    case .rectangle(_, let radius) where radius > 0:
      return "UIBezierPath(roundedRect: \(box)\(size), cornerRadius: \(radius.swift)).cgPath"
    case .rectangle, .text, .picture: return "CGPath(rect: \(box)\(size), transform: nil)"
    case .ellipse: return "CGPath(ellipseIn: \(box)\(size), transform: nil)"
    case .path(let path): return AppleValue.closure(path, .uiKit)
    }
  }

  // MARK: Place

  private func place(_ node: Node) -> String {
    func first(_ property: Property) -> String { node[property].keyframes[0].value.swift }
    var body = "layer.position = CGPoint(x: \(first(.x)), y: \(first(.y)))\n"
    if let shape = node.shape, node.numbers[.anchorX] != nil || node.numbers[.anchorY] != nil {
      let box = shape.bounds
      let x = box.minX + node[.anchorX].keyframes[0].value * box.width
      let y = box.minY + node[.anchorY].keyframes[0].value * box.height
      body += "layer.bounds.origin = CGPoint(x: \(x.swift), y: \(y.swift))\n"
    }
    let still: [Property] = [
      .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .anchorZ, .z, .translationX,
      .translationY,
      .opacity, .depth, .shadowX, .shadowY, .shadowRadius,
    ]
    for property in still where node.numbers[property] != nil {
      guard let path = property.keyPath else { continue }
      let angle = path.hasPrefix("transform.rotation") ? " * Double.pi / 180" : ""
      body += "layer.setValue(\(first(property))\(angle), forKeyPath: \(path.swiftLiteral))\n"
    }
    if let shadow = node.colors[.shadow] {
      body += "layer.shadowColor = \(UIKitValue.color(shadow.keyframes[0].value))\n"
      body += "layer.shadowOpacity = 1\n"
    }
    if node.hidden.keyframes[0].value { body += "layer.isHidden = true\n" }
    if !node.showsBack { body += "layer.isDoubleSided = false\n" }
    return body
  }

  private mutating func stateLosses(of node: Node) {
    if node.clip != nil || node.mask != nil {
      losses.add("Clips and masks are left out: give the layer a mask of its own.", .grave)
    }
    if node.numbers[.blur] != nil { losses.add("Blurs are left out: layers have none.", .grave) }
    if node.blend != .normal { losses.add("Blend modes are left out.", .grave) }
    if node.numbers[.axisRotation] != nil {
      losses.add("Rotations about an axis of their own are left out.", .grave)
    }
    if let style = node.shape?.textStyle {
      let isSpaced = style.letterSpacing != 0 || style.lineHeight != TextStyle.lineHeight
      if isSpaced || node.numbers[.letterSpacing] != nil || node.numbers[.lineHeight] != nil {
        losses.add("The spacing of letters and lines is CATextLayer's own.")
      }
    }
    if node.route != nil {
      losses.add("Routes are left out: animate position along the path.", .grave)
    }
    if node.shape != nil, node.tracks.contains(where: \.isOfTheBox) {
      losses.add("A shape layer keeps its first size, corners and anchor.", .grave)
    }
    if node.numbers[.page] != nil || node.numbers[.row] != nil {
      losses.add("Pages are left out: every layer lies on the first one.", .grave)
    }
    if !Property.ofTheContents.isDisjoint(with: node.numbers.keys) {
      losses.add("All of what a node holds is shown, in its own size, whatever part was asked for.")
    }
    if !node.cues.isEmpty { losses.add("Cues are left out.", .grave) }
    if case .settled = node.clock {
      losses.add("What waits for a page to settle begins with the scene.")
    }
  }
}

extension PropertyTrack {
  /// Whether a shape layer, which draws its own path, could not follow the track.
  fileprivate var isOfTheBox: Bool {
    guard case .number(let property?, let track) = self else { return false }
    if property == .anchorX || property == .anchorY { return track.keyframes.count > 1 }
    return [.width, .height, .cornerRadius].contains(property)
  }
}
