import Editing
import Interface
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Times as somebody types them.
@Suite(.languages) struct TypedTimeTests {
  private static let seconds: [(text: String, time: Double?)] = [
    ("1.5", 1.5), (" 1.5 s", 1.5), ("1,5", 1.5), ("1/4", 0.25), ("50%", 2), ("250ms", 0.25),
    ("30f", 0.5), ("+0.5", 0.5), ("+=0.5", 1.5), ("-=0.25", 0.75), ("-0.25", 0), ("9", 4),
    ("-9", 0),
    ("*=2", 2), ("/=4", 0.25), ("+=15f", 1.25), ("1s+500ms", 1.5), ("1s + 25%", 2),
    ("2*(1+1/4)", 2.5), ("2 sec", 2), ("0", 0),
    ("", nil), ("abc", nil), ("1/0", nil), ("1/2/3", 1.0 / 6), ("nan", nil), ("inf", nil),
    ("0x1", nil),
    ("1e400", nil), ("%", nil), ("2p", nil), ("--1", nil), ("s", nil), ("1 2", 4),
  ]

  @Test(arguments: seconds)
  func inSeconds(_ row: (text: String, time: Double?)) {
    #expect((try? Timeline.seconds(4).typed(row.text, now: 1)) == row.time)
  }

  private static let others: [(timeline: Timeline, text: String, time: Double?)] = [
    (.pages(4), "2p", 2), (.pages(4), "1 page", 1), (.pages(4), "1/3", 1.0 / 3),
    (.pages(4), "50%", 1.5), (.pages(4), "2 s", nil), (.points(1000), "640 pt", 640),
    (.points(1000), "25%", 250), (.points(1000), "+=10px", 11), (.points(1000), "5000", 1000),
  ]

  @Test(arguments: others)
  func inPagesAndPoints(_ row: (timeline: Timeline, text: String, time: Double?)) {
    #expect((try? row.timeline.typed(row.text, now: 1)) == row.time)
  }
}
