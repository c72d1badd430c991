import Keyframes
package import Stage
package import Syntax
import Words

/// CSS: every moving track is a custom property with its own `@keyframes`, and `transform` composes
/// them in Riff's order.
package enum CSSExport {
  package static func text(_ track: PropertyTrack, _ losses: inout Losses) -> String {
    if case .gradient(let track) = track {
      losses.add("CSS cannot blend gradients: this is the first one.")
      return ".gradient { background: \(gradient(track.keyframes[0].value, &losses)); }\n"
    }
    track.stateStill(&losses)
    if let still = track.cssStill { return still }
    guard let animation = CSSAnimation(track, &losses) else {
      return ".\(track.swiftName) { --\(track.cssName): \(track.cssValue); }\n"
    }
    var rule = ".\(track.swiftName) {\n"
    if let use = track.cssUse { rule += "  \(use)\n" }
    rule += "  animation: \(animation.use(named: track.swiftName));\n}\n"
    return animation.registration + "\n\n" + animation.keyframes(named: track.swiftName) + "\n"
      + rule
  }

  package static func text(_ node: Node, _ losses: inout Losses) -> String {
    var writer = CSSWriter(clock: .seconds)
    let markup = writer.add(node, named: "", in: nil)
    writer.placeAll(in: ".\(node.ownName.kebab)")
    losses.add(writer.losses)
    return "/* \(markup) */\n\n" + writer.text
  }

  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String, _ losses: inout Losses
  ) -> String {
    var writer = CSSWriter(clock: timeline.unit == .seconds ? .seconds : .scroll(timeline.range))
    let markup = writer.add(scene, timeline, named: name.kebab)
    losses.add(writer.losses)
    timeline.stateEnd(of: scene, &losses)
    let tokens = scene.allTokens
    let root = tokens.isEmpty ? "" : tokens.cssRule + "\n"
    return "/* \(markup) */\n" + timeline.markerComment("/* ", " */", &losses) + "\n" + root
      + writer.text.withTokens(of: tokens)
  }

  /// The line from `start` to `end` of a box; exact where it runs along a side.
  static func gradient(_ gradient: Gradient, _ losses: inout Losses) -> String {
    gradient.stateLinear(&losses)
    let way = gradient.end - gradient.start
    let isDown = way.x == 0
    if !isDown, way.y != 0 {
      losses.add("A slanting gradient follows the nearer side of its box.")
    }
    let isVertical = abs(way.y) > abs(way.x)
    let (from, length) =
      isVertical ? (gradient.start.y, way.y) : (gradient.start.x, way.x)
    let sorted = length < 0 ? gradient.stops.reversed() : gradient.stops
    let stops = sorted.map { stop in
      "\(CSSValue.color(stop.color)) \(((from + stop.offset * length) * 100).text(digits: 6))%"
    }
    let direction = isVertical ? "to bottom" : "to right"
    let all = stops.count > 1 ? stops : stops + stops
    return "linear-gradient(\(direction), \(all.joined(separator: ", ")))"
  }
}

extension PropertyTrack {
  var cssName: String {
    switch self {
    case .hidden: "shown"
    case .maskOpacity: Property.opacity.name
    case .number, .color, .gradient, .outline, .string, .rangeColor, .maskPath: name
    }
  }

  /// The value of a track that does not move.
  fileprivate var cssValue: String {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track):
      CSSValue.number(track.keyframes[0].value)
    case .color(_, let track): CSSValue.color(track.keyframes[0].value)
    case .hidden(let track): track.keyframes[0].value ? "0" : "1"
    case .gradient, .outline, .string, .rangeColor, .maskPath: "none"
    }
  }

  /// The rule of a track whose values CSS does not blend; nil for others.
  fileprivate var cssStill: String? {
    switch self {
    case .outline(let track), .maskPath(_, let track):
      ".outline { clip-path: path(\"\(CSSValue.path(track.keyframes[0].value))\"); }\n"
    case .string(let track):
      ".string::before { content: \(CSSValue.string(track.keyframes[0].value.value)); }\n"
    case .rangeColor(_, let track):
      ".fill { color: \(CSSValue.color(track.keyframes[0].value)); }\n"
    case .number, .color, .hidden, .gradient, .maskOpacity: nil
    }
  }

  /// How the custom property is used where it stands alone.
  fileprivate var cssUse: String? {
    switch self {
    case .number(let property?, _): property.cssUse
    case .maskOpacity: Property.opacity.cssUse
    case .number(nil, _), .gradient, .outline, .string, .rangeColor, .maskPath,
      .color(.tint?, _):
      nil
    case .color(.fill?, _): "background: var(--fill);"
    case .color(.stroke?, _): "outline-color: var(--stroke);"
    case .color(.shadow?, _): "filter: drop-shadow(0 0 8px var(--shadow));"
    case .color(nil, _): "color: var(--color);"
    case .hidden: "opacity: var(--shown);"
    }
  }
}

extension Property {
  fileprivate var cssUse: String? {
    switch self {
    case .x, .translationX: "translate: calc(var(--\(name)) * 1px) 0;"
    case .y, .translationY: "translate: 0 calc(var(--\(name)) * 1px);"
    case .z: "translate: 0 0 calc(var(--z) * 1px);"
    case .width: "width: calc(var(--width) * 1px);"
    case .height: "height: calc(var(--height) * 1px);"
    case .cornerRadius: "border-radius: calc(var(--cornerRadius) * 1px);"
    case .anchorX: "transform-origin: calc(var(--anchorX) * 100%) 50%;"
    case .anchorY: "transform-origin: 50% calc(var(--anchorY) * 100%);"
    case .rotation: "rotate: calc(var(--rotation) * 1deg);"
    case .rotationX: "rotate: x calc(var(--rotationX) * 1deg);"
    case .rotationY: "rotate: y calc(var(--rotationY) * 1deg);"
    case .perspective: "perspective: calc(var(--perspective) * 1px);"
    case .scaleX: "scale: var(--scaleX) 1;"
    case .scaleY: "scale: 1 var(--scaleY);"
    case .opacity: "opacity: var(--opacity);"
    case .depth: "z-index: calc(var(--depth));"
    case .strokeWidth: "outline-width: calc(var(--strokeWidth) * 1px);"
    case .dashPhase: "stroke-dashoffset: calc(var(--dashPhase) * 1px);"
    case .pathProgress: "offset-distance: calc(var(--pathProgress) * 100%);"
    case .page: "translate: calc(var(--page) * 100vw) 0;"
    case .row: "translate: 0 calc(var(--row) * 100vh);"
    case .visibility: "clip-path: inset(0 0 calc((1 - var(--visibility)) * 100%) 0);"
    case .anchorZ: "translate: 0 0 calc(var(--anchorZ) * -1px);"
    case .fontSize: "font-size: calc(var(--fontSize) * 1px);"
    case .letterSpacing: "letter-spacing: calc(var(--letterSpacing) * 1em);"
    case .lineHeight: "line-height: var(--lineHeight);"
    case .blur: "filter: blur(calc(var(--blur) * 1px));"
    case .axisRotation, .axisX, .axisY, .axisZ, .multiplierX, .multiplierY, .multiplierWidth,
      .multiplierHeight, .offsetX, .offsetY, .offsetWidth, .offsetHeight:
      nil
    case .shadowX, .shadowY, .shadowRadius, .strokeStart, .strokeEnd, .strokeOffset, .skew,
      .skewAxis, .number, .characters,
      .contentsX, .contentsY, .contentsWidth, .contentsHeight:
      nil
    }
  }
}
