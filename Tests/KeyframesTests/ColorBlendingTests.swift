import Keyframes
import TestSupport
import Testing

struct ColorBlendingTests {
  /// Powers and roots of numbers below 1, there and back.
  static let rounding = 1e-12
  static let spaces: [ColorSpace] = [
    .sRGB, .okLab, .hsl(), .hsl(.longest), .hsl(.clockwise), .hsl(.counterclockwise),
    .hsl(.asWritten),
  ]
  static let colors: [Color] = [
    .black, .white, .clear, Color(0xFF0000), Color(0x00FF00), Color(0x0000FF), Color(0x808080),
    Color(0xFF7F50, alpha: 0.5), Color(0x010203), Color(0xFEFDFC),
  ]

  private func isNear(_ a: Color, _ b: Color, _ tolerance: Double = rounding) -> Bool {
    a.distance(to: b) < tolerance
  }

  // MARK: OKLab

  struct Published: Sendable {
    let color: UInt32
    let l: Double
    let a: Double
    let b: Double

    init(_ color: UInt32, _ l: Double, _ a: Double, _ b: Double) {
      (self.color, self.l, self.a, self.b) = (color, l, a, b)
    }
  }

  /// sRGB's corners, to the five decimals that are published for them (CSS Color 4 and its tests).
  static let published: [Published] = [
    Published(0xFF0000, 0.62796, 0.22486, 0.12585),
    Published(0x00FF00, 0.86644, -0.23389, 0.17950),
    Published(0x0000FF, 0.45201, -0.03246, -0.31153),
    Published(0xFFFF00, 0.96798, -0.07137, 0.19857),
    Published(0xFFFFFF, 1, 0, 0),
    Published(0x000000, 0, 0, 0),
  ]

  @Test(arguments: published)
  func okLabHasItsPublishedValues(_ row: Published) {
    let lab = OKLab(Color(row.color))
    #expect(abs(lab.lightness - row.l) < 0.6e-5)
    #expect(abs(lab.a - row.a) < 0.6e-5)
    #expect(abs(lab.b - row.b) < 0.6e-5)
    #expect(lab.alpha == 1)
  }

  /// Also outside sRGB's cube.
  @Test(arguments: TrackTests.seeds)
  func okLabRoundTripsExactly(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func part() -> Double { generator.number(-0.5...1.5) }
    let color = Color(red: part(), green: part(), blue: part(), alpha: part())
    #expect(isNear(Color(OKLab(color)), color))
  }

  /// 0.5 in lightness is an eighth of the light: 1.055 · 0.125^(1/2.4) − 0.055.
  @Test func theMiddleOfBlackAndWhite() {
    let middle = Color.black.interpolated(to: .white, at: 0.5, in: .okLab)
    for part in [middle.red, middle.green, middle.blue] { #expect(abs(part - 0.388_573) < 1e-6) }
    let glow: Track<BlendedColor> = [0: BlendedColor(.black), 1: BlendedColor(.white, in: .okLab)]
    #expect(isNear(glow.value(at: 0.5).color, Color(0x636363), 0.003))
  }

  // MARK: HSL

  struct Hue: Sendable {
    let color: UInt32
    let hsl: HSL

    init(_ color: UInt32, _ hue: Double, _ saturation: Double, _ lightness: Double) {
      self.color = color
      hsl = HSL(hue: hue, saturation: saturation, lightness: lightness)
    }
  }

  /// By CSS's names: red, yellow, lime, cyan, blue, magenta, maroon, coral, grey.
  static let hues: [Hue] = [
    Hue(0xFF0000, 0, 1, 0.5), Hue(0xFFFF00, 60, 1, 0.5), Hue(0x00FF00, 120, 1, 0.5),
    Hue(0x00FFFF, 180, 1, 0.5), Hue(0x0000FF, 240, 1, 0.5), Hue(0xFF00FF, 300, 1, 0.5),
    Hue(0x800000, 0, 1, 64.0 / 255), Hue(0xFF7F50, 16.114_286, 1, 0.656_863),
    Hue(0x808080, 0, 0, 128.0 / 255), Hue(0xFFFFFF, 0, 0, 1), Hue(0x000000, 0, 0, 0),
  ]

  @Test(arguments: hues)
  func hslHasItsPublishedValues(_ row: Hue) {
    let hsl = HSL(Color(row.color))
    #expect(abs(hsl.hue - row.hsl.hue) < 1e-5)
    #expect(abs(hsl.saturation - row.hsl.saturation) < 1e-5)
    #expect(abs(hsl.lightness - row.hsl.lightness) < 1e-5)
  }

  @Test(arguments: TrackTests.seeds)
  func hslRoundTripsExactly(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func part() -> Double { generator.number(0...1) }
    let color = Color(red: part(), green: part(), blue: part(), alpha: part())
    let hsl = HSL(color)
    #expect(isNear(Color(hsl), color))
    let turned = HSL(
      hue: hsl.hue - 1080, saturation: hsl.saturation, lightness: hsl.lightness, alpha: hsl.alpha)
    #expect(isNear(Color(turned), color))
  }

  static let ways: [(direction: TurnDirection, middle: UInt32)] = [
    (.shortest, 0xFF00FF), (.longest, 0x00FF00), (.clockwise, 0x00FF00),
    (.counterclockwise, 0xFF00FF), (.asWritten, 0x00FF00),
  ]

  /// Red to blue by magenta or by green.
  @Test(arguments: ways)
  func huesGoInTheirDirection(_ row: (direction: TurnDirection, middle: UInt32)) {
    let middle = Color(0xFF0000).interpolated(
      to: Color(0x0000FF), at: 0.5, in: .hsl(row.direction))
    #expect(isNear(middle, Color(row.middle)))
  }

  @Test(arguments: ways)
  func greyTakesItsPartnersHue(_ row: (direction: TurnDirection, middle: UInt32)) {
    let blue = Color(0x0000FF)
    for grey in [Color.white, .black, Color(0x808080)] {
      for progress in [0.1, 0.5, 0.9] {
        for color in [
          grey.interpolated(to: blue, at: progress, in: .hsl(row.direction)),
          blue.interpolated(to: grey, at: progress, in: .hsl(row.direction)),
        ] {
          #expect(abs(HSL(color).hue - 240) < 1e-9)
        }
      }
    }
  }

  // MARK: Every space

  @Test(arguments: spaces)
  func endsAreExact(_ space: ColorSpace) {
    for from in Self.colors {
      for to in Self.colors where from != .clear && to != .clear {
        #expect(from.interpolated(to: to, at: 0, in: space) == from)
        #expect(from.interpolated(to: to, at: 1, in: space) == to)
        let (one, two) = (BlendedColor(from), BlendedColor(to, in: space))
        #expect(one.interpolated(to: two, at: 0) == one)
        #expect(one.interpolated(to: two, at: 1) == two)
      }
    }
  }

  @Test(arguments: spaces)
  func overshootsAndGreysGiveNumbers(_ space: ColorSpace) {
    for from in Self.colors {
      for to in Self.colors {
        for progress in InterpolatableTests.progresses {
          let color = from.interpolated(to: to, at: progress, in: space)
          #expect([color.red, color.green, color.blue, color.alpha].allSatisfy { $0.isFinite })
        }
      }
    }
  }

  @Test(arguments: spaces)
  func aClearEndTakesItsPartnersHue(_ space: ColorSpace) {
    let coral = Color(0xFF7F50, alpha: 0.8)
    for progress in [0, 0.25, 0.5, 0.9, 1] {
      let fadingIn = Color.clear.interpolated(to: coral, at: progress, in: space)
      let fadingOut = coral.interpolated(to: .clear, at: 1 - progress, in: space)
      for color in [fadingIn, fadingOut] {
        #expect(isNear(color, coral.opacity(progress), 1e-9), "at \(progress)")
      }
    }
  }

  /// With OKLab, equal progress is an equal distance in OKLab, also beyond the ends.
  @Test func okLabIsLinear() {
    let (from, to) = (Color(0x103050), Color(0xF0A020))
    let (start, end) = (OKLab(from), OKLab(to))
    for progress in InterpolatableTests.progresses {
      let lab = OKLab(from.interpolated(to: to, at: progress, in: .okLab))
      #expect(lab.distance(to: start.interpolated(to: end, at: progress)) < 1e-9)
    }
  }

  // MARK: Plain tracks

  static let easings: [Easing] = [
    .linear, .easeInOut(.cubic), .easeOut(.elastic), .easeIn(.back), .hold, .steps(4),
    .easeOut(.bounce),
  ]

  /// Clear colours have any hue.
  private func seen(_ color: Color) -> Color {
    Color(
      red: color.red * color.alpha, green: color.green * color.alpha,
      blue: color.blue * color.alpha,
      alpha: color.alpha)
  }

  @Test(arguments: spaces, easings)
  func plainTracksStayNearTheExactBlend(_ space: ColorSpace, _ easing: Easing) {
    let track = Track<Color>([
      Keyframe(time: -1, value: Color(0xFF0000), easing: easing),
      Keyframe(time: 0.5, value: Color(0x0040C0), easing: easing),
      Keyframe(time: 0.7, value: .white, easing: easing),
      Keyframe(time: 0.7, value: .clear, easing: easing),
      Keyframe(time: 2, value: Color(0x208040)),
    ]).extrapolated(before: .repeat, after: .pingPong)
    let exact = track.map { BlendedColor($0, in: space) }
    let plain = track.blended(in: space)
    for time in stride(from: -2.0, through: 4, by: 0.001) {
      // Rounding may put a jump one number earlier or later.
      let distance = [time - 1e-12, time, time + 1e-12].map {
        seen(plain.value(at: time)).distance(to: seen(exact.value(at: $0).color))
      }.min()
      #expect((distance ?? 1) <= 1.0 / 1024, "at \(time)")
    }
    #expect(plain.times == track.times)
    #expect(plain.keyframes.count < 2000)
  }

  /// A jump happens at exactly its time.
  @Test(arguments: TrackTests.seeds)
  func jumpsStayWhereTheyAre(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (start, end) = (generator.number(-9...0), generator.number(0.1...9))
    let track = ([start: .black, end: .white] as Track<Color>)
    let held = track.eased(.hold).blended(in: .okLab)
    #expect(held.value(at: end.nextDown) == .black)
    #expect(held.value(at: end) == .white)
    #expect(held.keyframes.count <= 3)
  }

  @Test func plainTracksOfConstantsAreConstants() {
    #expect(Track<Color>(.white).blended(in: .okLab) == Track(.white))
    let once: Track<Color> = [3: .white]
    #expect(once.blended(in: .hsl()) == once)
  }

  // MARK: Baking

  @Test(arguments: [1, 0.1, 0.001])
  func bakingStaysWithinItsTolerance(_ tolerance: Double) {
    let angle: Track<Double> = [0: 0, 1: 720, 3: -90]
    func hand(_ degrees: Double) -> Point {
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      return Point(x: 100 * cosine, y: 100 * sine)
    }
    let baked = angle.eased(.easeInOut(.quad)).baked(within: tolerance, hand)
    for time in stride(from: 0.0, through: 3, by: 0.001) {
      let exact = hand(angle.eased(.easeInOut(.quad)).value(at: time))
      #expect(baked.value(at: time).distance(to: exact) <= tolerance)
    }
    // 26.7 radians of radius 100, √(r / 4·tolerance) pieces each, up to twice that by halving.
    #expect(baked.keyframes.count < 200 + Int(267 / tolerance.squareRoot()))
  }

  @Test func bakingNeverGrowsWithoutBound() {
    let track: Track<Double> = [0: 0, 1: 1]
    let fine = track.baked(within: 1e-300) { $0 * $0 }
    #expect(fine.keyframes.count < 70_000)
    let wild = track.baked(within: 0.1) { 1 / ($0 - 0.3) }
    #expect(wild.keyframes.count < 70_000)
    let huge = track.baked(within: 0.1) { $0 < 0.5 ? -1e308 : 1e308 }
    #expect(huge.keyframes.count < 70_000)
  }

  @Test func aToleranceOfZeroTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = ([0: 0, 1: 1] as Track<Double>).baked(within: 0) { $0 }
    }
  }
}
