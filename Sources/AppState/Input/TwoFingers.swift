/// Two fingers on the stage that either pinch or twist: whichever they do first, until they are lifted.
package struct TwoFingers: Equatable {
  /// How far two fingers have pinched and twisted since they touched, in multiples of
  /// ``Timeline/handful``.
  package struct Amounts: Equatable {
    /// 1 at twice the distance, −1 at half of it; inverse ratios have opposite amounts.
    package var pinch: Double
    /// 1 for a quarter turn clockwise.
    package var twist: Double

    package static let zero = Amounts(pinch: 0, twist: 0)

    /// `scale` is the ratio of the distances, above 0; `degrees` is positive clockwise.
    package init(scale: Double, degrees: Double) {
      self.init(pinch: (scale - 1 / scale) / 1.5, twist: degrees / 90)
    }

    private init(pinch: Double, twist: Double) {
      (self.pinch, self.twist) = (pinch, twist)
    }
  }

  /// How far resting fingers may move, as an amount: 6 % of their distance, or 7°.
  package static let slop = 0.08

  /// The recognised gesture; nil until the fingers leave the slop.
  package private(set) var driver: DriverChoice?
  /// The amounts that count as not moved.
  private var origin = Amounts.zero

  package init() {}

  /// The gesture to recognise: the larger amount among those that may move time; nil within the
  /// slop.
  package func intent(_ amounts: Amounts, of choice: DriverChoice) -> DriverChoice? {
    let pinch = choice.admits(.pinch) ? abs(amounts.pinch - origin.pinch) : 0
    let twist = choice.admits(.twist) ? abs(amounts.twist - origin.twist) : 0
    guard max(pinch, twist) > Self.slop else { return nil }
    return pinch >= twist ? .pinch : .twist
  }

  /// Recognises them as `driver`; movement beyond the slop counts.
  package mutating func become(_ driver: DriverChoice, at amounts: Amounts) {
    origin.pinch += amounts.pinch < origin.pinch ? -Self.slop : Self.slop
    origin.twist += amounts.twist < origin.twist ? -Self.slop : Self.slop
    self.driver = driver
  }

  /// Starts again from here, if time could not be taken over.
  package mutating func beginAgain(at amounts: Amounts) { origin = amounts }

  /// How far to move time since they were recognised, in multiples of ``Timeline/handful``.
  package func moved(_ amounts: Amounts) -> Double {
    driver == .twist ? amounts.twist - origin.twist : amounts.pinch - origin.pinch
  }
}
