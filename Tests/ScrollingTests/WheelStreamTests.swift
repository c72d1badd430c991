import Testing

@testable import Scrolling

/// One swipe is one page, for every kind of device.
struct WheelStreamTests {
  /// Gestures of each kind.
  static let count: UInt64 = 1000

  /// How many pages a paged scroller turns, forwards or backwards.
  static func pages(_ events: [WheelEvent]) -> Int {
    var scroller = Scroller(.paged, position: 4000)
    scroller.roll(events)
    return Int((scroller.destination / 1000).rounded()) - 4
  }

  @Test func aGestureTurnsOnePageNeverTwo() {
    for kind in WheelStreams.kinds {
      var (double, none) = (0, 0)
      for seed in 0..<Self.count {
        var random = Seeded(state: seed)
        let sign = Bool.random(using: &random) ? 1 : -1
        let events = kind.gesture(&random).shifted(by: 0, sign: Double(sign))
        let turned = Self.pages(events) * sign
        if turned > 1 { double += 1 }
        if turned < 1 { none += 1 }
      }
      print(
        "FIGURE \(kind.name): \(Self.count) synthetic gestures, \(double) turned two pages,",
        "\(none) none")
      #expect(double == 0, "\(kind.name)")
      #expect(none == 0, "\(kind.name)")
    }
  }

  @Test func gesturesAfterASilenceTurnAPageEach() {
    for kind in WheelStreams.kinds {
      for seed in 0..<Self.count {
        var random = Seeded(state: seed)
        let (first, second) = (kind.gesture(&random), kind.gesture(&random))
        let pause = Double.random(in: 0.16...0.5, using: &random)
        let events = first + second.shifted(by: (first.last?.time ?? 0) + pause)
        #expect(Self.pages(events) == 2, "\(kind.name)")
      }
    }
  }

  @Test func aSwipeIntoTheMomentumTurnsAgain() {
    var missed = 0
    for seed in 0..<Self.count {
      var random = Seeded(state: seed)
      let (first, second) = (
        WheelStreams.macTrackpad(&random), WheelStreams.macTrackpad(&random)
      )
      let share = Double.random(in: 0.4...0.9, using: &random)
      // The fingers stop the momentum when they come down, 50 ms before they move.
      // Before a quarter of a second they are still part of the first swipe.
      let cut = Array(first.prefix(max(Int(Double(first.count) * share), 15)))
      let turned = Self.pages(cut + second.shifted(by: (cut.last?.time ?? 0) + 0.05))
      #expect((1...2).contains(turned))
      if turned != 2 { missed += 1 }
    }
    print("FIGURE swipes into the momentum of another: \(missed) of \(Self.count) missed")
    #expect(missed < Self.count / 50)
  }

  @Test func aSwipeBackTurnsBack() {
    for kind in WheelStreams.kinds {
      for seed in 0..<200 as Range<UInt64> {
        var random = Seeded(state: seed)
        let (first, second) = (kind.gesture(&random), kind.gesture(&random))
        let back = second.shifted(by: (first.last?.time ?? 0) + 0.1, sign: -1)
        #expect(Self.pages(first + back) == 0, "\(kind.name), seed \(seed)")
      }
    }
  }

  @Test func aTickTheOtherWayWithinARecoilTurnsNothingBack() {
    var filter = WheelFilter()
    #expect(filter.pages(for: 80, time: 0) == 1)
    #expect(filter.pages(for: -80, time: 0.02) == 0)
    #expect(filter.pages(for: -80, time: 0.1) == -1)
  }

  @Test func aLongSlowStartIsOneGesture() {
    // It gathers speed for 0.4 seconds, far beyond the turn of the page.
    let events = (0..<24).map { (index: Int) -> WheelEvent in
      let step = Double(index)
      return WheelEvent(y: 0.06 * (step + 1) * (1 + step / 6), time: step / 60)
    }
    #expect(Self.pages(events) == 1)
  }
}
