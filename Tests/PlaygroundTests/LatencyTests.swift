import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What a pointer does is in the very next frame.
@Suite(.languages) struct LatencyTests {
  /// A scripted run: every input that asks for a change, with the seconds that its frame covers.
  private static func inputs(_ script: Script) throws -> [InputEvent] {
    let (hold, bar) = (script.hold, try script.position(of: .transport(.scrubBar)))
    let drag = (1...40).map { InputEvent.pointerMoved(hold - Point(x: 5 + 3 * Double($0), y: 0)) }
    let scrub = (1...40).map { InputEvent.pointerMoved(bar + Point(x: 2 * Double($0), y: 0)) }
    let keys = (0..<20).map { _ in InputEvent.keyPressed(.right, [], isRepeat: false) }
    let wheel = (0..<20).map { _ in InputEvent.wheel(x: 0, y: -0.25, at: hold, []) }
    return [.pointerPressed(hold, clicks: 1), .pointerMoved(hold - Point(x: 5, y: 0))] + drag
      + [.pointerReleased(hold - Point(x: 125, y: 0)), .keyPressed(.home, [], isRepeat: false)]
      + keys + [.pointerPressed(bar, clicks: 1)] + scrub
      + [.pointerReleased(bar + Point(x: 80, y: 0)), .keyPressed(.home, [], isRepeat: false)]
      + wheel
  }

  @Test func everyInputIsInTheNextFrame() throws {
    var (asked, late) = (0, 0)
    for entry in Entry.kinds {
      var script = Script(entry)
      for event in try Self.inputs(script) {
        let before = script.time
        script.step([event], dt: 1.0 / 60)
        guard event.asksForAChange else { continue }
        asked += 1
        late += script.time == before ? 1 : 0
      }
    }
    print("FIGURE inputs that the next frame does not show: \(late) of \(asked)")
    #expect(late == 0 && asked >= 300)
  }
}

extension InputEvent {
  /// Whether time must be another after it; the first press only takes hold, and a release lets go.
  fileprivate var asksForAChange: Bool {
    switch self {
    case .pointerMoved, .wheel, .keyPressed(.right, _, _): true
    default: false
    }
  }
}
