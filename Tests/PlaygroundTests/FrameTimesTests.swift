import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The panel of frame times.
@Suite(.languages) struct FrameTimesTests {
  /// In milliseconds.
  private static func report(
    _ interval: Double, work: Double = 3, presenting: Double = 1, withoutCore: Double? = 0
  ) -> FrameReport {
    FrameReport(
      latency: nil, interval: interval / 1000,
      cost: FrameCost(
        work: work / 1000, presenting: presenting / 1000, withoutCore: withoutCore.map { $0 / 1000 }
      ))
  }

  @Test(arguments: [
    (report(16.7), nil), (report(24.9), nil),
    (report(50, work: 41), "Riff worked for 41.0 ms"),
    (report(50, presenting: 33), "Display took 33.0 ms"), (report(50), "Woken 33.3 ms late"),
    (report(50, work: 41, withoutCore: 30), "No core for 30.0 ms"),
    // In time it would not have been with a core either.
    (report(50, work: 41, withoutCore: 10), "Riff worked for 41.0 ms"),
    (report(50, work: 41, withoutCore: nil), "Riff worked for 41.0 ms"),
    (FrameReport(latency: nil, interval: 0.05), "Not recorded"),
  ])
  func aMissedFrameHasACause(_ report: FrameReport, _ cause: String?) throws {
    let frame = try #require(MeasuredFrame(report))
    #expect(frame.cause == cause && frame.isLate == (cause != nil))
    #expect(frame.missed == (cause == nil ? 0 : 2))
  }

  @Test func aFrameBeforeWhichNothingMovedIsNotCounted() {
    #expect(MeasuredFrame(FrameReport(latency: 0.01, interval: nil)) == nil)
  }

  @Test func numbersAreOfTheLastFrames() throws {
    var frames = MeasuredFrames()
    #expect(frames.interval(at: 1) == nil)
    for _ in 0..<300 { frames.add(try #require(MeasuredFrame(Self.report(20)))) }
    for _ in 0..<30 { frames.add(try #require(MeasuredFrame(Self.report(60)))) }
    #expect(frames.last.count == MeasuredFrames.most && frames.late.count < 30)
    #expect(frames.missed == 90)
    #expect(frames.interval(at: 0.5) == 20 && frames.interval(at: 1) == 60)
    #expect(abs(frames.framesPerSecond - 40) < 1e-9)
  }

  /// In a demo that shows nothing of the display.
  @Test func framesAreMeasuredWhileThePanelIsOpen() throws {
    var script = Script(Entry.all.first { $0.demo.name == "rainbow" })
    func measuring() -> [Bool] {
      script.requests.compactMap { if case .measuring(let isOn) = $0 { isOn } else { nil } }
    }
    script.change { $0.perform(.toggle(.frameTimes)) }
    script.step()
    #expect(measuring() == [true])
    script.step(.frameShown(Self.report(50, work: 41)))
    let texts = script.frame.sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    for words in ["50.0 ms", "Riff worked for 41.0 ms", "20.0"] {
      #expect(texts.contains(words), "\(words) in \(texts)")
    }
    let savedSession = try #require(SavedSession(text: script.session.savedSession.text))
    #expect(savedSession.panels.sides == ["frame-times"])
    script.change { $0.perform(.toggle(.frameTimes)) }
    script.step()
    #expect(measuring() == [true, false])
  }

  @Test(arguments: ["frame times", "fps", "performance", "missed frames"])
  func thePaletteFindsIt(_ query: String) {
    let found = PaletteMatch(query).best(of: PaletteLine.commands).prefix(3).map(\.effect)
    #expect(found.contains(.action(.toggle(.frameTimes))))
  }
}
