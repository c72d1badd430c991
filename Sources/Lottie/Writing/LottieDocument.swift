import Keyframes
package import Stage
package import Syntax
import Words

/// Writes scenes as Lottie animations: the specification of the Lottie Animation Community 1.0.1, with text layers and
/// drop shadows as bodymovin writes them.
package enum LottieWriter {
  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String,
    _ playback: ScenePlayback, _ outlines: GlyphOutlines?, _ losses: inout Losses
  ) -> String {
    let writing = LottieWriting(
      scene.withoutConstraints(timeline, playback), timeline, playback, outlines)
    let document = writing.document(timeline, name, playback.range)
    losses.add(writing.allLosses)
    losses.addScrolling(timeline, playback)
    return document.compact
  }
}

extension LottieWriting {
  /// Players show `part` of the timeline.
  func document(_ timeline: Timeline, _ name: String, _ part: ClosedRange<Double>?) -> JSON {
    let frames = frames(of: part)
    var layers = ground
    layers += self.layers(of: scene.nodes, LottieSurroundings())
    if clock.isCut { lose(.repeats) }
    if clock.isShortened { lose(.length) }
    var members: [(String, JSON)] = [
      ("v", "5.9.0"), ("fr", .rounded(Self.rate(of: timeline))),
      ("ip", .rounded(frames.lowerBound)),
      ("op", .rounded(frames.upperBound)), ("w", .number(scene.size.width.rounded(.up))),
      ("h", .number(scene.size.height.rounded(.up))), ("nm", .string(name)), ("ddd", 0),
      ("assets", .list(assets)),
    ]
    if !fonts.isEmpty {
      let list = fonts.sorted { $0.key < $1.key }.map(\.value)
      members.append(("fonts", ["list": .list(list)]))
      if outlines != nil { members.append(("chars", .list(characters))) }
    }
    members.append(("layers", .list(layers.reversed())))
    members.append(("markers", .list(markers(timeline))))
    return .object(members.map { (key: $0.0, value: $0.1) })
  }

  /// The first frame of a part of the timeline, and the one behind its last.
  private func frames(of part: ClosedRange<Double>?) -> Range<Double> {
    guard let part else { return 0..<clock.frames }
    let start = clock.frame(part.lowerBound).rounded(.down)
    let end = (clock.frame(part.upperBound) - 1e-6).rounded(.up)
    let first = min(max(start, 0), clock.frames)
    return first..<min(max(end, first + 1), max(clock.frames, first + 1))
  }

  private var ground: [JSON] {
    let size = scene.size
    let colors = scene.ground.keyframes.map(\.value)
    if colors.allSatisfy({ $0 == colors[0] }) {
      let color = colors[0].clamped
      guard color.alpha > 0 else { return [] }
      let code = "#" + [color.red, color.green, color.blue].map(nearestByte).joined()
      return [
        layer(
          1, "ground", LottiePose(), LottieSurroundings(opacity: LottieGraph(color.alpha)),
          [
            "sw": .number(size.width.rounded(.up)), "sh": .number(size.height.rounded(.up)),
            "sc": .string(code),
          ])
      ]
    }
    var node = Node(.rectangle(size, cornerRadius: 0), fill: scene.ground)
    node.name = "ground"
    return layers(of: [node.at(x: size.width / 2, y: size.height / 2)], LottieSurroundings())
  }

  private func markers(_ timeline: Timeline) -> [JSON] {
    let cues = scene.cues
    if !cues.isEmpty { lose(.cues) }
    var all = timeline.markers + cues
    for tick in timeline.ticks where !all.contains(where: { $0.time == tick }) {
      let name = timeline.unit == .pages ? "page \((tick + 1).shortest)" : tick.shortest
      all.append(Cue(name, at: tick))
    }
    return all.filter { timeline.range.contains($0.time) }.sorted { $0.time < $1.time }.prefix(1000)
      .map { ["tm": .rounded(clock.frame($0.time)), "cm": .string($0.name), "dr": 0] }
  }
}
