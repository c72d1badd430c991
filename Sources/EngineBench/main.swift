import Keyframes
import Stage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// engine-bench [--json]: the cost of an evaluated value, and its limit.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--json" }) else {
  print("usage: engine-bench [--json]")
  exit(2)
}

var report = Report()
for count in [1_000, 10_000, 100_000] {
  for easings in Easings.allCases {
    report.measure(Double.self, count, easings)
    report.measure(Point.self, count, easings)
    report.measure(Color.self, count, easings)
  }
}
report.measureBuild()
report.measureSceneFrame()
print(arguments.isEmpty ? report.text : report.json)

extension Report {
  mutating func measure<Value: Measured>(_ value: Value.Type, _ count: Int, _ easings: Easings) {
    var workload = Workload<Value>(count: count, easings)
    for motion in Motion.allCases { measurements.append(workload.measured(easings, motion)) }
  }

  mutating func measureBuild() {
    let tracks = Workload<Double>(count: 12_500, .mixed).tracks
    let time = ContinuousClock().measure {
      var animator = Animator()
      for track in tracks { _ = animator.add(track) }
      animator.seek(to: 0.5)
    }
    build = time / .milliseconds(1)
  }

  /// Measures a frame of 1,000 nodes with six moving tracks each; the best of many frames.
  mutating func measureSceneFrame() {
    let scene = Scene(ground: .black) {
      for index in 0..<1000 {
        let shift = Double(index) / 1000
        let track = Track(
          (0..<8).map { Keyframe(time: Double($0) / 7, value: Double($0 * $0) + shift) })
        Node(.rectangle(20, 20), fill: [0: .black, 1: .white])
          .at(x: track, y: track)
          .rotation(track)
          .scale([0: 1, 1: 2])
          .opacity([0: 0.2, 1: 1])
      }
    }
    var animator = SceneAnimator(scene)
    var best = Double.infinity
    for frame in 0..<120 {
      let time = ContinuousClock().measure { _ = animator.frame(at: Double(frame) / 600) }
      best = min(best, time / .milliseconds(1))
    }
    sceneFrame = best
  }
}
