import Keyframes
import Stage
import TestSupport
import Testing

struct NodeModifiersTests {
  static let dot = Node(.rectangle(20, 10), fill: .white)
  /// A few rounding errors of thousands of points.
  static let rounding = 1e-9

  // MARK: Pins

  struct Pin: Sendable {
    let pages: [Double]
    let times: [Double]
    let time: Double
    let page: Double

    init(_ pages: [Double], at times: [Double], _ time: Double, _ page: Double) {
      (self.pages, self.times, self.time, self.page) = (pages, times, time, page)
    }
  }

  static let pins: [Pin] = [
    Pin([0], at: [0], 0.3, 0), Pin([0], at: [0], -0.2, 0),
    Pin([0, -1], at: [0, 1], 0.5, -0.5), Pin([0, -1], at: [0, 1], 1.5, -1),
    Pin([-1, 4], at: [-1, 4], -0.3, -0.3), Pin([-1, 4], at: [-1, 4], 3.2, 3.2),
    Pin([0.25, 1.75, 0.5], at: [0, 1, 3], 2, 1.125), Pin([7, 9], at: [-2, -1], -1.5, 8),
  ]

  /// Jazz Hands: the screen's x is (P(T) − T) page widths from the place.
  @Test(arguments: pins)
  func nodesOnPagesFollowTheirPages(_ pin: Pin) {
    let node = Self.dot.at(x: 300, y: 50).onPages(pin.pages, at: pin.times)
    let place = node.place(of: Anchor.centre.unit, at: pin.time)
    #expect(abs(place.x - (300 + (pin.page - pin.time) * 960)) < Self.rounding)
    #expect(place.y == 50)
    let inPoints = node.sprite(at: pin.time, pageWidth: 1)
    #expect(abs(inPoints.transform.tx - (300 + pin.page - pin.time)) < Self.rounding)
  }

  @Test func aNodeOnAPageScrollsWithIt() {
    for time in stride(from: -1.0, through: 4, by: 0.25) {
      let place = Self.dot.at(x: 100).onPage(1.5).place(of: Anchor.centre.unit, at: time)
      #expect(abs(place.x - (100 + (1.5 - time) * 960)) < Self.rounding)
    }
  }

  @Test func aNodeOnPagesIsFixedDuringThem() {
    let node = Self.dot.at(x: 100).onPages(1...2)
    for time in [1, 1.3, 2] {
      #expect(abs(node.place(of: Anchor.centre.unit, at: time).x - 100) < Self.rounding)
    }
    #expect(node.place(of: Anchor.centre.unit, at: 0).x == 100 + 960)
    #expect(node.place(of: Anchor.centre.unit, at: 2.5).x == 100 - 480)
  }

  @Test func aPinHoldsThroughTheRubberBand() {
    let node = Self.dot.at(x: 100).pinned(through: 3)
    for time in stride(from: -1.0, through: 3, by: 0.125) {
      #expect(abs(node.place(of: Anchor.centre.unit, at: time).x - 100) < Self.rounding)
    }
  }

  @Test func easedPagesAreEased() {
    let node = Self.dot.onPages([0, 1], at: [0, 1], .easeIn(.quad))
    #expect(abs(node.place(of: Anchor.centre.unit, at: 0.5).x + 240) < Self.rounding)
  }

  // MARK: Hiding

  private func isThere(_ node: Node, at time: Double) -> Bool {
    !sprites(of: [node], at: time).isEmpty
  }

  /// Exactly at the time, in both directions.
  @Test(arguments: [-1.0, 0, 0.1, 1, 2.7])
  func hidingIsHalfOpen(_ time: Double) {
    for moment in [time.nextDown, time, time.nextUp, time, time.nextDown] {
      #expect(isThere(Self.dot.hidden(from: time), at: moment) == (moment < time))
      #expect(isThere(Self.dot.hidden(until: time), at: moment) == (moment >= time))
      let range = (time - 1)..<time
      #expect(isThere(Self.dot.shown(during: range), at: moment) == range.contains(moment))
      #expect(
        isThere(Self.dot.shown(during: range), at: moment - 1) == range.contains(moment - 1))
    }
  }

  @Test func eitherEndOfBeingShownMayBeInfinite() {
    let times = [-1e9, -1, 0, 1.0.nextDown, 1, 1e9]
    func there(_ start: Double, _ end: Double) -> [Bool] {
      times.map { isThere(Self.dot.shown(from: start, until: end), at: $0) }
    }
    for (start, end) in [
      (-Double.infinity, Double.infinity), (0, .infinity), (-.infinity, 1), (0, 1),
    ] {
      #expect(there(start, end) == times.map { $0 >= start && $0 < end }, "\(start) to \(end)")
    }
  }

  @Test func neighboursInTimeAreNeverBothVisibleOrBothHidden() {
    let change = 0.5
    for time in [0, change.nextDown, change, change.nextUp, 1] {
      let both = [Self.dot.hidden(from: change), Self.dot.hidden(until: change)]
      #expect(sprites(of: both, at: time).count == 1)
    }
  }

  @Test func anEmptyRangeShowsNothing() {
    for time in [0, 1.0.nextDown, 1, 1.0.nextUp, 2] {
      #expect(!isThere(Self.dot.shown(during: 1..<1), at: time))
    }
  }

  // MARK: Order

  static let words: [@Sendable (Node) -> Node] = [
    { $0.at(x: [0: 10, 1: 20], y: 30) }, { $0.rotation([0: 0, 1: 90], .easeIn(.quad)) },
    { $0.scale([0: 1, 1: 3]) }, { $0.opacity([0: 1, 1: 0.5], .easeOut) },
    { $0.size(width: [0: 20, 1: 60], height: 8) }, { $0.anchor(.bottomLeft) },
    { $0.onPages([0, 2], at: [0, 1]) }, { $0.depth(2) }, { $0.hidden(from: 0.9) },
    { $0.fill([0: .white, 1: .black]) }, { $0.stroke(from: 0, to: [0: 0, 1: 1]) },
    { $0.clipped(to: Rect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2) }, { $0.named("n") },
  ]

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func orderOfModifiersDoesNotMatter(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let node = Self.words.reduce(Self.dot) { $1($0) }
    let shuffled = Self.words.shuffled(using: &generator).reduce(Self.dot) { $1($0) }
    #expect(shuffled == node)
    #expect(sprites(of: [shuffled], at: 0.4) == sprites(of: [node], at: 0.4))
  }

  @Test func modifiersOfOneAxisDoNotChangeTheOther() {
    let node = Self.dot.at(x: 1, y: 2).at(y: 5).size(width: 3, height: 4).size(width: 9)
    #expect(node.x == 1 && node.y == 5)
    #expect(node[.width] == 9 && node[.height] == 4)
  }

  @Test func aGivenEasingReplacesThoseOfTheTrack() {
    let track = ([0: 0, 1: 1] as Track<Double>).eased(.hold)
    #expect(Self.dot.rotation(track).rotation == track)
    #expect(Self.dot.rotation(track, .ease).rotation == track.eased(.ease))
    #expect(Self.dot.scale(track, .ease)[.scaleX] == track.eased(.ease))
    #expect(Self.dot.scale(track, .ease)[.scaleY] == track.eased(.ease))
    #expect(Self.dot.opacity(track, .ease).opacity == track.eased(.ease))
    #expect(Self.dot.opacity(track).opacity == track)
  }

  /// Thirds of the box from left to right and from top to bottom.
  @Test func anchorsLieOnTheirPartOfTheBox() {
    let places = Anchor.allCases.map(\.unit)
    let grid = [0, 0.5, 1].flatMap { y in [0, 0.5, 1].map { x in Point(x: x, y: y) } }
    #expect(places == grid)
    #expect(
      Anchor.allCases.map { "\($0)" } == [
        "topLeft", "top", "topRight", "left", "centre", "right", "bottomLeft", "bottom",
        "bottomRight",
      ])
  }

  /// Without an anchor the position is the centre of a rectangle; with one, it is that of the
  /// anchor.
  @Test(arguments: Anchor.allCases)
  func anAnchorStaysAtTheNodesPosition(_ anchor: Anchor) {
    let node = Self.dot.at(x: 70, y: 80).anchor(anchor).rotation([0: 0, 1: 300])
      .scale([0: 1, 1: 5]).size(width: [0: 10, 1: 90])
    for time in [0, 0.3, 1] {
      let place = node.place(of: anchor.unit, at: time)
      #expect(place.distance(to: Point(x: 70, y: 80)) < Self.rounding)
    }
  }

  @Test func wrongArgumentsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Self.dot.onPages([0, 1], at: [0]) }
    await #expect(processExitsWith: .failure) { _ = Self.dot.onPages([]) }
  }
}
