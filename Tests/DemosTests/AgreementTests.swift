import DemoKit
import Keyframes
import Stage
import Testing

/// What plays a scene, an animator, shows what the scene is defined to show, sprite by sprite.
@Suite struct AgreementTests {
  @Test(arguments: Entry.all)
  func animatorsShowTheFramesOfTheirScenes(_ entry: Entry) {
    let scene = entry.demo.scene
    var animator = SceneAnimator(scene)
    for time in Self.walk(over: scene, in: entry.demo.timeline.range) {
      let (found, expected) = (animator.frame(at: time), scene.frame(at: time))
      #expect(found.map(\.kind) == expected.map(\.kind), "at \(time)")
      for (one, other) in zip(found, expected) {
        #expect(one.isNear(other), "\(one.name) at \(time): \(one) is not \(other)")
      }
    }
  }

  /// All keyframe times forwards and backwards with steps between them, then both at random.
  private static func walk(over scene: Scene, in range: ClosedRange<Double>) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let steps = (-4...64).map { range.lowerBound + length * Double($0) / 60 }
    let keyframes = scene.keyframeTimes
    let forwards = (steps + keyframes + keyframes.map(\.nextDown)).sorted()
    // Steps of the golden ratio of the length visit the range evenly, without order.
    let random = (1...150).map { index in
      let part = Double(index) * 0.618_033_988_749_894_9
      return range.lowerBound + length * (part - part.rounded(.down))
    }
    let jumps = keyframes.indices.map { keyframes[($0 * 7919) % keyframes.count] }
    return forwards + forwards.reversed()
      + zip(random, random.indices).flatMap {
        jumps.isEmpty ? [$0] : [$0, jumps[$1 % jumps.count]]
      } + jumps
  }
}

extension Sprite {
  /// What must be equal: names, texts, and the kinds and numbers of parts.
  fileprivate var kind: String {
    let paints = [fill, stroke?.paint].map { $0.map { $0.numbers.count } ?? -1 }
    return "\(name) \(shape.kind) \(clips.count) \(paints)"
  }

  /// Equal but for rounding.
  fileprivate func isNear(_ other: Sprite) -> Bool {
    let (own, others) = (numbers, other.numbers)
    return own.count == others.count
      && zip(own, others).allSatisfy { abs($0 - $1) <= 1e-8 * max(1, abs($0)) }
  }

  private var numbers: [Double] {
    let line = stroke.map {
      [$0.width, $0.start, $0.end, $0.dashPhase] + $0.dash + $0.paint.numbers
    }
    return transform.numbers + [opacity, blur] + shape.numbers + (fill?.numbers ?? [])
      + (line ?? []) + clips.flatMap { $0.transform.numbers + $0.rect.numbers + [$0.cornerRadius] }
  }
}

extension Shape {
  fileprivate var kind: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .path(let path): "path of \(path.elements.count)"
    case .text(let text): text.string
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .rectangle(let size, let radius): [size.width, size.height, radius]
    case .ellipse(let size): [size.width, size.height]
    case .path(let path): path.bounds.numbers
    case .text(let text): [text.style.size]
    }
  }
}

extension Paint {
  fileprivate var numbers: [Double] {
    switch self {
    case .color(let color): color.numbers
    case .gradient(let gradient):
      [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
        + gradient.stops.flatMap { [$0.offset] + $0.color.numbers }
    }
  }
}

extension Color {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension Transform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
