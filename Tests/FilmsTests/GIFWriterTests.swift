import Drawing
import Testing

@testable import Films

@Suite struct GIFWriterTests {
  private func film(
    _ frames: [Raster], rate: FrameRate = FrameRate(50), loops: Int = 0, isTransparent: Bool = false
  ) throws -> DecodedGIF {
    var count = ColorCount()
    for (index, frame) in frames.enumerated() {
      count.add(frame, after: index > 0 ? frames[index - 1] : nil)
    }
    let palette = Palette(count)
    var coder = GIFCoder(palette, isTransparent: isTransparent)
    var writer = try GIFWriter(
      width: 37, height: 23, rate: rate, palette: palette, loops: loops,
      isTransparent: isTransparent)
    for frame in frames { writer.add(coder.code(frame)) }
    return DecodedGIF(try writer.finish())
  }

  private func shown(_ film: DecodedGIF, every hundredths: Int) -> [[UInt32]] {
    zip(film.frames, film.delays).flatMap { Array(repeating: $0, count: $1 / hundredths) }
  }

  /// From 2 colours, the smallest code, to 254 inks and the ground, the most.
  @Test(arguments: [(1, 1), (12, 1), (12, 2), (12, 7), (12, 100), (40, 254)])
  func fewColorsComeBackExactly(_ frames: Int, _ colors: Int) throws {
    let clip = Clips.moving(frames: frames, colors: colors)
    #expect(shown(try film(clip), every: 2) == clip.map(\.pixels))
  }

  @Test func manyColorsComeBackNearby() throws {
    let clip = Clips.moving(frames: 10, colors: 3000)
    let film = shown(try film(clip), every: 2)
    var (squares, count) = (0.0, 0.0)
    for (raster, frame) in zip(clip, film) {
      for (one, other) in zip(raster.pixels, frame) {
        for shift in [0, 8, 16] as [UInt32] {
          let error = Double(one >> shift & 0xFF) - Double(other >> shift & 0xFF)
          squares += error * error
          count += 1
        }
      }
    }
    // 255 colours spread evenly over the cube leave an error of 256 / 255^(1/3) / √12 ≈ 12 a channel, and
    // here two thirds of the pixels are exact.
    #expect((squares / count).squareRoot() < 12)
  }

  @Test func clearPixelsStayClear() throws {
    let clip = Clips.moving(frames: 20, colors: 3, isTransparent: true)
    #expect(shown(try film(clip, isTransparent: true), every: 2) == clip.map(\.pixels))
  }

  /// Codes of 12 bits run out: the table begins anew.
  @Test func longFramesComeBackExactly() throws {
    var frame = Raster(width: 37, height: 23)
    for index in frame.pixels.indices {
      let value = UInt32(index * index % 251)
      frame.pixels[index] = 0xFF00_0000 | value << 16 | value
    }
    var long = Raster(width: 370, height: 230)
    for index in long.pixels.indices { long.pixels[index] = frame.pixels[index * 7 % 851] }
    var count = ColorCount()
    count.add(long)
    let palette = Palette(count)
    var coder = GIFCoder(palette)
    var writer = try GIFWriter(width: 370, height: 230, rate: FrameRate(25), palette: palette)
    writer.add(coder.code(long))
    #expect(DecodedGIF(try writer.finish()).frames == [long.pixels])
  }

  /// Delays are hundredths of a second, rounded so that they never drift.
  @Test(arguments: [FrameRate(50), FrameRate(100, 3), FrameRate(30), FrameRate(25), FrameRate(24)])
  func delaysFollowTheFrameRate(_ rate: FrameRate) throws {
    let clip = (0..<48).map { frame in
      var raster = Raster(width: 37, height: 23)
      for index in raster.pixels.indices { raster.pixels[index] = 0xFF00_0000 }
      raster[frame % 37, frame % 23] = 0xFFFF_FFFF
      return raster
    }
    let delays = try film(clip, rate: rate).delays
    #expect(delays.count == 48)
    var sum = 0
    for (index, delay) in delays.enumerated() {
      sum += delay
      #expect(abs(Double(sum) - rate.time(of: index + 1) * 100) <= 0.5)
    }
  }

  /// Longer than a delay of 16 bits.
  @Test func aPictureMayStayForLong() throws {
    let clip = Clips.moving(frames: 2, colors: 2)
    let film = try film(clip + Array(repeating: clip[1], count: 69_999))
    #expect(film.delays == [2, 65_535, 65_535, 8930])
    #expect(film.frames == [clip[0], clip[1], clip[1], clip[1]].map(\.pixels))
  }

  @Test(arguments: [(0, 0), (1, nil), (2, 1), (5, 4)] as [(Int, Int?)])
  func loopsAreRepetitionsAfterTheFirst(_ loops: Int, _ repetitions: Int?) throws {
    let clip = Clips.moving(frames: 2, colors: 2)
    #expect(try film(clip, loops: loops).repetitions == repetitions)
  }

  @Test func whatCannotBeAGIFIsRefused() throws {
    let clip = Clips.moving(frames: 2, colors: 2)
    #expect(throws: FilmError.self) { try film(clip, rate: FrameRate(60)) }
    #expect(throws: FilmError.self) {
      try GIFWriter(width: 65_536, height: 1, rate: FrameRate(25), palette: Palette(ColorCount()))
    }
  }
}
