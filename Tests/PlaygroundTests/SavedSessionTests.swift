import Demos
import Editing
import Interface
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Where somebody was, as text and back.
@Suite(.languages) struct SavedSessionTests {
  @Test(arguments: [
    SavedSession(demo: "rainbow"), SavedSession(demo: "rainbow", times: ["rainbow": 2.5]),
    SavedSession(demo: "a", interface: 2.25),
    SavedSession(demo: "a", times: ["a": 1], interface: 1.5),
    SavedSession(demo: "a", times: ["a": 0.1, "b": -3, "c": 1e-300, "d": 1e300, "e": 1.0 / 3]),
  ])
  func textReadsBack(_ savedSession: SavedSession) {
    #expect(SavedSession(text: savedSession.text) == savedSession)
  }

  @Test func theDocumentedExampleHolds() {
    let text = "riff place 1\ndemo rainbow\ntime rainbow 2.5\n"
    #expect(SavedSession(demo: "rainbow", times: ["rainbow": 2.5]).text == text)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func linesMayEndAsAnywhere(_ end: String) {
    let text = ["riff place 1", "demo rainbow", "time rainbow 2.5", "demo b"].joined(separator: end)
    let read = SavedSession(demo: "rainbow", times: ["rainbow": 2.5])
    #expect(SavedSession(text: text) == read && SavedSession(text: text + end) == read)
  }

  @Test(arguments: [
    "", "\n", "riff place 2\ndemo rainbow\n", "riff place 1\n", "riff place 1\ndemo\n",
    "demo rainbow",
    "riff place 1\ndemo rain bow\n", "\u{0}\u{1}\u{2}", "riff place 1 demo rainbow",
  ])
  func damagedTextsAreRefused(_ text: String) {
    #expect(SavedSession(text: text) == nil)
  }

  @Test func linesThatItDoesNotKnowArePassedOver() {
    let text = """
      riff place 1

      colour blue
      demo rainbow
      time rainbow nan
      time rotation inf
      time easing-atlas 1e400
      time scroll-scales
      time paging-intro two
      time chainable-bounce 1.5
      """
    #expect(
      SavedSession(text: text) == SavedSession(demo: "rainbow", times: ["chainable-bounce": 1.5]))
  }

  /// Text of before there was a size of the interface, and text that says none.
  @Test(arguments: ["", "interface\n", "interface nan\n", "interface 0.5\n", "interface 9\n"])
  func withoutAGoodFactorTheInterfaceHasItsUsualSize(_ line: String) {
    #expect(
      SavedSession(text: "riff place 1\ndemo rainbow\n" + line) == SavedSession(demo: "rainbow"))
  }

  @Test(arguments: Entry.all)
  func aSessionComesBackToItsPlace(_ entry: Entry) throws {
    var script = Script(entry, at: Script(entry).middle)
    script.press(.right)
    let savedSession = script.session.savedSession
    #expect(savedSession.demo == entry.demo.name)
    var other = Script()
    other.restore(try #require(SavedSession(text: savedSession.text)))
    other.settle()
    other.step(dt: 10)
    #expect(other.session.savedSession == savedSession)
    #expect(other.time == script.time && other.chosen == script.chosen)
    // The test card also shows what was pressed.
    if !entry.demo.showsDisplay { #expect(other.frame.sprites == script.frame.sprites) }
  }

  @Test func whatIsNoLongerThereIsPassedOver() {
    var script = Script()
    let before = script.frame.sprites
    script.restore(SavedSession(demo: "gone", times: ["gone": 1, catalog[1].name: 1e9]))
    script.step()
    #expect(script.chosen == 0 && script.frame.sprites == before)
    #expect(
      script.session.savedSession.times == [catalog[1].name: catalog[1].timeline.range.upperBound])
  }

  @Test func theZoomOfTheNotesComesBack() throws {
    var script = Script(Entry.clips[0])
    #expect(!script.session.savedSession.text.contains("notes-zoom"))
    script.press(.function(5))
    for _ in 0..<3 { script.press(.character("+")) }
    script.press(.escape)
    let saved = script.session.savedSession
    #expect(saved.notesZoom > 1.4 && SavedSession(text: saved.text) == saved)
    var again = Script(Entry.clips[0])
    again.restore(saved)
    #expect(again.session.workspace.talk.notesZoom == saved.notesZoom)
    again.press(.function(5))
    for _ in 0..<3 { again.press(.character("-")) }
    #expect(again.session.savedSession.notesZoom == 1)
  }

  @Test(arguments: ["notes-zoom", "notes-zoom 9", "notes-zoom x"])
  func aDamagedZoomIsLeftOut(_ line: String) {
    let read = SavedSession(text: "riff place 1\ndemo rainbow\n" + line + "\n")
    #expect(read?.notesZoom == 1)
  }
}
