import Testing

@testable import Scrolling

struct RubberBandTests {
  static let band = RubberBand(bounds: 0...1000, dimension: 400, .iOS)

  @Test(arguments: [0.0, 1, 333.3, 1000])
  func doesNotChangeTheInside(_ position: Double) {
    #expect(Self.band.position(of: position) == position)
    #expect(Self.band.pull(at: position) == position)
  }

  @Test(arguments: [1.0, 50, 400, 3000])
  func compressesTheOutsideLikeUIScrollView(_ x: Double) {
    let expected = (1 - 1 / (x * 0.55 / 400 + 1)) * 400
    #expect(abs(Self.band.position(of: 1000 + x) - 1000 - expected) < 1e-9)
    #expect(abs(Self.band.position(of: -x) + expected) < 1e-9)
  }

  @Test(arguments: [-1e6, -500, -0.001, 1000.1, 1400, 9000])
  func inverseInverts(_ pull: Double) {
    let position = Self.band.position(of: pull)
    // The longer the pull, the more of its digits are lost in the position.
    #expect(abs(Self.band.pull(at: position) - pull) < 1e-9 * max(1, pull * pull))
    #expect(abs(Self.band.position(of: Self.band.pull(at: position)) - position) < 1e-9)
  }

  @Test(arguments: [1e4, 1e9, 1e15])
  func neverStretchesFurtherThanItsDimension(_ pull: Double) {
    #expect(Self.band.position(of: pull) <= 1400)
    #expect(Self.band.position(of: -pull) >= -400)
    #expect(Self.band.pull(at: Self.band.position(of: pull)).isFinite)
  }
}
