import Formats
import Keyframes
import Stage
import Testing
import Words

/// How a track continues beyond its keyframes is exported, or named as a loss.
@Suite struct ExtrapolationExportTests {
  private static let ends: [(before: Extrapolation, after: Extrapolation)] =
    Extrapolation.allCases.flatMap { kind in [(kind, .hold), (.hold, kind)] }

  private static func track(_ index: Int) -> Track<Double> {
    Track([
      Keyframe(time: 1, value: 10, easing: .easeInOut), Keyframe(time: 1.5, value: 70),
      Keyframe(time: 2, value: 40.0),
    ]).extrapolated(before: ends[index].before, after: ends[index].after)
  }

  @Test(arguments: ends.indices, [ExportFormat.json, .swift])
  func theseFormatsReadItBack(_ index: Int, _ format: ExportFormat) throws {
    let track = Self.track(index)
    let exported = format.export(track, of: .x)
    #expect(exported.losses.isEmpty)
    guard case .track(let read) = try Pasted(exported.text) else {
      Issue.record("\(exported.text) is no track.")
      return
    }
    guard case .number(_, let numbers) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(numbers == track)
  }

  /// A track alone has no length to fill.
  @Test(arguments: ends.indices, [ExportFormat.css, .uiKit, .swiftUI, .lottie])
  func othersHaveItOrNameTheLoss(_ index: Int, _ format: ExportFormat) {
    let ends = Self.ends[index]
    let exported = format.export(Self.track(index), of: .x)
    let says = exported.losses.contains { "\($0)".contains("; in Riff it ") }
    let has =
      switch (format, ends.after) {
      case (.css, .repeat), (.css, .pingPong): exported.text.contains("infinite")
      case (.uiKit, .repeat), (.uiKit, .pingPong), (.uiKit, .cumulative):
        exported.text.contains(".infinity")
      case (_, _): false
      }
    let isHeld = ends.before == .hold && ends.after == .hold
    #expect(says == (!isHeld && !has), "\(exported)")
  }

  /// Scenes have a length: all that is seen of it is there.
  @Test(arguments: ends.indices, [ExportFormat.lottie, .svg])
  func scenesShowItFromTheirStartToTheirEnd(_ index: Int, _ format: ExportFormat) throws {
    let track = Self.track(index)
    let scene = Scene(ground: .black) {
      Node(.rectangle(40, 40), fill: .white).at(x: track, y: 200).named("box")
    }
    let read = try Self.read(format.export(scene, .seconds(4)).text, format)
    let (start, began) = (read.place(at: 1), scene.place(at: 1))
    for time in stride(from: 0.05, to: 4, by: 0.1) {
      // What a format takes as the origin of a shape doesn't matter.
      let (now, then) = (read.place(at: time) - start, scene.place(at: time) - began)
      #expect(now.distance(to: then) < 1, "at \(time)")
    }
  }

  private static func read(_ text: String, _ format: ExportFormat) throws -> Scene {
    let bytes = Array(text.utf8)
    let none = { (source: String) throws(FileError) -> Picture in
      throw FileError(sentence: "There is no picture \(source).")
    }
    return format == .svg
      ? try SVGReader.read(bytes, name: "a", pictures: none).scene
      : try LottieReader.read(bytes, name: "a", pictures: none).scene
  }
}

extension Scene {
  /// Where the last sprite is, which is the box.
  fileprivate func place(at time: Double) -> Point {
    frame(at: time).last?.transform.apply(to: .zero) ?? .zero
  }
}
