import Keyframes
import Testing

@testable import Stage

/// An animator shows the values of the scene's tracks, in both directions of time.
struct SceneAnimatorTests {
  /// Every property moves, in a group that turns, with masks, shadows, gradients and depth.
  static var scene: Scene {
    func node(_ index: Int) -> Node {
      let part = Double(index) / 8
      var node = Node(
        .rectangle(40, 24, cornerRadius: 4), fill: [0: Color(0x123456), 3: Color(0xFEDCBA)],
        stroke: Stroke(.white, width: 2, dash: [4, 2]))
      node.name = "node-\(index)"
      for property in Property.allCases where property != .perspective && property != .opacity {
        node[property] = [-1 + part: property.defaultValue, 2 + part: 3 + part, 4: 1]
      }
      node[.perspective] = [0: 500, 4: 900]
      node[.opacity] = [-2: 1, 5: 0.2]
      node = node.revealed(.toCircle, [0: 0.2, 3: 1]).hidden(from: 3.5 + part)
      return node.shadow([0: .black, 2: .white], radius: [0: 2, 4: 9], x: 3, y: [0: 1, 4: 8])
    }
    let first = Gradient.vertical(.white, .black)
    let second = Gradient.horizontal(Color(0xFF0000), Color(0x00FF00))
    return Scene(ground: [0: .black, 4: .white]) {
      Node {
        for index in 0..<8 { node(index) }
        Node(.circle(radius: 30), gradient: [0: first, 4: second])
        Node(number: [0: 0, 4: 1000], NumberFormat(groupSeparator: ","), TextStyle(20), .white)
      }
      .rotation([0: 0, 4: 300]).rotation3D(y: [0: 0, 4: 80]).at(x: [0: 0, 4: 600], y: 200)
      Node(.circle(radius: 10), fill: .white).onPages([0, 3], at: [0, 1])
      Node(.circle(radius: 10), fill: .white).at(x: [0: 0, 2: 100]).timed(sinceSettlingOn: 2)
    }
  }

  static let walk: [Double] = [
    0, 0.001, 1, 3.2, 3.6, 2, -5, 9, 0.5, 0.5, .infinity, 1.5, -.infinity, 3.999, 4,
  ]

  @Test func itsFramesAreThoseOfTheScene() {
    let scene = Self.scene
    var animator = SceneAnimator(scene)
    for time in Self.walk where time.isFinite {
      let (found, expected) = (animator.frame(at: time), scene.frame(at: time))
      #expect(found.map(\.name) == expected.map(\.name))
      for (one, other) in zip(found, expected) {
        #expect(one.isNear(other), "\(one.name) at \(time)")
      }
    }
  }

  /// Rounding, which differs between the two, decides nothing between equal depths.
  @Test(arguments: 2...40)
  func equalDepthsKeepTheOrderOfTheScene(_ parts: Int) {
    for part in 1..<parts {
      let time = Double(part) / Double(parts)
      let scene = Scene(ground: .black) {
        Node(.circle(radius: 1), fill: .white).named("moving").depth([0: 0, 1: 1])
        Node(.circle(radius: 1), fill: .white).named("still").depth(.always(time))
      }
      var animator = SceneAnimator(scene)
      let names = ["ground", "moving", "still"]
      #expect(animator.frame(at: time).map(\.name) == names, "at \(time)")
      #expect(scene.frame(at: time).map(\.name) == names, "at \(time)")
    }
  }

  /// A node that has faded out leaves no sprite of an opacity of 1e-17, whatever the easing.
  @Test(arguments: [
    Easing.linear, .easeOut(.quint), .easeInOut(.back), .easeOut(.elastic), .easeOut(.circ),
    .easeOut(.bounce), .ease, .spring(bounce: 0.3), .spring(bounce: 0), .easeOut(.sine),
  ])
  func fadedNodesAreLeftOut(_ easing: Easing) {
    let fade: Track<Double> = [0.1: 0, 0.7: 1, 1.3: 0, 2.9: 0, 3.3: 0.3, 4.1: 0]
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 1), fill: .white).opacity(fade.eased(easing))
    }
    var animator = SceneAnimator(scene)
    for time in [0.1, 1.3, 2, 2.9, 4.1, 5, 2.9, 1.3, 0.1, 0] {
      #expect(animator.frame(at: time).count == 1, "at \(time)")
      #expect(scene.frame(at: time).count == 1, "at \(time)")
    }
    for time in [0.7, 3.3] { #expect(animator.frame(at: time).count == 2, "at \(time)") }
  }

  @Test func nodesWithAPageClockUseIt() {
    var animator = SceneAnimator(Self.scene)
    let cases: [(settled: Settling?, x: Double)] = [
      (nil, 0), (Settling(page: 2, seconds: 1), 50), (Settling(page: 2, seconds: 7), 100),
      (Settling(page: 1, seconds: 1), 0),
    ]
    for (settled, x) in cases {
      for time in [0, 2, 3.5] {
        #expect(animator.frame(at: time, settled: settled).last?.transform.tx == x)
        #expect(Self.scene.frame(at: time, settled: settled).last?.transform.tx == x)
      }
    }
  }
}

extension Sprite {
  /// But for rounding.
  fileprivate func isNear(_ other: Sprite) -> Bool {
    let (a, b) = (transform, other.transform)
    let pairs = [
      (a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty),
      (opacity, other.opacity), (blur, other.blur), (stroke?.width ?? 0, other.stroke?.width ?? 0),
      (shape.bounds.minX, other.shape.bounds.minX), (shape.bounds.maxY, other.shape.bounds.maxY),
    ]
    return clips.count == other.clips.count && (fill == nil) == (other.fill == nil)
      && pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }
}
