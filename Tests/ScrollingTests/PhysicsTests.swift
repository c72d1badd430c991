import Testing

@testable import Scrolling

struct PhysicsTests {
  @Test func profilesHaveTheConstantsOfTheirSystems() {
    #expect(Physics.iOS.keep == 0.998 && Physics.iOSFast.keep == 0.99)
    #expect(Physics.iOS.give == 0.55 && Physics.iOS.bounceStiffness == 100)
    #expect(Physics.android.friction == 0.015 && Physics.android.inflexion == 0.35)
    let mac = Physics.macOS
    #expect(
      [mac.elasticStiffness, mac.elasticAmplitude, mac.elasticPeriod] == [20, 0.31, 1.6])
    #expect(Physics() == .iOS && Scroller(.free).physics == .iOS)
  }

  @Test func everyConstantHasASliderOfItsOwn() {
    let constants = Physics.constants
    #expect(Set(constants.map(\.name)).count == constants.count)
    var physics = Physics.iOS
    for constant in constants { physics[keyPath: constant.path] = -77 }
    let numbers = Mirror(reflecting: physics).children.compactMap { $0.value as? Double }
    #expect(numbers.count == constants.count && numbers.allSatisfy { $0 == -77 })
    for constant in constants {
      let matters = Physics.profiles.contains { constant.matters(in: $0.physics) }
      #expect(matters, "\(constant.name)")
      #expect(constant.range.contains(Physics.iOS[keyPath: constant.path]), "\(constant.name)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300])
  func anyNumberBecomesAValidOne(_ number: Double) {
    for (_, profile) in Physics.profiles {
      var physics = profile
      for constant in Physics.constants { physics[keyPath: constant.path] = number }
      let read = physics.read
      for constant in Physics.constants {
        #expect(constant.range.contains(read[keyPath: constant.path]))
      }
      #expect(physics.destination(from: 0, velocity: 900).isFinite)
      #expect(physics.duration(velocity: 900).isFinite)
    }
    #expect(Physics.iOS.destination(from: 5, velocity: .nan) == 5)
    #expect(Physics.iOS.duration(velocity: .infinity) == 0)
    #expect(Physics.iOS.time(from: 0, to: .nan, velocity: 5) == nil)
  }

  @Test func changingPhysicsInFlightDoesNotJump() {
    for (before, old) in Physics.profiles {
      for (motion, start) in PointerHandOverTests.motions(old) {
        for (after, new) in Physics.profiles {
          var changed = start
          changed.physics = new
          let story = "\(before) to \(after), \(motion)"
          #expect(changed.position == start.position, "\(story)")
          changed.advance(by: 1e-7)
          // The last tenth of a point counts as arriving.
          #expect(abs(changed.position - start.position) < 0.101, "\(story)")
          changed.finish()
          #expect(changed.position.isFinite, "\(story)")
          guard !changed.isDragging else { continue }
          #expect(changed.extent.bounds.contains(changed.position), "\(story)")
        }
      }
    }
  }

  @Test func aDragSurvivesAChangeOfPhysics() {
    for (_, old) in Physics.profiles {
      for (name, new) in Physics.profiles {
        var scroller = Scroller(.free, physics: old)
        scroller.beginDrag(at: 0, time: 0)
        scroller.drag(to: 300, time: 0.1)
        let stretched = scroller.position
        scroller.physics = new
        scroller.drag(to: 300, time: 0.2)
        #expect(abs(scroller.position - stretched) < 1e-9, "\(name)")
        scroller.drag(to: 299, time: 0.3)
        #expect(scroller.position >= stretched && scroller.position - stretched <= 1.000_001)
      }
    }
  }

  @Test func aSliderMovedInFlightKeepsTheVelocity() {
    var scroller = Scroller(.free, position: 1000)
    scroller.swipe(by: 200)
    scroller.advance(by: 0.1)
    for keep in [0.997, 0.996, 0.99, 0.999] {
      let before = scroller
      scroller.physics.keep = keep
      #expect(scroller.position == before.position)
      #expect(abs(scroller.velocity - before.velocity) < 1e-9)
      scroller.advance(by: 0.01)
    }
  }

  @Test func aPageTurnReachesItsPageUnderOtherPhysics() {
    for (_, physics) in Physics.profiles {
      var scroller = Scroller(.paged, position: 3000)
      scroller.turnPage(by: 1)
      scroller.advance(by: 0.1)
      scroller.physics = physics
      #expect(scroller.destination == 4000 && scroller.isMoving)
      scroller.finish()
      #expect(scroller.position == 4000)
    }
  }

  @Test func withoutPhysicsNothingMovesOnItsOwn() {
    var free = Scroller(.free, position: 2000, physics: .none)
    free.swipe(by: 300)
    #expect(free.position == 2300 && !free.isMoving)
    free.wheel(by: 120, time: 1)
    #expect(free.position == 2420 && !free.isMoving)
    free.settle(to: 100)
    #expect(free.position == 100 && !free.isMoving)
    var paged = Scroller(.paged, position: 2000, physics: .none)
    paged.swipe(by: 30)
    #expect(paged.position == 3000 && !paged.isMoving)
    #expect(paged.takeSettledPage() == 3)
    paged.turnPage(by: -1)
    #expect(paged.position == 2000 && paged.takeSettledPage() == 2)
  }

  @Test func firmEdgesAreNeverPassed() {
    for physics in [Physics.android, .none] {
      for distance in [-900.0, -640, 300, 640] {
        var scroller = Scroller(.free, position: distance > 0 ? 4900 : 100, physics: physics)
        scroller.swipe(by: distance)
        while scroller.isMoving {
          #expect((0...5000).contains(scroller.position))
          scroller.advance(by: 1 / 120)
        }
        #expect(scroller.position == (distance > 0 ? 5000 : 0))
      }
    }
  }

  @Test(arguments: [20.0, 300, 4000])
  func anElasticEdgeGivesATwentieth(_ pull: Double) {
    var scroller = Scroller(.free, physics: .macOS)
    scroller.beginDrag(at: 0, time: 0)
    scroller.drag(to: pull, time: 0.1)
    #expect(abs(scroller.position + pull / 20) < 1e-9)
    scroller.endDrag(time: 1)
    let stretch = scroller.position
    scroller.advance(by: 0.08)
    // e^(−12.5 · 0.08) is e^(−1).
    #expect(abs(scroller.position - stretch * 0.367_879_441_171_442_3) < 1e-9)
    scroller.finish()
    #expect(scroller.position == 0)
  }
}
