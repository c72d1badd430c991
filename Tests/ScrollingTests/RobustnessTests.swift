import Testing

@testable import Scrolling

struct RobustnessTests {
  static let odd: [Double] = [
    0, -0.0, 1, -1, 0.3, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    700,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  static func oddExtent(_ random: inout Seeded) -> Extent {
    func pick() -> Double { odd.randomElement(using: &random) ?? 0 }
    let (a, b) = (pick(), pick())
    let range = a <= b ? a...b : 0...1000
    return Extent(
      range: range, viewport: pick(), page: Bool.random(using: &random) ? pick() : nil,
      follow: pick())
  }

  static func oddCall(on scroller: inout Scroller, _ random: inout Seeded) {
    let (x, time) = (odd.randomElement(using: &random) ?? 0, odd.randomElement(using: &random) ?? 0)
    switch Int.random(in: 0...15, using: &random) {
    case 0: scroller.beginDrag(at: x, time: time)
    case 1, 2: scroller.drag(to: x, time: time)
    case 3: scroller.endDrag(time: time)
    case 4: scroller.cancelDrag(time: time)
    case 5: scroller.wheel(by: x, time: time)
    case 6: scroller.jump(to: x)
    case 7: scroller.settle(to: x)
    case 8: scroller.turnPage(by: [0, 1, -1, .max, .min].randomElement(using: &random) ?? 0)
    case 9: scroller.resize(to: oddExtent(&random))
    case 10: oddWheel(on: &scroller, &random)
    case 11: scroller.physics = oddPhysics(&random)
    default: scroller.advance(by: x)
    }
  }

  static func oddWheel(on scroller: inout Scroller, _ random: inout Seeded) {
    func pick() -> Double { odd.randomElement(using: &random) ?? 0 }
    let event = WheelEvent(
      x: pick(), y: pick(), unit: Bool.random(using: &random) ? .ticks : .points,
      isPrecise: .random(using: &random), isMomentum: .random(using: &random), time: pick())
    scroller.wheel(event, along: .vertical, pointsPerTick: pick())
  }

  static func oddPhysics(_ random: inout Seeded) -> Physics {
    var physics = Physics()
    physics.coasting = Physics.Coasting.allCases.randomElement(using: &random) ?? .none
    physics.edge = Physics.Edge.allCases.randomElement(using: &random) ?? .firm
    for constant in Physics.constants where Bool.random(using: &random) {
      physics[keyPath: constant.path] = odd.randomElement(using: &random) ?? 0
    }
    return physics
  }

  @Test(arguments: 0..<200)
  func noArgumentMakesItTrapOrNotFinite(_ seed: UInt64) {
    var random = Seeded(state: seed)
    var scroller = Scroller(
      Self.oddExtent(&random), position: Self.odd.randomElement(using: &random) ?? 0)
    for _ in 0..<300 {
      Self.oddCall(on: &scroller, &random)
      _ = scroller.takeSettledPage()
      let numbers = [
        scroller.position, scroller.velocity, scroller.destination, scroller.remainingTime,
        scroller.timeToEdge ?? 0, scroller.position(after: 0.1),
        scroller.destination(ifReleasedAt: 1),
      ]
      guard numbers.allSatisfy(\.isFinite) else {
        Issue.record("\(scroller)")
        return
      }
      #expect((0...scroller.extent.lastPage).contains(scroller.page))
    }
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func zeroTimeChangesNothing(_ dt: Double) {
    for (_, scroller) in PointerHandOverTests.motions {
      var advanced = scroller
      advanced.advance(by: dt)
      #expect(advanced == scroller)
    }
  }

  @Test func endlessTimeEndsTheMotion() {
    for (_, scroller) in PointerHandOverTests.motions where scroller.isMoving {
      var advanced = scroller
      advanced.advance(by: .infinity)
      #expect(advanced.position == scroller.destination && !advanced.isMoving)
    }
  }

  @Test func whatIsNotFiniteIsIgnored() {
    for (_, scroller) in PointerHandOverTests.motions {
      for value in [Double.nan, .infinity, -.infinity] {
        var told = scroller
        told.beginDrag(at: value, time: 0)
        told.drag(to: value, time: 0)
        told.wheel(by: value, time: 0)
        told.wheel(by: 100, time: value)
        told.jump(to: value)
        told.settle(to: value)
        #expect(told == scroller)
      }
    }
  }

  @Test func eventsWithoutADragAreIgnored() {
    for (_, scroller) in PointerHandOverTests.motions where !scroller.isDragging {
      var told = scroller
      told.drag(to: 400, time: 0)
      told.endDrag(time: 0)
      told.cancelDrag(time: 0)
      #expect(told == scroller)
    }
  }
}
