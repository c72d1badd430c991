import Foundation
import Keyframes
import Stage
import Testing

/// Section 11: Spring's presets.
struct PresetTests {
  /// A few rounding errors of hundreds of points.
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50).rotation(30).scale(1.5)

  static let names = [
    "slideLeft", "slideRight", "slideDown", "slideUp", "squeezeLeft", "squeezeRight",
    "squeezeDown", "squeezeUp", "fadeIn", "fadeOut", "fadeOutIn", "fadeInLeft", "fadeInRight",
    "fadeInDown", "fadeInUp", "zoomIn", "zoomOut", "fall", "shake", "pop", "flipX", "flipY",
    "morph", "squeeze", "flash", "wobble", "swing",
  ]

  @Test func thereAreSprings27() {
    #expect(Preset.allCases.map(\.rawValue) == Self.names)
  }

  /// What each shows at once (added to the place, multiplied with the scale, the opacity itself).
  struct Pose: Sendable {
    var x = 0.0
    var y = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    var rotation = 0.0
    var opacity = 1.0
  }

  static let starts: [Preset: Pose] = [
    .slideLeft: Pose(x: 600), .slideRight: Pose(x: -600), .slideDown: Pose(y: -600),
    .slideUp: Pose(y: 600),
    // Spring translates by 300, then scales by 3 · force about the node's own place.
    .squeezeLeft: Pose(x: 1800, scaleX: 6), .squeezeRight: Pose(x: -1800, scaleX: 6),
    .squeezeDown: Pose(y: -1800, scaleY: 6), .squeezeUp: Pose(y: 1800, scaleY: 6),
    .fadeIn: Pose(opacity: 0), .zoomIn: Pose(scaleX: 4, scaleY: 4, opacity: 0),
    .fadeInLeft: Pose(x: 600, opacity: 0), .fadeInRight: Pose(x: -600, opacity: 0),
    .fadeInDown: Pose(y: -600, opacity: 0), .fadeInUp: Pose(y: 600, opacity: 0),
  ]

  static let ends: [Preset: Pose] = [
    .fadeOut: Pose(opacity: 0), .zoomOut: Pose(scaleX: 4, scaleY: 4, opacity: 0),
    .fall: Pose(y: 1200, rotation: 15),
  ]

  private func expect(_ node: Node, at time: Double, _ pose: Pose, _ preset: Preset) {
    let wanted: [Property: Double] = [
      .x: 100 + pose.x, .y: 50 + pose.y, .scaleX: 1.5 * pose.scaleX, .scaleY: 1.5 * pose.scaleY,
      .rotation: 30 + pose.rotation, .opacity: pose.opacity,
    ]
    for property in Property.allCases where property != .perspective {
      let value = wanted[property] ?? Self.box[property].value(at: 0)
      #expect(
        abs(node[property].value(at: time) - value) < Self.rounding,
        "\(preset): \(property) at \(time)")
    }
  }

  /// The start steps to where it comes from at once, also before a delay; the end is the node's
  /// own.
  @Test(arguments: Preset.allCases)
  func everyPresetStartsAndEndsWhereItShould(_ preset: Preset) {
    for count in [1, 3] {
      for delay in [0, 0.4] {
        let animation = Animation.preset(preset, force: 2, delay: delay, repeatCount: count)
        let node = Self.box.performing(animation, at: 1)
        let end = 1 + animation.duration
        expect(node, at: 0.9, Pose(), preset)
        for time in [1, 1 + delay] { expect(node, at: time, Self.starts[preset] ?? Pose(), preset) }
        for time in [end, end + 5] { expect(node, at: time, Self.ends[preset] ?? Pose(), preset) }
        #expect(node[.perspective].value(at: end) == 0)
      }
    }
  }

  /// Every preset respects the repeat count, and all repetitions are the same.
  @Test(arguments: Preset.allCases)
  func repeatedPresetsRestartEachTime(_ preset: Preset) {
    let once = Animation.preset(preset, duration: 0.5)
    let many = Animation.preset(preset, duration: 0.5, delay: 0.25, repeatCount: 3)
    #expect(abs(many.duration - (0.25 + 3 * once.duration)) < Self.rounding)
    let (one, three) = (Self.box.performing(once, at: 0), Self.box.performing(many, at: 0))
    for pass in 0..<3 {
      for step in 0..<20 {
        let time = (Double(step) + 0.37) / 20 * once.duration
        let later = 0.25 + Double(pass) * once.duration + time
        for property in Property.allCases {
          let difference = three[property].value(at: later) - one[property].value(at: time)
          #expect(abs(difference) < 1e-6, "\(preset): \(property)")
        }
      }
    }
  }

  @Test(arguments: Preset.allCases)
  func everyPresetDoesSomething(_ preset: Preset) {
    let node = Self.box.performing(.preset(preset), at: 0)
    let moves = Property.allCases.contains { property in
      (0...20).contains { step in
        let value = node[property].value(at: Double(step) / 20 * 0.7)
        return abs(value - Self.box[property].value(at: 0)) > 0.05
      }
    }
    #expect(moves)
  }

  static let durations: [(preset: Preset, factor: Double)] = [
    (.slideLeft, 1), (.shake, 1), (.fadeOutIn, 2), (.flash, 4),
  ]

  @Test(arguments: durations)
  func returningPresetsTakeTwiceAsLong(_ row: (preset: Preset, factor: Double)) {
    #expect(abs(Animation.preset(row.preset).duration - 0.7 * row.factor) < Self.rounding)
  }

  /// Spring gives six times for five values, so the last fifth stands still. Here they are evenly
  /// spaced.
  @Test func fiveValuesAreEvenlySpaced() {
    let shaken = Self.box.performing(.preset(.shake, duration: 1, curve: .linear), at: 0)
    let values = [0, 0.25, 0.5, 0.75, 1].map { shaken.x.value(at: $0) - 100 }
    #expect(values == [0, 30, -30, 30, 0])
    #expect(shaken.x.value(at: 0.9) != 100)
    let wobbling = Self.box.performing(.preset(.wobble, duration: 1, curve: .linear), at: 0)
    #expect(abs(wobbling.rotation.value(at: 0.25) - 30 - 0.3 * 180 / .pi) < Self.rounding)
    #expect(wobbling.x.value(at: 0.5) == 70)
    let morphing = Self.box.performing(.preset(.morph, duration: 1, curve: .linear), at: 0)
    #expect(abs(morphing[.scaleX].value(at: 0.25) - 1.5 * 1.3) < Self.rounding)
    #expect(abs(morphing[.scaleY].value(at: 0.25) - 1.5 * 0.7) < Self.rounding)
  }

  /// Spring passes on only four of its curves.
  @Test func everyCurveIsUsed() {
    for (name, easing) in Easing.springLibrary {
      let node = Self.box.performing(.preset(.shake, duration: 1, curve: easing), at: 0)
      let track: Track<Double> = [0: 0, 0.25: 30, 0.5: -30, 0.75: 30, 1: 0]
      for step in 0...40 {
        let time = Double(step) / 40
        let wanted = 100 + track.value(at: easing(time))
        #expect(abs(node.x.value(at: time) - wanted) < 0.02, "\(name) at \(time)")
      }
    }
  }

  /// Spring gives these no timing function.
  @Test(arguments: [Easing.easeIn(.cubic), .cubicBezier(0.175, 0.885, 0.32, 1.275)])
  func flashAndRotationsAreLinear(_ curve: Easing) {
    func track(_ preset: Preset, _ property: Property) -> Track<Double> {
      Self.box.performing(.preset(preset, duration: 1, curve: curve), at: 0)[property]
    }
    let swing: Track<Double> = [0: 0, 0.25: 0.3, 0.5: -0.3, 0.75: 0.3, 1: 0]
    for step in 0..<40 {
      let time = Double(step) / 40
      let blink = abs(1 - (2 * time).truncatingRemainder(dividingBy: 2))
      #expect(abs(track(.flash, .opacity).value(at: 2 * time) - blink) < Self.rounding)
      let turn = 30 + swing.value(at: time) * 180 / .pi
      for preset in [Preset.swing, .wobble] {
        #expect(abs(track(preset, .rotation).value(at: time) - turn) < Self.rounding)
      }
    }
  }

  typealias Settings = (duration: Double, damping: Double, velocity: Double)

  static let settings: [Settings] = [
    (0.7, 0.7, 0.7), (1, 0.5, 0), (0.5, 0.9, 0.7), (2, 0.3, 1), (0.7, 1, 0.7), (0.9, 0.2, -2),
  ]

  /// UIKit's spring: x″ = -ω²x - 2ζωx′ from rest or a velocity, with ω such that the estimated
  /// envelope is 0.001 at the end.
  @Test(arguments: settings)
  func springPresetsHaveUIKitsSpring(_ row: Settings) {
    let (d, ζ, v) = row
    func estimate(_ ω: Double) -> Double {
      ζ < 1
        ? (ζ * ω - v) / (ω * (1 - ζ * ζ).squareRoot()) * exp(-ζ * ω * d)
        : ((ω - v) * d + 1) * exp(-ω * d)
    }
    var (low, high) = (5 / d, 100 / d)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if estimate(middle) > 0.001 { low = middle } else { high = middle }
    }
    let (decay, swing) = (ζ * low, low * max(1 - ζ * ζ, 1e-14).squareRoot())
    let node = Self.box.performing(
      .preset(.slideUp, duration: d, damping: ζ, velocity: v), at: 0)
    func left(_ time: Double) -> Double {
      exp(-decay * time) * (cos(swing * time) + (decay - v) / swing * sin(swing * time))
    }
    for step in 0..<100 {
      let time = d * Double(step) / 100
      // What is left at the end is spread over the motion, which may overshoot by as much again.
      let error = abs(node.y.value(at: time) - (50 + 300 * left(time)))
      #expect(error < 300 * (0.001 + 2 * abs(left(d))), "at \(time)")
    }
    #expect(node.y.value(at: d) == 50)
  }

  /// For a start velocity that UIKit's estimate cannot follow it settles as from rest.
  @Test func veryFastPresetsStillSettle() {
    for velocity in [5.0, 40, 1000] {
      let node = Self.box.performing(.preset(.slideLeft, damping: 0.3, velocity: velocity), at: 0)
      #expect(abs(node.x.value(at: 0.7) - 100) < 1e-9)
      #expect(node.x.keyframes.allSatisfy { $0.value.isFinite })
    }
  }

  @Test func flipsRotateOutOfThePlane() {
    let (x, y) = (
      Self.box.performing(.preset(.flipX, duration: 1, curve: .linear), at: 0),
      Self.box.performing(.preset(.flipY, duration: 1, curve: .linear), at: 0)
    )
    #expect(x[.rotationY].value(at: 0.5) == 90 && x[.rotationX].value(at: 0.5) == 0)
    #expect(y[.rotationX].value(at: 0.5) == 90 && y[.rotationY].value(at: 0.5) == 0)
    #expect(x[.perspective].value(at: 0.5) > 0)
  }

  /// In Spring, chained presets ran only once, because the first reset the settings of the next.
  @Test func chainedPresetsKeepTheirOwnSettings() {
    let node = Self.box.performing(
      .sequence([
        .preset(.shake, force: 2, duration: 1, curve: .linear),
        .preset(.shake, force: 3, duration: 1, curve: .linear),
      ]), at: 0)
    #expect(node.x.value(at: 0.25) == 160 && node.x.value(at: 1.25) == 190)
  }

  @Test func wrongPresetsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Animation.preset(.pop, duration: 0) }
    await #expect(processExitsWith: .failure) { _ = Animation.preset(.pop, delay: -1) }
    await #expect(processExitsWith: .failure) { _ = Animation.preset(.pop, damping: 0) }
    await #expect(processExitsWith: .failure) { _ = Animation.preset(.pop, repeatCount: 0) }
  }
}
