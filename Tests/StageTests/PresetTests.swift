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
    .squeezeLeft: Pose(x: 300, scaleX: 6), .squeezeRight: Pose(x: -300, scaleX: 6),
    .squeezeDown: Pose(y: -300, scaleY: 6), .squeezeUp: Pose(y: 300, scaleY: 6),
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

  @Test func springPresetsFollowTheirParameters() {
    let spring = Spring(settlingTime: 0.9, dampingRatio: 0.3)
    let easing = Easing.spring(spring, velocity: 4)
    let node = Self.box.performing(
      .preset(.slideUp, duration: 0.9, damping: 0.3, velocity: 4), at: 0)
    for step in 0...20 {
      let part = Double(step) / 20
      #expect(abs(node.y.value(at: 0.9 * part) - (350 - 300 * easing(part))) < 1e-6)
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
