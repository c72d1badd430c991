import Keyframes

/// The keyframes of a preset, by property, over one pass (0…1).
struct Recipe {
  var motions: [Motion.Change] = []
  /// The number of passes per repetition.
  var passes = 1
  /// The length of a pass, in durations.
  var stretch = 1.0

  private let force: Double
  private let spring: SpringPass
  let curve: Easing

  init(_ preset: Preset, force: Double, spring: SpringPass, curve: Easing) {
    (self.force, self.spring, self.curve) = (force, spring, curve)
    switch preset {
    case .slideLeft, .slideRight, .slideDown, .slideUp: comeIn(preset, 300 * force)
    case .squeezeLeft, .squeezeRight:
      comeIn(preset, 900 * force)
      settle(.scaleX, from: 3 * force)
    case .squeezeDown, .squeezeUp:
      comeIn(preset, 900 * force)
      settle(.scaleY, from: 3 * force)
    case .fadeIn: appear()
    case .fadeOut: disappear()
    case .fadeOutIn: blink(curve)
    case .fadeInLeft, .fadeInRight, .fadeInDown, .fadeInUp:
      appear()
      comeIn(preset, 300 * force)
    case .zoomIn:
      appear()
      for property in [Property.scaleX, .scaleY] { settle(property, from: 2 * force) }
    case .zoomOut:
      disappear()
      for property in [Property.scaleX, .scaleY] {
        motions.append(.multiplying(property, springing(from: 1, to: 2 * force)))
      }
    case .fall:
      motions.append(.adding(.rotation, springing(from: 0, to: 15)))
      motions.append(.adding(.y, springing(from: 0, to: 600 * force)))
    case .shake: wave(.x, 30, curve)
    case .pop:
      wave(.scaleX, 0.2, curve)
      wave(.scaleY, 0.2, curve)
    case .flipX, .flipY: flip(preset)
    case .morph: knead(x: [1, 1.3 * force, 0.7, 1.3 * force, 1], y: [1, 0.7, 1.3 * force, 0.7, 1])
    case .squeeze: knead(x: [1, 1.5 * force, 0.5, 1.5 * force, 1], y: [1, 0.5, 1, 0.5, 1])
    case .flash:
      blink(.linear)
      passes = 2
    case .wobble:
      wave(.rotation, 0.3 * 180 / .pi, .linear)
      wave(.x, 30, curve)
    case .swing: wave(.rotation, 0.3 * 180 / .pi, .linear)
    }
  }

  private func springing(from start: Double, to end: Double) -> Track<Double> {
    var track = Track([
      Keyframe(time: 0, value: start, easing: spring.easing),
      Keyframe(time: spring.end, value: end),
    ])
    if spring.end < 1 { track.add(end, at: 1) }
    return track
  }

  /// Enters from the side, in the direction in the preset's name.
  private mutating func comeIn(_ preset: Preset, _ distance: Double) {
    let (property, offset): (Property, Double) =
      switch preset {
      case .slideRight, .squeezeRight, .fadeInRight: (.x, -distance)
      case .slideDown, .squeezeDown, .fadeInDown: (.y, -distance)
      case .slideUp, .squeezeUp, .fadeInUp: (.y, distance)
      case .slideLeft, .squeezeLeft, .fadeInLeft, .fadeIn, .fadeOut, .fadeOutIn, .zoomIn,
        .zoomOut, .fall, .shake, .pop, .flipX, .flipY, .morph, .squeeze, .flash, .wobble, .swing:
        (.x, distance)
      }
    motions.append(.adding(property, springing(from: offset, to: 0)))
  }

  private mutating func settle(_ property: Property, from factor: Double) {
    motions.append(.multiplying(property, springing(from: factor, to: 1)))
  }

  private mutating func appear() {
    motions.append(.setting(.opacity, springing(from: 0, to: 1)))
  }

  private mutating func disappear() {
    motions.append(.multiplying(.opacity, springing(from: 1, to: 0)))
  }

  /// Fades out and back in.
  private mutating func blink(_ curve: Easing) {
    stretch = 2
    motions.append(
      .multiplying(
        .opacity,
        Track([
          Keyframe(time: 0, value: 1, easing: curve),
          Keyframe(time: 0.5, value: 0, easing: curve.reversed), Keyframe(time: 1, value: 1),
        ])))
  }

  /// Moves to one side, to the other, and once more.
  private mutating func wave(_ property: Property, _ amount: Double, _ curve: Easing) {
    let swing = Track.evenly([0, amount * force, -amount * force, amount * force, 0])
    motions.append(.adding(property, swing.laid(over: 1, by: curve)))
  }

  private mutating func knead(x: [Double], y: [Double]) {
    motions.append(.multiplying(.scaleX, Track.evenly(x).laid(over: 1, by: curve)))
    motions.append(.multiplying(.scaleY, Track.evenly(y).laid(over: 1, by: curve)))
  }
}
