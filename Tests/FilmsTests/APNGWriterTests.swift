import Drawing
import Testing

@testable import Films

@Suite struct APNGWriterTests {
  private func film(_ frames: [Raster], rate: FrameRate = FrameRate(50)) throws -> [UInt8] {
    var coder = APNGCoder { DecodedAPNG.stored($0) }
    var writer = APNGWriter(width: 37, height: 23, rate: rate, loops: 3)
    for frame in frames { writer.add(coder.code(frame)) }
    return try writer.finish()
  }

  /// The picture at each step of the frame rate.
  private func shown(_ film: DecodedAPNG) -> [[UInt32]] {
    zip(film.frames, film.delays).flatMap { Array(repeating: $0, count: $1.numerator) }
  }

  @Test(arguments: [(1, 4), (8, 2), (30, 5), (9, 400)])
  func decodedItGivesBackEveryPixel(_ frames: Int, _ colors: Int) throws {
    let clip = Clips.moving(frames: frames, colors: colors)
    let film = DecodedAPNG(try film(clip))
    #expect(shown(film) == clip.map(\.pixels))
    #expect(film.plays == 3)
    #expect(film.delays.allSatisfy { $0.denominator == 50 })
    #expect(film.frames.count <= frames)
  }

  @Test func clearPixelsStayClear() throws {
    let clip = Clips.moving(frames: 20, colors: 3, isTransparent: true)
    #expect(shown(DecodedAPNG(try film(clip))) == clip.map(\.pixels))
  }

  @Test func equalFramesBecomeOne() throws {
    let still = Clips.moving(frames: 1, colors: 3)[0]
    let film = DecodedAPNG(try film(Array(repeating: still, count: 7)))
    #expect(film.frames.count == 1)
    #expect(film.delays[0].numerator == 7)
  }

  /// A delay has 16 bits.
  @Test func aLongRestIsDivided() throws {
    let still = Clips.moving(frames: 1, colors: 3)[0]
    let film = DecodedAPNG(
      try film(Array(repeating: still, count: 150), rate: FrameRate(60_000, 1001)))
    #expect(film.delays.map(\.numerator).reduce(0, +) == 150 * 1001)
    #expect(film.frames.allSatisfy { $0 == still.pixels })
  }

  @Test func partsCodedApartAreTheSame() throws {
    let clip = Clips.moving(frames: 20, colors: 5)
    var writer = APNGWriter(width: 37, height: 23, rate: FrameRate(50), loops: 3)
    for start in stride(from: 0, to: 20, by: 7) {
      var coder = APNGCoder { DecodedAPNG.stored($0) }
      if start > 0 { coder.follow(clip[start - 1]) }
      for frame in clip[start..<min(start + 7, 20)] { writer.add(coder.code(frame)) }
    }
    #expect(try writer.finish() == film(clip))
  }

  @Test func aFilmNeedsFrames() throws {
    #expect(throws: FilmError.self) { try film([]) }
  }
}
