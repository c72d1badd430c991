import AllocationCount
import Keyframes
import Stage
import Testing

/// The allocations of a frame: every allocation in the C library is counted.
@Suite(.enabled(if: AllocationCount_isKnown()))
struct AllocationTests {
  /// Nodes in groups of ten, with six moving numbers and a moving colour each.
  static func scene(_ count: Int) -> Scene {
    Scene(ground: .black) {
      for group in 0..<count / 10 {
        Node {
          for index in 0..<10 {
            let shift = Double(group * 10 + index)
            Node(.rectangle(20, 10), fill: [0: .black, 1: .white])
              .at(x: [0: .init(shift), 1: 300], y: [0: 0, 0.3: 50, 1: 2])
              .rotation([0: 0, 1: 90], .easeOut(.elastic))
              .scale([0: 1, 1: 2], .easeInOut(.cubic))
              .opacity([0: 0.2, 1: 1])
          }
        }
      }
    }
  }

  static func allocations(of frames: [Double], _ animator: inout SceneAnimator) -> [UInt] {
    frames.map { time in
      let before = AllocationCount_value()
      let sprites = animator.frame(at: time)
      let after = AllocationCount_value()
      return sprites.isEmpty ? 0 : after - before
    }
  }

  static let times = (0..<60).map { Double($0) / 60 } + [0.9, 0.1, 2, -1, 0.5]

  /// One list of sprites, however long it is.
  @Test(arguments: [10, 100, 1000])
  func aFrameAllocatesNothingButItsSprites(_ count: Int) {
    var animator = SceneAnimator(Self.scene(count))
    _ = Self.allocations(of: Self.times, &animator)
    let counts = Self.allocations(of: Self.times, &animator)
    #expect(counts == Self.times.map { _ in 1 })
  }
}
