import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// The list of demos, the search over it, and the way through everything by Tab.
@Suite(.languages) struct GalleryTests {
  private static let search = Key.character("/")

  @Test(arguments: Entry.all)
  func typingADemosNameFindsIt(_ entry: Entry) {
    var script = Script(Entry.all.first { $0.index != entry.index })
    script.press(Self.search)
    for letter in entry.demo.name.uppercased() { script.step(.text(String(letter))) }
    // Demos whose titles contain the name follow.
    let name = entry.demo.name.split(separator: "-").joined(separator: " ")
    #expect(script.session.matches.first == entry.index)
    #expect(
      script.session.matches.dropFirst().allSatisfy {
        catalog[$0].title.lowercased().contains(name)
      })
    script.press(.enter)
    #expect(script.chosen == entry.index)
    #expect(script.session.search.isEmpty)
    #expect(script.session.matches == Array(catalog.indices))
  }

  /// Pictures of a gallery that is closed take no memory, and are then as they were.
  @Test func aClosedGalleryKeepsNoPictures() {
    var script = Script()
    func kept() -> Int {
      script.session.workspace.gallery.players.count { $0.scenes.poster != nil }
    }
    func show(_ isShown: Bool) -> [Sprite] {
      script.change {
        $0.workspace.window.arrangement.showsGallery = isShown
        $0.workspace.relayout()
      }
      script.step()
      return script.frame.sprites
    }
    let (closed, open) = (show(false), show(true))
    #expect(kept() > 1 && closed != open)
    #expect(show(false) == closed && kept() == 0)
    #expect(show(true) == open && kept() > 1)
  }

  /// The same of cards that are far from those in sight.
  @Test func cardsFarAwayKeepNoPictures() throws {
    var script = Script()
    script.change {
      $0.workspace.window.arrangement.showsGallery = true
      $0.workspace.relayout()
    }
    func kept() -> Set<Int> {
      let players = script.session.workspace.gallery.players
      return Set(players.indices.filter { players[$0].scenes.poster != nil })
    }
    let position = try #require(script.layout.gallery).centre * script.layout.interfaceScale
    func scroll(_ ticks: Double) -> [Sprite] {
      for _ in 0..<150 { script.step(.wheel(x: 0, y: ticks, at: position, []), dt: 0.05) }
      script.step(.pointerLeft)
      for _ in 0..<40 { script.step(dt: 0.05) }
      return script.frame.sprites
    }
    let (bottom, last) = (scroll(-1), kept())
    let (top, first) = (scroll(1), kept())
    #expect(top != bottom && first.contains(0) && last.contains(catalog.count - 1))
    #expect(last.isDisjoint(with: first), "\(first), \(last)")
    #expect(scroll(-1) == bottom && kept() == last)
  }

  @Test func everyWordHasToMatch() {
    var script = Script()
    script.press(Self.search)
    script.step(.text("a"))
    var found = script.session.matches
    for letter in " e i" {
      script.step(.text(String(letter)))
      #expect(Set(script.session.matches).isSubset(of: found))
      found = script.session.matches
    }
    script.step(.text(" zzzz"))
    #expect(script.session.matches.isEmpty)
    #expect(
      !script.widgets.contains { if case .gallery(.card) = $0.identity { true } else { false } })
    script.press(.enter)
    #expect(script.chosen == 0)
  }

  @Test func backspaceAndEscapeTakeItBack() {
    var script = Script()
    script.press(Self.search)
    script.step(.text("rot"))
    script.press(.backspace)
    #expect(script.session.search == "ro")
    script.press(.escape)
    #expect(script.session.search.isEmpty)
    #expect(script.session.ui.focus == .gallery(.search))
    script.press(.escape)
    #expect(script.session.ui.focus == nil)
    #expect(script.requests.suffix(2) == [.textInput(true), .textInput(false)])
  }

  /// A key that types comes twice: as a key and as text.
  @Test(arguments: Array("abcdefghijklmnopqrstuvwxyz0123456789 /?"))
  func lettersInTheSearchAreNoShortcuts(_ letter: Character) {
    var script = Script()
    script.press(Self.search)
    let before = script
    let key = letter == " " ? Key.space : .character(letter)
    for modifiers in [Modifiers(), .shift] {
      script.step(.keyPressed(key, modifiers, isRepeat: false), .text(String(letter)))
    }
    #expect(script.session.search == String([letter, letter]))
    #expect(script.chosen == before.chosen && script.time == before.time)
    #expect(!script.playhead.isPlaying && script.layout == before.layout)
    #expect(!script.session.showsHelp && script.frame.requests.isEmpty)
  }

  @Test func withoutTheSearchTextIsNotTyped() {
    var script = Script()
    script.step(.text("rotation"))
    #expect(script.session.search.isEmpty)
  }

  @Test(arguments: [Size(width: 640, height: 360), Size(width: 1280, height: 720)])
  func theSearchComesOutOfHiding(_ size: Size) {
    var script = Script(size: size)
    script.press(.character("h"))
    script.press(Self.search)
    #expect(script.session.ui.focus == .gallery(.search))
    #expect(script.widgets.contains { $0.identity == .gallery(.search) })
  }

  // MARK: Pointing

  @Test func picturesMoveWhilePointedAt() throws {
    var script = Script()
    let card = try #require(
      script.session.matches.first { demo in
        demo != script.chosen
          && script.widgets.contains { $0.identity == .gallery(.card(demo)) && !$0.rect.isEmpty }
      })
    script.step(.pointerMoved(try script.position(of: .gallery(.card(card)))))
    #expect(script.frame.isMoving)
    let first = script.frame.sprites
    script.step(dt: 0.4)
    #expect(script.frame.sprites != first && script.frame.isMoving)
    // Alone it has fewer frames than the stage.
    #expect(script.frame.rate == 12)
    script.press(.space)
    #expect(script.frame.rate == 60)
    script.press(.space)
    script.step(.pointerLeft)
    #expect(!script.frame.isMoving)
    let left = script.frame.sprites
    script.step(dt: 0.4)
    #expect(script.frame.sprites == left)
    #expect(left == Script().frame.sprites)
  }

  /// Two events may come in one frame: one that deletes a scene, and one on its card.
  @Test func aCardOfADeletedSceneHasTheGallerysMenu() throws {
    var script = Script.timeline()
    script.press(.character("n"), .control)
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
    if script.layout.gallery == nil { script.change { $0.perform(.toggleGallery) } }
    script.step()
    let card = try script.position(of: .gallery(.card(1)))
    script.change { $0.perform(.deleteScene("my-scene-1")) }
    #expect(script.session.players.count == 1)
    script.openMenu(at: card)
    #expect(script.menuTitles.first == "Search demos")
  }

  @Test func cardsChooseDemosAndDragsScrollTheList() throws {
    var script = Script()
    try script.click(.gallery(.card(1)))
    #expect(script.chosen == 1)
    let position = try script.position(of: .gallery(.card(0)))
    script.step(
      .pointerPressed(position, clicks: 1), .pointerMoved(position - Point(x: 0, y: 10)),
      .pointerMoved(position - Point(x: 0, y: 60)))
    script.step(dt: 0.2)
    #expect(script.session.galleryList.position > 0)
    script.step(.pointerReleased(position - Point(x: 0, y: 60)))
    #expect(script.chosen == 1)
  }

  // MARK: The keyboard

  /// One turn through all that Tab comes by, from nothing focused until it comes round.
  private static func turn(_ script: inout Script, _ modifiers: Modifiers, dt: Double)
    -> [Widget.Identity]
  {
    var visited: [Widget.Identity] = []
    for _ in 0..<80 {
      script.press(.tab, modifiers)
      guard let focus = script.session.ui.focus, focus != visited.first else { break }
      visited.append(focus)
      script.step(dt: dt)
    }
    return visited
  }

  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1280, height: 720),
  ]

  /// However fast the key is pressed.
  @Test(arguments: sizes, [1.0, 0])
  func tabComesByEveryControlAndRound(_ size: Size, _ dt: Double) {
    for entry in Share.of(Entry.all, few: 5) {
      var script = Script(entry, size: size)
      let onScreen = Set(script.widgets.filter(\.takesFocus).map(\.identity))
      let wanted = onScreen
      let forwards = Self.turn(&script, [], dt: dt)
      #expect(forwards.count == wanted.count && Set(forwards) == wanted, "\(entry.demo.name)")
      let again = Self.turn(&script, [], dt: dt)
      #expect(Set(again).union(forwards.prefix(1)) == wanted, "the second time round")
    }
  }

  @Test(arguments: sizes)
  func shiftTabGoesBack(_ size: Size) throws {
    var script = Script(size: size)
    script.press(.tab)
    let first = script.session.ui.focus
    script.press(.tab)
    script.press(.tab, .shift)
    #expect(script.session.ui.focus == first)
  }

  @Test(arguments: [1.0, 0])
  func downGoesThroughTheCards(_ dt: Double) {
    var script = Script()
    script.press(Self.search)
    var visited: [Widget.Identity] = []
    for _ in catalog {
      script.press(.down)
      script.step(dt: dt)
      if let focus = script.session.ui.focus { visited.append(focus) }
    }
    #expect(visited == catalog.indices.map { .gallery(.card($0)) })
  }

  @Test func enterPressesWhatHasTheFocus() throws {
    let count = Script().widgets.count { $0.takesFocus }
    for stop in 1...count {
      var script = Script()
      for _ in 0..<stop { script.press(.tab) }
      let widget = try #require(script.session.ui.focused)
      guard case .button(let action) = widget.role else { continue }
      script.press(.enter)
      script.expect(action)
    }
  }

  /// A ring is to be seen as soon as the focus comes by key, and no longer once a pointer presses.
  @Test func theFocusShowsForKeysOnly() {
    var script = Script()
    let plain = script.frame.sprites
    script.press(.tab)
    #expect(script.frame.sprites != plain)
    script.press(.escape)
    #expect(script.frame.sprites == plain)
  }
}
