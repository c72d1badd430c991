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
      let found = animator.frame(at: time).filter { !$0.isEdgeOn }
      let expected = scene.frame(at: time).filter { !$0.isEdgeOn }
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
    let forwards = (steps + keyframes).sorted()
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
  /// What must be equal: names, texts, and the numbers of parts.
  fileprivate var kind: String {
    let paints = [fill, stroke?.paint].map { $0.map { $0.numbers.count } ?? -1 }
    return "\(name) \(shape.text) \(clips.count) \(paints)"
  }

  /// Whether nothing is seen of it because its plane is edge-on. Then rounding decides whether that
  /// counts as its back.
  fileprivate var isEdgeOn: Bool {
    guard case .path(let path) = shape else { return abs(transform.determinant) < 1e-9 }
    return min(path.bounds.width, path.bounds.height) < 1e-9
      || abs(transform.determinant) < 1e-9
  }

  /// Equal but for rounding. A plane that is not quite parallel to the stage is a path, and one that
  /// is keeps its shape, so different shapes are compared by their boxes on the stage.
  fileprivate func isNear(_ other: Sprite) -> Bool {
    let isSame = shape.kind == other.shape.kind
    let (own, others) = isSame ? (numbers, other.numbers) : (box.numbers, other.box.numbers)
    return own.count == others.count
      && zip(own, others).allSatisfy { abs($0 - $1) <= 1e-8 * max(1, abs($0)) }
  }

  private var box: Rect { transform.bounds(of: shape.bounds) }

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
    case .picture: "picture"
    case .path(let path): "path of \(path.elements.count)"
    case .text(let text): text.string
    }
  }

  fileprivate var text: String {
    if case .text(let text) = self { text.string } else { "" }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .rectangle(let size, let radius): [size.width, size.height, radius]
    case .ellipse(let size), .picture(_, let size): [size.width, size.height]
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
