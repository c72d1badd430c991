package import Keyframes
package import Stage
package import Syntax
import Words

/// Parts of a scene as Lottie: the property of a keyframed value, or an animation of one node.
package enum LottieExport {
  /// A number from 0 to 100 within a second of 60 frames.
  package static func text(_ easing: Easing) -> String {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0, easing: easing), Keyframe(time: 1, value: 100),
    ])
    return LottieNumbers.property(LottieClock(scale: 60, range: 0...1).graph(track)).compact
  }

  package static func text(_ track: PropertyTrack, _ losses: inout Losses) -> String {
    let json: JSON
    switch track {
    case .number(let property, let track):
      if let property, property.lottieFactor == nil {
        losses.add(
          "Lottie has no property for \(property.name): its numbers are written as they are.")
      }
      track.stateEnds(property?.name ?? "The track", &losses)
      let clock = clock(track)
      let graph = clock.graph(track).scaled(property?.lottieFactor ?? 1)
      json = LottieNumbers.property(graph)
      cut(clock, &losses)
    case .maskOpacity(_, let track):
      track.stateEnds("opacity", &losses)
      let clock = clock(track)
      json = LottieNumbers.property(clock.graph(track).scaled(100))
      cut(clock, &losses)
    case .color(let property, let track):
      track.stateEnds(property?.name ?? "The track", &losses)
      json = colors(track, &losses)
      if property == .tint { losses.add(LottieLoss.tint.sentence) }
    case .hidden(let track):
      json = LottieNumbers.property(clock(track).shown(track).scaled(100))
    case .gradient(let track):
      let node = Node(.rectangle(1, 1), gradient: track)
      json = scene(node, &losses) { $0.fill(of: node, LottieSurroundings()) ?? [] }
    case .outline(let track), .maskPath(_, let track):
      let lines = scene(Node(.path(Path()), fill: .black).outline(track), &losses) {
        .list($0.paths(track).flatMap(\.shapes))
      }
      json = lines
    case .string(let track):
      let keys = track.keyframes.map { key -> JSON in
        ["t": .rounded(clock(track).frame(key.time)), "s": ["t": .string(key.value.value)]]
      }
      json = ["k": .list(keys)]
    case .rangeColor(_, let track):
      losses.add(LottieLoss.textColors.sentence)
      json = colors(track, &losses)
    }
    return json.compact
  }

  /// The node alone, without a ground.
  package static func text(
    _ node: Node, _ outlines: GlyphOutlines?, _ losses: inout Losses
  ) -> String {
    let scene = Scene(ground: .clear, pageWidth: 0) { node }
    let end = min(max(scene.keyframeTimes.last ?? 1, 1e-3), LottieLimits.duration)
    return LottieWriter.text(
      scene, .seconds(end), named: node.ownName, ScenePlayback(), outlines, &losses)
  }

  private static func clock<Value>(_ track: Track<Value>) -> LottieClock {
    let times = track.times ?? 0...1
    return LottieClock(scale: 60, range: min(0, times.lowerBound)...max(1, times.upperBound))
  }

  private static func cut(_ clock: LottieClock, _ losses: inout Losses) {
    if clock.isCut { losses.add(LottieLoss.repeats.sentence) }
  }

  private static func colors(_ track: Track<Color>, _ losses: inout Losses) -> JSON {
    let clock = clock(track)
    let property = clock.property(track) { $0.json }
    let alpha = LottieFit.clamped(clock.graph(track.map(\.alpha)), 0...1)
    cut(clock, &losses)
    return ["c": property, "o": LottieNumbers.property(alpha.scaled(100))]
  }

  private static func scene(
    _ node: Node, _ losses: inout Losses, _ write: (LottieWriting) -> JSON
  ) -> JSON {
    let scene = Scene(ground: .clear) { node }
    let times = scene.keyframeTimes
    let writing = LottieWriting(
      scene, .seconds(min(max(times.last ?? 1, 1), LottieLimits.duration)))
    let json = write(writing)
    losses.add(writing.allLosses)
    return json
  }
}

extension Property {
  /// Lottie's number for 1 of Riff's; nil if Lottie has no such property.
  fileprivate var lottieFactor: Double? {
    switch self {
    case .x, .y, .translationX, .translationY, .width, .height, .cornerRadius, .anchorX, .anchorY,
      .rotation, .skew, .skewAxis, .strokeWidth, .dashPhase, .fontSize:
      1
    case .scaleX, .scaleY, .opacity, .strokeStart, .strokeEnd: 100
    case .strokeOffset: 360
    case .z, .anchorZ, .rotationX, .rotationY, .axisRotation, .axisX, .axisY, .axisZ, .perspective,
      .depth, .pathProgress, .page, .row, .visibility, .contentsX, .contentsY, .contentsWidth,
      .contentsHeight, .shadowX, .shadowY, .shadowRadius, .blur, .number, .characters,
      .letterSpacing, .lineHeight, .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight,
      .offsetX,
      .offsetY, .offsetWidth, .offsetHeight:
      nil
    }
  }
}
