import Testing

@testable import Scrolling

struct WheelDeviceTests {
  @Test func eachKindOfStreamIsRecognised() {
    for kind in WheelStreams.kinds {
      var wrong = 0
      for seed in 0..<200 as Range<UInt64> {
        var random = Seeded(state: seed)
        var history = WheelHistory()
        var devices: [WheelDevice] = []
        for event in kind.gesture(&random) {
          history.add(event)
          if let device = history.device { devices.append(device) }
        }
        // Momentum shows when it ends.
        let known = kind.device == .momentum ? devices.contains(.momentum) : true
        if !known || kind.device != .momentum && devices.last != kind.device { wrong += 1 }
      }
      print("FIGURE \(kind.name): \(wrong) of 200 not recognised as \(kind.device.name)")
      #expect(wrong <= 10, "\(kind.name)")
    }
  }

  static let tables: [(events: [WheelEvent], device: WheelDevice?)] = [
    ([], nil),
    ([WheelEvent(time: 0)], nil),
    ([WheelEvent(y: .nan, time: 0)], nil),
    ([WheelEvent(y: 1, time: 0)], .wholeTicks),
    ([WheelEvent(x: -2, time: 0), WheelEvent(y: 1, time: 0.1)], .wholeTicks),
    ([WheelEvent(y: 0.25, time: 0)], .fractional),
    ([WheelEvent(y: 13.3, time: 0)], .accelerated),
    ([WheelEvent(y: 9, time: 0)], .accelerated),
    (
      [
        WheelEvent(y: 0.1, time: 0), WheelEvent(y: 0.1, time: 0.1), WheelEvent(y: 0.3, time: 0.2),
      ], .accelerated
    ),
    ([WheelEvent(y: 700, unit: .points, time: 0)], .fractional),
    ([WheelEvent(y: 3, unit: .points, isMomentum: true, time: 0)], .momentum),
  ]

  @Test(arguments: tables.indices)
  func eventsIdentifyTheirDevice(_ index: Int) {
    let row = Self.tables[index]
    #expect(WheelDevice.detected(in: row.events) == row.device)
  }

  @Test func theNamesAreThoseOnTheScreen() {
    #expect(
      WheelDevice.allCases.map(\.name) == [
        "whole ticks", "fractional ticks", "accelerated ticks", "momentum",
      ])
  }

  @Test func aScrollerKnowsItsWheel() {
    var scroller = Scroller(.free)
    scroller.wheel(by: 80, time: 0)
    #expect(scroller.wheelDevice == nil)
    scroller.wheel(WheelEvent(y: 1, time: 1), along: .vertical)
    #expect(scroller.wheelDevice == .wholeTicks)
    scroller.wheel(WheelEvent(y: 0.3, time: 5), along: .vertical)
    #expect(scroller.wheelDevice == .fractional)
  }

  static let points: [(event: WheelEvent, across: Double, down: Double)] = [
    (WheelEvent(x: 1, y: -0.5, time: 0), 80, -40),
    (WheelEvent(x: 12, y: -7, unit: .points, time: 0), 12, -7),
    (WheelEvent(x: 1e9, y: -1e9, time: 0), 2400, -2400),
    (WheelEvent(x: 1e9, y: -1e9, unit: .points, time: 0), 2400, -2400),
  ]

  @Test(arguments: points.indices)
  func aTickIs80Points(_ index: Int) {
    let row = Self.points[index]
    #expect(row.event.points(along: .horizontal) == row.across)
    #expect(row.event.points(along: .vertical) == row.down)
    #expect(WheelEvent(y: 2, time: 0).points(along: .vertical, perTick: 10) == 20)
  }

  @Test func naturalDirectionIsUndoneForKnobs() {
    let natural = WheelEvent(x: 1, y: -2, isFlipped: true, time: 3)
    #expect(natural.unflipped == WheelEvent(x: -1, y: 2, time: 3))
    #expect(natural.unflipped.unflipped == natural.unflipped)
    #expect(natural.mainAxis == .vertical)
    // Scrolling takes the user's direction as it comes.
    var scroller = Scroller(.free, position: 1000)
    scroller.wheel(natural, along: .horizontal)
    #expect(scroller.destination == 1080)
  }
}
