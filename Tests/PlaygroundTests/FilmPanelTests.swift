import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The card with the choices for a film, and the bar while it is made.
@Suite(.languages) struct FilmPanelTests {
  private static func open() -> Script {
    var script = Script(Entry.clips[0])
    script.press(.character("e"), .control)
    return script
  }

  private static func orders(_ script: Script) -> [FilmOrder] {
    script.requests.compactMap { if case .film(let order) = $0 { order } else { nil } }
  }

  private static func panel(_ script: Script) throws -> FilmPanel {
    try #require(script.session.panels.lazy.compactMap { $0 as? FilmPanel }.first)
  }

  @Test func enterOrdersTheUsualFilmOnce() throws {
    var script = Self.open()
    #expect(try Self.panel(script).isOpen)
    script.press(.enter)
    #expect(try !Self.panel(script).isOpen)
    let name = Entry.clips[0].demo.name
    #expect(
      Self.orders(script) == [
        FilmOrder(
          demo: name, path: "\(name).gif", replaces: false, scale: 1, frameRate: 50, range: nil,
          repeats: true, goesBack: false, isTransparent: false)
      ])
  }

  /// A press on a format changes the end of the path, and each kind has what it can have.
  @Test func theFormatAndTheEndOfThePathAreOne() throws {
    for (index, format) in FilmFormat.allCases.enumerated() {
      var script = Self.open()
      try script.click(.film(.choice(.format, index)))
      let panel = try Self.panel(script)
      #expect(panel.choices.format == format && panel.path.text.hasSuffix(format.ending))
      #expect(FilmFormat(panel.path.text) == format)
      for row in FilmRow.allCases {
        let count = panel.titles(of: row, script.session.workspace).count
        for choice in 0..<count { try script.click(.film(.choice(row, choice))) }
      }
      try script.click(.film(.choice(.format, index)))
      try script.click(.film(.export))
      let order = try #require(Self.orders(script).first)
      #expect(format.rates.contains(order.frameRate))
      #expect(order.isTransparent == format.canBeTransparent && order.scale == 2)
      #expect(!order.repeats && !order.goesBack)
    }
  }

  /// The keys reach every choice that the pointer reaches.
  @Test func arrowsGoFromLineToLine() throws {
    var script = Self.open()
    for row in FilmRow.allCases {
      script.press(.down)
      #expect(try Self.panel(script).row == row)
      let before = try Self.panel(script).choices
      let count = try Self.panel(script).titles(of: row, script.session.workspace).count
      script.press(.right)
      #expect(try (Self.panel(script).choices != before) == (count > 1))
      for _ in 1..<max(count, 2) { script.press(.right) }
      #expect(
        try Self.panel(script).choices.index(of: row, of: count) == before.index(of: row, of: count)
      )
    }
    script.press(.down)
    #expect(try Self.panel(script).row == nil)
  }

  @Test func aFileThatThereIsTakesASecondEnter() throws {
    var script = Self.open()
    let path = try Self.panel(script).path.text
    script.step(.text(path))
    script.step(.folder(path, names: [path]))
    script.press(.enter)
    #expect(Self.orders(script).isEmpty)
    script.press(.enter)
    #expect(Self.orders(script).map(\.replaces) == [true])
  }

  @Test func anotherEndingIsRefused() throws {
    var script = Self.open()
    script.step(.text("x"))
    script.press(.enter)
    #expect(Self.orders(script).isEmpty)
    script.press(.escape)
    #expect(try !Self.panel(script).isOpen)
  }

  /// Esc stops the film, unless a card lies over everything; without a film it does what it always does.
  @Test func escapeStopsTheFilmThatIsMade() {
    let escape = [TimedEvent(time: 0, .keyPressed(.escape, [], isRepeat: false))]
    var show = RewindableSession(Script(Entry.clips[0]).session)
    func stops() -> Bool {
      let (rest, stops) = show.takeFilmStop(escape)
      #expect(rest == (stops ? [] : escape))
      return stops
    }
    #expect(!stops())
    show.show(FilmWork(path: "/a/b.gif", progress: 0.4, secondsLeft: 3))
    let shown = show.step([], dt: 0).sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    #expect(shown.contains("b.gif: 40%, 3 s left. Esc stops."))
    #expect(stops())
    let open = InputEvent.keyPressed(.character("e"), .control, isRepeat: false)
    _ = show.step([TimedEvent(time: 0, open)], dt: 0)
    #expect(!stops())
  }
}
