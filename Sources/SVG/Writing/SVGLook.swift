import Keyframes
import Stage
import Syntax

/// The effects of the groups around a node on its look.
struct SVGLook {
  /// The opacities that move, which each of the nodes has for itself.
  var fades: [SVGCurve] = []
  /// The product of the constant opacities.
  var opacity = 1.0
  /// The colours that are laid over it, the innermost first.
  var tints: [Track<Color>] = []

  var isOpaque: Bool { fades.isEmpty && opacity == 1 }

  /// The look of what is in a node: a node that is one picture fades as a whole.
  func inside(_ node: Node, _ opacity: SVGCurve) -> SVGLook {
    var inner = self
    if node.isLayer { (inner.fades, inner.opacity) = ([], 1) } else { inner.fade(opacity) }
    return inner
  }

  mutating func fade(_ curve: SVGCurve) {
    if curve.isStill { opacity *= min(max(curve.first[0], 0), 1) } else { fades.append(curve) }
  }
}

extension SVGWriter {
  /// An element with the opacities around it: the ones beyond the first need groups.
  mutating func faded(_ tag: SVGTag, _ look: SVGLook) -> String {
    var tag = tag
    var fades = look.fades
    if let first = fades.popLast() {
      fade(&tag, first.scaled(look.opacity))
    } else if look.opacity < 1 {
      tag.set("opacity", look.opacity.svgFactor)
    }
    return fades.reversed().reduce(tag.text) { faded($0, $1) }
  }

  /// A text in a group with an opacity.
  mutating func faded(_ text: String, _ curve: SVGCurve) -> String {
    var group = SVGTag("g")
    fade(&group, curve)
    return group.around(text)
  }

  mutating func fade(_ tag: inout SVGTag, _ curve: SVGCurve) {
    animate(&tag, "opacity", curve) { min(max($0[0], 0), 1).svgFactor }
  }

  /// The colour of a track, under the tints.
  mutating func color(_ track: Track<Color>, _ name: String, _ look: SVGLook) -> SVGCurve {
    guard !look.tints.isEmpty, !isWaiting else { return curve(track, name) }
    let tracks = [track] + look.tints
    let breaks = tracks.flatMap { $0.breaks(in: clock.range) }
    guard tracks.contains(where: { $0.moves }) else {
      return SVGCurve(tinted(track, look, at: clock.range.lowerBound))
    }
    return maker.baked(breaks, tolerance: 0.5 / 255) { tinted(track, look, at: $0) }
  }

  private func tinted(_ track: Track<Color>, _ look: SVGLook, at time: Double) -> [Double] {
    look.tints.reduce(track.value(at: time).clamped) { $0.tinted($1.value(at: time).clamped) }
      .numbers
  }
}
