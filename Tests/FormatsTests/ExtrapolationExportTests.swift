import Formats
import Keyframes
import Stage
import Testing

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
    let says = exported.losses.contains { "\($0)".contains("goes on by") }
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
    guard case .scene(let read, _) = try Pasted(format.export(scene, .seconds(4)).text) else {
      Issue.record("No scene is read.")
      return
    }
    for time in stride(from: 0.05, to: 4, by: 0.1) {
      let (now, then) = (read.centre(at: time), scene.centre(at: time))
      #expect(abs(now.x - then.x) < 0.5 && abs(now.y - then.y) < 0.5, "at \(time)")
    }
  }
}

extension Scene {
  /// The centre of the last sprite, which is the box.
  fileprivate func centre(at time: Double) -> Point {
    frame(at: time).last?.transform.apply(to: .zero) ?? .zero
  }
}
