/// Two fingers on the stage that either pinch or twist: whichever they do first, until they lift.
struct TwoFingers: Equatable {
  /// What two fingers have done since they came down, in handfuls of time.
  struct Amounts: Equatable {
    /// 1 for twice the distance, −1 for half of it, and as far backwards as forwards for any two
    /// distances.
    var pinch: Double
    /// 1 for a quarter turn clockwise.
    var twist: Double

    static let zero = Amounts(pinch: 0, twist: 0)

    /// The scale must be above 0.
    init(scale: Double, degrees: Double) {
      self.init(pinch: (scale - 1 / scale) / 1.5, twist: degrees / 90)
    }

    private init(pinch: Double, twist: Double) {
      (self.pinch, self.twist) = (pinch, twist)
    }
  }

  /// How far fingers that only lie there may wander, in handfuls: 6 % of their distance, or 7°.
  static let slop = 0.08

  /// What they have been recognised as; nil until they leave the slop behind.
  private(set) var driver: DriverChoice?
  /// What counts as not moved yet.
  private var origin = Amounts.zero

  /// What they are about to become, if it may move time: the one that has gone further.
  func intent(_ amounts: Amounts, of choice: DriverChoice) -> DriverChoice? {
    let pinch = choice.admits(.pinch) ? abs(amounts.pinch - origin.pinch) : 0
    let twist = choice.admits(.twist) ? abs(amounts.twist - origin.twist) : 0
    guard max(pinch, twist) > Self.slop else { return nil }
    return pinch >= twist ? .pinch : .twist
  }

  /// They are `driver` from now on, and what lies beyond the slop counts.
  mutating func become(_ driver: DriverChoice, at amounts: Amounts) {
    origin.pinch += amounts.pinch < origin.pinch ? -Self.slop : Self.slop
    origin.twist += amounts.twist < origin.twist ? -Self.slop : Self.slop
    self.driver = driver
  }

  /// They could not take hold yet: as if they had come down only now.
  mutating func beginAgain(at amounts: Amounts) { origin = amounts }

  /// Handfuls of time since they were recognised.
  func moved(_ amounts: Amounts) -> Double {
    driver == .twist ? amounts.twist - origin.twist : amounts.pinch - origin.pinch
  }
}
