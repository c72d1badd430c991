import Keyframes
import Testing

/// What stands for an easing is as near to it as it says.
@Suite struct EasingFittingTests {
  /// One of each sort: smooth, swinging, jumping, bent at corners, composed.
  static let samples: [Easing] = [
    .linear, .easeInOut, .easeIn(.quad), .easeOut(.circ), .easeInOut(.elastic), .easeOut(.bounce),
    .hold, .steps(3, .jumpBoth), .linear([0, 0.9, 0.3, 1]), .spring(.bouncy, velocity: -3),
    Easing.easeIn(.back).mirrored, Easing.steps(2).reversed,
  ]

  /// Places that no grid of round numbers has.
  private static let places = (0...997).map { Double($0) / 997 }

  @Test(arguments: EasingLawsTests.everything + EasingAlgebraTests.all)
  func bezierPointsAreTheEasing(_ easing: Easing) {
    guard let points = easing.bezierPoints else { return }
    let bezier = Easing.cubicBezier(points.x1, points.y1, points.x2, points.y2)
    // Solving for the parameter of a curve that starts upright costs digits.
    for place in Self.places { #expect(abs(bezier(place) - easing(place)) < 1e-7) }
  }

  @Test func onlyPolynomialsOfTheThirdDegreeAreBeziers() {
    let names = Easing.classics.filter { $0.easing.bezierPoints != nil }.map(\.name)
    #expect(
      names == [
        "linear", "ease-in-quad", "ease-out-quad", "ease-in-cubic", "ease-out-cubic",
        "ease-in-back", "ease-out-back",
      ])
    #expect(Easing.ease.bezierPoints?.numbers == [0.25, 0.1, 0.25, 1])
    #expect(Easing.hold.bezierPoints == nil && Easing.ease.mirrored.bezierPoints == nil)
  }

  @Test(arguments: samples, [0.002, 0.02])
  func sampledEasingIsAsNearAsItSays(_ easing: Easing, _ tolerance: Double) {
    let sampled = SampledEasing(easing, tolerance: tolerance)
    let stops = sampled.stops
    #expect(stops.first?.input == 0 && stops.last?.input == 1)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.input <= $1.input })
    #expect(sampled.largestError <= tolerance)
    let lines = Easing.linear(stops.map { LinearStop($0.output, at: $0.input) })
    for place in Self.places {
      #expect(abs(lines(place) - easing(place)) <= sampled.largestError + 1e-6)
    }
  }

  @Test func sampledEasingHasNoStopTooMany() {
    #expect(SampledEasing(.linear).stops.count == 2)
    #expect(SampledEasing(.linear([0, 0.2, 1])).stops.count == 3)
    #expect(SampledEasing(.steps(3)).stops.count == 7)
  }

  @Test func fittedBezierIsAsNearAsItSays() {
    for easing in Self.samples {
      let fit = BezierFit(easing)
      #expect(fit.easing.controlPoints != nil)
      for place in (0...1000).map({ Double($0) / 1000 }) {
        #expect(abs(fit.easing(place) - easing(place)) <= fit.largestError)
      }
    }
  }

  @Test(arguments: [Easing.ease, .easeIn, .easeOut, .easeInOut, .easeIn(.quad), .easeOut(.cubic)])
  func fittedBezierFindsBeziers(_ easing: Easing) {
    #expect(BezierFit(easing).largestError < 0.001)
  }
}
