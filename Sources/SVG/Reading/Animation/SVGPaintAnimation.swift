import Keyframes
import Stage
import Syntax
import Words

// Animated colours, lines and opacity.
extension SVGBuilder {
  /// Animates how opaque a node is as a whole.
  func fade(_ node: inout Node, _ style: SVGStyle) {
    let motions = style.own("opacity")
    guard !motions.isEmpty, let effects = effects(motions, style.opacity, SVGNumbers.share, sum: +)
    else {
      return
    }
    node[.opacity] = play.maker.track(style.opacity, effects)
    let isDouble = node.stroke != nil && (node.fill != nil || node.gradient != nil)
    node.isComposited = node.isComposited || !node.children.isEmpty || isDouble
  }

  /// Hides a node at times, by `display` and, if it has a shape, by `visibility`.
  func show(_ node: inout Node, _ values: [String: String], _ style: SVGStyle) {
    let display = style.own("display")
    let isNone = values["display"] == "none"
    let unseen = node.shape == nil ? nil : hiding(style)
    guard !display.isEmpty, let effects = effects(display, isNone, { $0 == "none" }) else {
      if !isNone, let unseen { node.hidden = unseen }
      return
    }
    let removed = play.maker.track(isNone, effects.map(\.held))
    node.hidden = unseen.map { play.maker.joined(removed, $0) { $0 || $1 } } ?? removed
  }

  /// Whether `visibility` hides a shape; nil if that does not change.
  func hiding(_ style: SVGStyle) -> Track<Bool>? {
    guard let motions = style.motions["visibility"] else { return nil }
    let base = !style.isVisible
    return effects(motions, base, { $0 != "visible" }).map {
      play.maker.track(base, $0.map(\.held))
    }
  }

  /// A colour over time with its opacity over time; nil if neither moves.
  func color(_ style: SVGStyle, _ name: String) -> Track<Color>? {
    let (paint, opacity) =
      name == "fill" ? (style.fill, style.fillOpacity) : (style.stroke, style.strokeOpacity)
    let own = style.motions[name] ?? []
    let alphas = style.motions["\(name)-opacity"] ?? []
    guard !own.isEmpty || !alphas.isEmpty else { return nil }
    let base = style.plain(paint)
    guard own.isEmpty == false || base != nil,
      let colors = effects(own, base ?? .clear, { style.animated($0) }),
      let shares = effects(alphas, opacity, SVGNumbers.share, sum: +)
    else { return nil }
    let (color, alpha) = (
      play.maker.track(base ?? .clear, colors), play.maker.track(opacity, shares)
    )
    guard alpha.moves else {
      let share = alpha.keyframes[0].value
      return color.map { $0.opacity(share) }
    }
    if !color.moves {
      let own = color.keyframes[0].value
      return alpha.map { own.opacity($0) }
    }
    return play.maker.joined(color, alpha) { $0.opacity($1) }
  }

  /// Animates the paints and the line of a node with a shape.
  mutating func animate(
    _ node: inout Node, _ outline: SVGGeometry, _ reshape: SVGReshape, _ style: SVGStyle,
    _ name: String
  ) {
    reshape.apply(to: &node)
    guard !style.motions.isEmpty else { return }
    if let gradient = node.gradient, let alphas = style.motions["fill-opacity"] {
      let full = style.fillOpacity > 0 ? gradient.keyframes[0].value : nil
      if let full, let shares = effects(alphas, style.fillOpacity, SVGNumbers.share) {
        node.gradient = play.maker.track(style.fillOpacity, shares).map {
          full.opacity($0 / style.fillOpacity)
        }
      }
    } else if node.fill != nil, let track = color(style, "fill") {
      node.fill = track
    }
    guard let stroke = node.stroke else { return }
    if case .color = stroke.paint, let track = color(style, "stroke") { node[.stroke] = track }
    if let motions = style.motions["stroke-width"],
      let effects = effects(motions, style.strokeWidth, { style.strokeLength($0) }, sum: +)
    {
      node[.strokeWidth] = play.maker.track(style.strokeWidth, effects)
    }
    dash(&node, outline, style, name)
  }

  // MARK: Dashes

  private mutating func dash(
    _ node: inout Node, _ outline: SVGGeometry, _ style: SVGStyle, _ name: String
  ) {
    let offsets = style.motions["stroke-dashoffset"] ?? []
    let arrays = style.motions["stroke-dasharray"] ?? []
    guard !offsets.isEmpty || !arrays.isEmpty else { return }
    let scale = style.dashScale(outline)
    let phase = style.dashPhase * scale
    guard
      let moved = effects(offsets, phase, { style.strokeLength($0).map { $0 * scale } }, sum: +),
      let dashes = effects(
        arrays, style.dash.map { $0 * scale }, { style.dashes($0).map { $0 * scale } })
    else {
      return notes.note("animation of dashes", of: name, instead: "shown as it begins")
    }
    let track = play.maker.track(phase, moved)
    guard !arrays.isEmpty else {
      node[.dashPhase] = track
      return
    }
    let lengths = play.maker.track(style.dash.map { $0 * scale }, dashes)
    if let trim = SVGTrim(lengths, track, outline.walked, play.maker) {
      node.stroke?.dash = []
      node.stroke?.dashPhase = 0
      node[.strokeStart] = trim.start
      node[.strokeEnd] = trim.end
      if let offset = trim.offset { node[.strokeOffset] = offset }
    } else {
      notes.note("animation of dashes", of: name, instead: "shown as it begins")
    }
  }
}

extension SVGEffect where Value == Bool {
  /// A segment is shown throughout if one of its ends is.
  fileprivate var held: SVGEffect {
    var copy = self
    let keys = round.keyframes
    copy.round = Track(
      keys.indices.map { index in
        let isMoving = index + 1 < keys.count && keys[index].easing != .hold
        let isHidden = keys[index].value && (!isMoving || keys[index + 1].value)
        return Keyframe(time: keys[index].time, value: isHidden, easing: .hold)
      })
    return copy
  }
}

extension Gradient {
  /// The gradient with all colours that much less opaque.
  fileprivate func opacity(_ share: Double) -> Gradient {
    var copy = self
    copy.stops = stops.map { Stop($0.offset, $0.color.opacity(share)) }
    return copy
  }
}
