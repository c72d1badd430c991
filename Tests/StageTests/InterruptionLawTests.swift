import Keyframes
import Stage
import Testing

/// Laws of each way in which one motion takes over from another that is still running.
struct InterruptionLawTests {
  private static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)
  private static let moments = [1.1, 1.35, 1.6, 1.9]
  private static let springs: [Easing] = [
    .spring(bounce: 0.3), .spring(Spring(response: 0.9, dampingRatio: 0.4)), .spring(.smooth),
  ]

  /// Moves that are interrupted: they are fast everywhere between 1 and 2.
  private static func running() -> Takes {
    var takes = Takes(box)
    takes.perform(
      .motions(
        [Motion(.to(.x, 800), .easeInOut(.quad)), Motion(.by(.rotation, -300), .easeIn(.quad))],
        duration: 1), at: 1)
    return takes
  }

  private static func next(_ easing: Easing) -> Animation {
    .motions([Motion(.to(.x, 200), easing), Motion(.to(.rotation, 40), easing)], duration: 0.8)
  }

  /// The jumps of x and of the rotation at `time`, in value and in velocity.
  private func jumps(
    from old: Node, to new: Node, at time: Double
  ) -> [(value: Double, velocity: Double)] {
    [Property.x, .rotation].map { property in
      (
        new[property].value(at: time) - old[property].value(before: time),
        new[property].velocity(at: time) - old[property].velocity(before: time)
      )
    }
  }

  @Test(arguments: [Interruption.keepingVelocity, .blend, .additive], springs)
  func neitherValuesNorVelocitiesJump(_ policy: Interruption, _ easing: Easing) {
    for time in Self.moments {
      var takes = Self.running()
      let old = takes.node(at: time)
      takes.perform(Self.next(easing), at: time, policy: policy)
      for jump in jumps(from: old, to: takes.node(at: time), at: time) {
        // Sums of springs are within a millionth of their range, and their slopes within a thousandth; the
        // velocities here are up to 1400.
        #expect(abs(jump.value) < 1e-3 && abs(jump.velocity) < 1.4, "\(policy) at \(time)")
      }
    }
  }

  @Test func withoutKeepingItTheWholeVelocityIsLost() {
    for time in Self.moments {
      var takes = Self.running()
      let old = takes.node(at: time)
      takes.perform(Self.next(.spring(bounce: 0.3)), at: time, policy: .fromCurrent)
      for (property, jump) in zip(
        [Property.x, .rotation], jumps(from: old, to: takes.node(at: time), at: time))
      {
        #expect(abs(jump.value) < 1e-9)
        // A spring whose duration is given begins almost at rest.
        #expect(abs(jump.velocity + old[property].velocity(before: time)) < 1.4)
        #expect(abs(jump.velocity) > 50, "Something moves that can be lost.")
      }
    }
  }

  @Test(arguments: [Interruption.fromCurrent, .keepingVelocity, .blend, .additive])
  func theEndIsTheNewTarget(_ policy: Interruption) {
    for time in Self.moments {
      var takes = Self.running()
      takes.perform(Self.next(.easeInOut(.cubic)), at: time, policy: policy)
      takes.perform(.move(x: 30, over: 0.5), at: time + 0.2, policy: policy)
      let end = takes.end
      // Going by 30 starts from the target before if that is still pursued, else from where x is.
      if policy == .additive { #expect(abs(takes.value(of: .x, at: end) - 230) < 1e-6) }
      takes.perform(.motions([Motion(.to(.x, 77))], duration: 1), at: end, policy: policy)
      #expect(abs(takes.value(of: .x, at: takes.end) - 77) < 1e-9)
    }
  }

  /// Core Animation's sum: the old motion to its end, and the new one from the old target to its own.
  @Test func additiveMotionsAreASum() {
    let easing = Easing.easeInOut(.cubic)
    let old = Self.running().node(at: 1.5)
    var takes = Self.running()
    takes.perform(Self.next(easing), at: 1.4, policy: .additive)
    takes.perform(
      .motions([Motion(.to(.x, 500), .linear)], duration: 1), at: 1.7, policy: .additive)
    for step in 0...100 {
      let time = 1.7 + 0.015 * Double(step)
      let sum =
        old.x.value(at: time) + (200 - 800) * easing(min((time - 1.4) / 0.8, 1))
        + (500 - 200) * min(time - 1.7, 1)
      #expect(abs(takes.value(of: .x, at: time) - sum) < 0.01, "\(time)")
    }
    #expect(takes.value(of: .x, at: 9) == 500)
  }

  @Test func aBlendEndsInTheNewMotion() {
    var (blended, plain) = (Self.running(), Self.running())
    let easing = Easing.spring(bounce: 0.3)
    blended.perform(Self.next(easing), at: 1.5, policy: .blend)
    plain.perform(Self.next(easing), at: 1.5, policy: .fromCurrent)
    let end = 1.5 + Takes.blendTime
    for time in [end, end + 0.1, 2.3, 9] {
      #expect(
        abs(blended.value(of: .x, at: time) - plain.value(of: .x, at: time)) < 0.01, "\(time)")
    }
    // In between it lies between both.
    let old = Self.running().value(of: .x, at: 1.6)
    let (new, mixed) = (plain.value(of: .x, at: 1.6), blended.value(of: .x, at: 1.6))
    #expect(mixed > min(old, new) + 1 && mixed < max(old, new) - 1)
  }

  /// Properties that the new animation doesn't move go on with `additive`, and come to rest with `blend`.
  @Test func otherPropertiesGoOnOrFade() {
    var (added, blended) = (Self.running(), Self.running())
    let move = Animation.move(y: 40, over: 0.1)
    added.perform(move, at: 1.5, policy: .additive)
    blended.perform(move, at: 1.5, policy: .blend)
    #expect(added.value(of: .x, at: 9) == 800)
    #expect(abs(blended.value(of: .x, at: 9) - 450) < 1e-9)
    #expect(blended.end == 1.5 + Takes.blendTime && added.end == 2)
  }

  /// Changes that can't be added to the running motion replace it.
  @Test func otherChangesReplace() {
    var takes = Takes(Self.box)
    takes.perform(.parallel([.fill(.black, over: 1), .move(x: 100, over: 1)]), at: 1)
    takes.perform(
      .sequence([.fill(.white, over: 1), .move(x: 10, over: 1)]), at: 1.5, policy: .additive)
    #expect(takes.value(of: .fill, at: 9) == .white && takes.value(of: .x, at: 9) == 210)
    takes = Self.running()
    takes.perform(.pingPong(.move(x: 10, over: 1)), at: 1.5, policy: .additive)
    #expect(abs(takes.value(of: .x, at: 9) - 450) < 1e-9)
    takes = Takes(Self.box)
    takes.perform(.forever(.rotate(by: 90, over: 1)), at: 0)
    takes.perform(.rotate(by: 10, over: 1), at: 5.5, policy: .additive)
    #expect(abs(takes.value(of: .rotation, at: 9) - 505) < 1e-9)
  }
}
