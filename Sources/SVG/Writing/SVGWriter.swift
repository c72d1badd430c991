import Keyframes
import Stage
import Syntax
import Words

/// Writes a scene as one SVG that plays on its own, by CSS alone.
///
/// Each property of a node has its own `@keyframes` over the whole range, so that all of them stay
/// together when they repeat.
struct SVGWriter {
  let scene: Scene
  let clock: SVGClock
  let name: String
  var maker: SVGCurveMaker
  var styles: SVGStyles
  var losses = Losses()
  /// Clip paths, masks and gradients.
  var definitions: [String] = []
  private var names = Names()
  /// Whether the current node waits for a page to settle, and stays as it begins.
  var isWaiting = false

  /// The nodes drawn from their looks; nil if tracks are written.
  var baking: SVGBaking?

  /// The most different texts of one node.
  static let mostTexts = 360
  /// The most orders in which the same nodes are painted.
  static let mostOrders = 60

  init(_ scene: Scene, _ timeline: Timeline, named name: String, _ playback: ScenePlayback) {
    self.scene = scene
    self.name = name.kebab.isEmpty ? "scene" : name.kebab
    clock = SVGClock(timeline, playback)
    maker = SVGCurveMaker(clock)
    styles = SVGStyles(clock, prefix: self.name)
    losses.addScrolling(timeline, playback)
  }

  // MARK: The picture

  /// The parts of the picture, for a separate file or for a page.
  mutating func parts(title: String) -> (rules: String, body: String) {
    var ground = SVGTag(
      "rect", ["width": scene.size.width.svg, "height": scene.size.height.svg])
    paint(&ground, "fill", maker.curve(scene.ground, "ground"))
    if scene.hasConstraints {
      losses.add("Nodes with constraints, and all around them, are drawn point by point.", .slight)
      baking = SVGBaking(roots: scene.nodes, path: [], needsOthers: true)
      // Each node needs the position of every other one.
      let count = Double(scene.allNodes.count)
      maker.frameRate = min(max(1e6 / (count * count * max(clock.seconds, 1)), 2), 60)
    }
    let nodes = markup(of: scene.nodes, SVGLook())
    losses.add(maker.losses)
    let all = definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>"
    let body = "<title>\(title.escapedForXML)</title>\(all)\(ground.text)\(nodes)"
    return (rules + styles.text(for: body), body)
  }

  /// The style shared by all elements that move.
  private var rules: String {
    guard clock.length > 0 else { return "" }
    let direction = clock.playback.goesBack ? "animation-direction:alternate;" : ""
    return
      "#\(name) *{animation-duration:\(clock.seconds.text(digits: 6))s;animation-fill-mode:both;"
      + "animation-timing-function:linear;animation-iteration-count:\(clock.count);\(direction)}\n"
  }

  /// An SVG file.
  mutating func document() -> String {
    let (rules, body) = parts(title: name)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" id="\(name)" viewBox="0 0 \(size)" \
      width="\(scene.size.width.svg)" height="\(scene.size.height.svg)" role="img">
      <style>
      \(rules)\(stillRule)</style>
      \(body)
      </svg>

      """
  }

  var size: String { "\(scene.size.width.svg) \(scene.size.height.svg)" }

  /// People who asked for reduced motion see a still picture of the middle of the range.
  private var stillRule: String {
    guard clock.length > 0, !styles.isEmpty else { return "" }
    return "@media (prefers-reduced-motion:reduce){#\(name) *{animation-play-state:paused;"
      + "animation-delay:-\((clock.seconds / 2).text(digits: 3))s}}\n"
  }

  // MARK: Pieces of it

  /// An identifier that nothing else has.
  mutating func fresh(_ word: String) -> String {
    names.fresh("\(name)-\(word)")
  }

  mutating func define(_ definition: String) { definitions.append(definition) }

  /// Moves a property of an element along a curve, or sets it where it stays.
  mutating func animate(
    _ tag: inout SVGTag, _ property: String, _ curve: SVGCurve, isAttribute: Bool = true,
    _ value: ([Double]) -> String
  ) {
    guard !curve.isStill else {
      let text = value(curve.first)
      if isAttribute { tag.set(property, text) } else { tag.add(style: "\(property):\(text)") }
      return
    }
    tag.add(animation: styles.name(property, curve, value))
  }

  /// Sets a colour and its opacity apart, which blends them as Riff does: browsers would weigh colours by
  /// their opacity.
  mutating func paint(
    _ tag: inout SVGTag, _ property: String, _ color: SVGCurve, opacity: String? = nil
  ) {
    animate(&tag, property, color.map { Array($0.prefix(3)) }) { $0.svgColor }
    let alpha = color.map { [$0[3]] }
    guard !alpha.isStill || alpha.first[0] != 1 else { return }
    animate(&tag, opacity ?? "\(property)-opacity", alpha) { min(max($0[0], 0), 1).svgFactor }
  }

  // MARK: Curves

  mutating func curve(_ node: Node, _ property: Property) -> SVGCurve {
    curve(node[property], property.name)
  }

  /// The curve of a property, or `own` where the node has no track for it.
  mutating func curve(_ node: Node, _ property: Property, or own: Double) -> SVGCurve {
    node.numbers[property].map { curve($0, property.name) } ?? SVGCurve(own)
  }

  mutating func curve(_ track: Track<Double>, _ name: String) -> SVGCurve {
    isWaiting ? SVGCurve(track.value(at: 0)) : maker.curve(track, name)
  }

  mutating func curve(_ track: Track<Color>, _ name: String) -> SVGCurve {
    isWaiting ? SVGCurve(track.value(at: 0).numbers) : maker.curve(track, name)
  }

  /// The time at which tracks are read now.
  func time(_ time: Double) -> Double { isWaiting ? 0 : time }
}

extension [Double] {
  /// `#rrggbb` of red, green and blue: colours of this kind are blended as numbers.
  var svgColor: String {
    let digits = prefix(3).map(nearestByte)
    let halves = digits.allSatisfy { $0.first == $0.last }
    return "#" + (halves ? digits.map { String($0.prefix(1)) } : digits).joined()
  }
}
