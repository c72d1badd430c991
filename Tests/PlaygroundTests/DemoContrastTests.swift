import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The words of demos: 4.5:1 in the projector's theme and in talks 7:1, and for large type (WCAG: 18 points, or
/// 14 points in bold) 3:1 and 4.5:1. The test card shows what cannot be read, too.
@Suite(.languages) struct DemoContrastTests {
  private static func faults(_ script: Script, _ least: Double, large: Double) -> [String] {
    let scale = script.layout.stageScale
    return script.frame.texts().filter { text in
      text.contrast < (text.size * scale >= 24 ? large : least)
    }
    .map(\.description)
  }

  private static let shown = Entry.all.filter { !$0.demo.keepsSmallType }

  @Test(arguments: shown, [ThemeName.dark, .colorBlind])
  func inTalks(_ entry: Entry, _ theme: ThemeName) {
    var script = Script(entry, at: entry.demo.posterTime)
    script.change { $0.perform(.theme(theme)) }
    script.press(.function(5), .shift)
    let range = script.range
    var faults: Set<String> = []
    // Between pages words come and go.
    let steps = script.playhead.isPaged ? Int(range.upperBound - range.lowerBound) : 6
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let time = range.lowerBound + part * (range.upperBound - range.lowerBound)
      script.change { $0.player.playhead.jump(to: time) }
      script.step()
      faults.formUnion(Self.faults(script, 7, large: 4.5))
    }
    #expect(faults.sorted() == [])
  }
}
