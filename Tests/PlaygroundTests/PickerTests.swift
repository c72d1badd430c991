import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The colour picker, and gradients edited by their stops.
@Suite(.languages) struct PickerTests {
  private static let coral = Color(0xFF7F50)

  /// A demo with a gradient.
  private struct GradientDemo: Demo {
    static let name = "gradients"
    static let title = "Gradients"
    static let caption = "A gradient to edit."
    let timeline = Timeline.seconds(2)
    var scene: Scene {
      Scene(ground: .black) {
        Node(.rectangle(200, 200), gradient: .horizontal(.white, .black)).at(x: 480, y: 270)
          .named("sky")
        Node(.circle(radius: 20), fill: [0: PickerTests.coral, 2: .black]).at(x: 100, y: 270)
          .named("sun")
      }
    }
  }

  private static let sky = TrackPath(node: "sky", property: "gradient")

  /// The first colour of the sun, with the picker open.
  private func picking(size: Size = Size(width: 1280, height: 900)) throws -> Script {
    var script = Script.timeline(GradientDemo(), size: size)
    try script.select(KeyframePath(Script.sunFill, 0))
    try script.click(.button("colors"))
    return script
  }

  private func color(_ script: Script) throws -> Color {
    guard case .color(let color)? = try script.track(Script.sunFill).value(ofKey: 0) else {
      throw Missing()
    }
    return color
  }

  private struct Missing: Error {}

  /// In the properties, the picker opens beside the swatch that was pressed.
  @Test(arguments: [
    Size(width: 800, height: 600), Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
  ])
  func itOpensBesideItsSwatch(_ size: Size) throws {
    var script = Script.editor(GradientDemo())
    script.step(.resized(size, pixelsPerPoint: 1))
    script.press(.character("o"), .shift)
    script.select(nodes: ["sun"])
    script.step()
    try script.click(.properties(.set))
    script.step()
    let panel = try #require(script.layout.room(of: .properties))
    try script.click(.properties(.swatch("fill")))
    script.step()
    let swatch = try script.rect(.properties(.swatch("fill")))
    let card = try #require(script.session.panel(PickerPanel.self).layout(script.session.workspace))
      .card
    #expect(card.maxX <= panel.minX && panel.minX - card.maxX < 16)
    #expect(card.minY - 16 <= swatch.maxY && card.maxY + 16 >= swatch.minY, "\(card) \(swatch)")
  }

  @Test func theSquareIsSaturationAndBrightness() throws {
    var script = try picking()
    let rect = try script.rect(.picker(.square))
    let before = HSB(try color(script))
    script.drag(
      from: script.window(rect.centre),
      to: script.window(Point(x: rect.maxX, y: rect.minY + rect.height / 2)))
    let mixed = HSB(try color(script))
    #expect(mixed.saturation.isNear(1, within: 1e-6) && mixed.brightness.isNear(0.5, within: 1e-6))
    #expect(mixed.hue.isNear(before.hue, within: 1e-6) && script.undoCount == 1)
    // Black, and back: the hue is kept.
    script.drag(
      from: script.window(rect.centre), to: script.window(Point(x: rect.minX, y: rect.maxY + 50)))
    #expect(try color(script) == .black)
    script.drag(
      from: script.window(rect.centre), to: script.window(rect.centre + Point(x: 10, y: 0)))
    #expect(HSB(try color(script)).hue.isNear(before.hue, within: 1e-6))
  }

  @Test func aDragIsSeenAtOnceAndTakenBackByEsc() throws {
    var script = try picking()
    let rect = try script.rect(.picker(.square))
    script.drag(
      from: script.window(rect.centre), to: script.window(Point(x: rect.maxX, y: rect.minY)),
      lets: false)
    #expect(try color(script) != Self.coral)
    #expect(
      script.picture.contains { sprite in
        if case .color(let fill)? = sprite.fill {
          fill != Self.coral && sprite.name == "sun"
        } else {
          false
        }
      })
    script.press(.escape)
    #expect(try color(script) == Self.coral && script.undoCount == 0)
    #expect(script.session.workspace.editing.picksColors)
    script.press(.escape)
    #expect(!script.session.workspace.editing.picksColors)
  }

  /// A drag on empty ground deselects the node, whose colour is no longer picked; another node's colour is only once
  /// somebody asks for it.
  @Test func itClosesWithItsNodeDeselected() throws {
    var script = try picking()
    script.press(.character("q"))
    script.select(nodes: ["sun"])
    #expect(script.session.workspace.editing.picksColors)
    let ground = script.window(stage: Point(x: 860, y: 60))
    script.drag(from: ground, to: ground + Point(x: 30, y: 20))
    #expect(script.selectedNodes.isEmpty && script.selection.track == nil)
    #expect(!script.session.workspace.editing.picksColors)
    script.select(nodes: ["sun"])
    #expect(!script.session.workspace.editing.picksColors)
  }

  @Test func hueAndAlphaAreStrips() throws {
    var script = try picking()
    let hue = try script.rect(.picker(.hue))
    script.drag(
      from: script.window(hue.centre), to: script.window(Point(x: hue.maxX - 8 - 24, y: hue.minY)))
    #expect(abs(HSB(try color(script)).hue - 300) < 40 && script.undoCount == 1)
    script.change { $0.ui.setFocus(.picker(.alpha)) }
    script.press(.left)
    #expect(try color(script).alpha.isNear(0.99) && script.undoCount == 2)
  }

  @Test func keysMoveInTheSquare() throws {
    var script = try picking()
    script.change { $0.ui.setFocus(.picker(.square)) }
    let before = HSB(Self.coral)
    script.press(.down, .shift)
    script.press(.left)
    let mixed = HSB(try color(script))
    #expect(mixed.brightness.isNear(before.brightness - 0.1))
    #expect(mixed.saturation.isNear(before.saturation - 0.01) && script.undoCount == 2)
    // Tab goes through.
    let stops = script.widgets.filter(\.takesFocus).map(\.identity)
    for part: Part in [.picker(.square), .picker(.hue), .picker(.alpha), .picker(.field(.color))] {
      #expect(stops.contains(part))
    }
  }

  @Test func theFieldReadsAnyNotation() throws {
    var script = try picking()
    try script.type("hsl(120 100% 50%)", into: .picker(.field(.color)))
    #expect(try color(script).hexText == "#00FF00")
    try script.type("no colour", into: .picker(.field(.color)))
    #expect(try color(script).hexText == "#00FF00" && script.session.notice != nil)
    try script.type("color(display-p3 0 1 0)", into: .picker(.field(.color)))
    #expect(try color(script) == Color(red: 0, green: 1, blue: 0))
    #expect(script.session.notice?.words.contains("outside sRGB") == true)
  }

  @Test(arguments: [Size(width: 800, height: 600), Size(width: 1280, height: 900)])
  func aColorWithAlphaIsNotCut(_ size: Size) throws {
    var script = try picking(size: size)
    try script.type("#65697480", into: .picker(.field(.color)))
    script.settle()
    let field = try script.rect(.picker(.field(.color)))
    let words = script.frame.sprites.withoutLayers.compactMap { sprite -> String? in
      guard case .text(let text) = sprite.shape,
        field.contains(sprite.transform.apply(to: .zero))
      else { return nil }
      return text.string
    }
    #expect(words == ["#65697480"])
  }

  /// Checks are seen through the swatches of a colour that is not opaque, and only there.
  @Test(arguments: ["#65697480", "#656974"], [false, true])
  func clearColorsLieOnChecks(_ color: String, _ inProperties: Bool) throws {
    var (script, part) = (try picking(), Part.button("colors"))
    if inProperties {
      (script, part) = (.editor(GradientDemo()), .properties(.swatch("fill")))
      script.press(.character("o"), .shift)
      script.select(nodes: ["sun"])
      script.step()
      try script.click(.properties(.set))
      script.step()
      try script.click(part)
      script.step()
    }
    try script.type(color, into: .picker(.field(.color)))
    script.settle()
    let rect = try script.rect(part)
    let isChecked = script.frame.sprites.withoutLayers.contains { sprite in
      sprite.stroke?.paint == .color(Theme.darkCheck)
        && sprite.clips.contains { rect.contains($0.rect.centre) }
    }
    #expect(isChecked == (color.count > 7))
  }

  @Test func theOldColorAndRecentOnesComeBack() throws {
    var script = try picking()
    try script.type("blue", into: .picker(.field(.color)))
    try script.type("gold", into: .picker(.field(.color)))
    try script.click(.button("old-color"))
    #expect(try color(script) == Self.coral)
    try script.click(.button("recent-color-1"))
    #expect(try color(script) == Color(0x0000FF))
    #expect(
      script.session.panel(PickerPanel.self).recent.prefix(2) == [Color(0x0000FF), Color(0xFFD700)])
  }

  @Test func colorsThatTimeBringsAreNotRecent() throws {
    var script = Script.timeline(GradientDemo(), size: Size(width: 1280, height: 900))
    script.change { $0.workspace.selection.track = Script.sunFill }
    script.step()
    try script.click(.button("colors"))
    for time in [0.5, 1, 1.5] {
      script.change { $0.workspace.player.playhead.jump(to: time) }
      script.step()
    }
    #expect(script.session.panel(PickerPanel.self).recent.isEmpty)
  }

  @Test func keysLeadToThePicker() throws {
    var script = try picking()
    #expect(script.session.ui.focus == .picker(.square))
    script.press(.function(6))
    #expect(script.session.ui.focus != .picker(.square))
    script.press(.function(6), .shift)
    #expect(script.session.ui.focus == .picker(.square))
  }

  @Test func theEyedropperPicksWhatIsDrawn() throws {
    var script = try picking()
    let points: [(x: Double, y: Double, color: Color)] = [
      (480, 270, Color(red: 0.5, green: 0.5, blue: 0.5)),
      (405, 270, Color(red: 0.875, green: 0.875, blue: 0.875)),
      (700, 100, .black), (100, 270, Self.coral),
    ]
    for point in points {
      try script.type("#123456", into: .picker(.field(.color)))
      if point.color == Self.coral { script.press(.character("z"), .control) }
      try script.click(.button("dropper"))
      let position = script.window(stage: Point(x: point.x, y: point.y))
      script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
      let picked = try color(script)
      #expect(abs(picked.red - point.color.red) < 0.01 || point.color == Self.coral, "\(point)")
      #expect(picked.alpha == 1 && !script.playhead.isPlaying)
    }
    try script.click(.button("dropper"))
    script.press(.escape)
    #expect(!script.session.panel(PickerPanel.self).isDropping)
    #expect(script.session.workspace.editing.picksColors)
  }

  private static let windows = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 1920, height: 1080),
  ]

  @Test(arguments: windows)
  func itFitsAndCoversNothingThatIsEdited(_ size: Size) throws {
    var script = Script.timeline(GradientDemo(), size: size)
    for track in [Script.sunFill, Self.sky] {
      script.change {
        $0.selection = Selection(track: track)
        $0.workspace.editing.picksColors = true
      }
      script.step()
      script.step()
      let card = try script.rect(.backdrop("picker"))
      let timeline = try #require(script.layout.timeline)
      #expect(script.layout.window.intersection(card) == card, "\(track)")
      #expect(card.maxY <= timeline.minY, "\(track)")
      for widget in script.widgets {
        guard case .picker(let part) = widget.identity, part != .dropper else { continue }
        if case .stop = part { continue }
        let (inside, rect) = (card.inset(by: -1e-6), widget.rect)
        #expect(rect.minX >= inside.minX && rect.maxX <= inside.maxX, "\(part)")
        #expect(rect.minY >= inside.minY && rect.maxY <= inside.maxY, "\(part)")
      }
    }
  }

  /// At 250 % too: the node and the properties stay in sight, at either side of the stage.
  @Test(
    arguments: [Size(width: 1280, height: 720), Size(width: 1920, height: 1080)],
    ["west", "east"])
  func itLiesBesideWhatItEdits(_ size: Size, _ name: String) throws {
    for property in ["fill", "gradient"] {
      var script = Script()
      script.change { session in
        session = Session(demos: [SidesDemo()], size: size, measure: Script.measure)
        session.workspace.window.arrangement.interfaceFactor = 2.5
      }
      let node = property == "fill" ? name : name + "-wall"
      script.select(nodes: [node])
      script.press(.character("o"), .shift)
      script.change { $0.perform(.properties(.pickColor(property))) }
      script.step()
      script.step()
      #expect(script.layout.interfaceScale >= 2 && script.layout.side == .properties)
      let card = try script.rect(.backdrop("picker"))
      #expect(script.layout.window.intersection(card) == card)
      #expect(card.maxX <= script.layout.sideRoom.minX, "\(node)")
      let box = try #require(
        script.session.workspace.stageNodes(script.session.ui.measure).first { $0.name == node }?
          .bounds)
      let seen = script.layout.stageTransform.bounds(of: box)
      let covered = seen.intersection(card)
      #expect(covered.width * covered.height < 0.05 * seen.width * seen.height, "\(node)")
    }
  }

  /// A colour and a gradient at either side.
  private struct SidesDemo: Demo {
    static let name = "sides"
    static let title = "Sides"
    static let caption = "Colours at either side."
    let timeline = Timeline.seconds(2)
    var scene: Scene {
      Scene(ground: .black) {
        for (name, x) in [("west", 80.0), ("east", 880.0)] {
          Node(.circle(radius: 30), fill: PickerTests.coral).at(x: x, y: 100).named(name)
          Node(.rectangle(120, 120), gradient: .horizontal(.white, .black)).at(x: x, y: 400)
            .named(name + "-wall")
        }
      }
    }
  }

  // MARK: Gradients

  private func gradient(_ script: Script) throws -> Gradient {
    try #require(try script.track(Self.sky).gradient(at: 0))
  }

  private func pickingGradient() throws -> Script {
    var script = Script.timeline(GradientDemo())
    script.change { $0.selection = Selection(track: Self.sky) }
    script.step()
    try script.click(.button("colors"))
    return script
  }

  @Test func aPressOnTheBarAddsAStop() throws {
    var script = try pickingGradient()
    let bar = try script.rect(.picker(.bar))
    let position = script.window(bar.centre)
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    let stops = try gradient(script).stops
    #expect(stops.map(\.offset) == [0, 0.5, 1] && script.undoCount == 1)
    #expect(stops[1].color.red.isNear(0.5, within: 1e-6))
    try script.type("red", into: .picker(.field(.color)))
    #expect(try gradient(script).stops[1].color == Color(0xFF0000))
    try script.type("75%", into: .picker(.field(.offset)))
    #expect(try gradient(script).stops.map(\.offset) == [0, 0.75, 1])
  }

  @Test func stopsAreDraggedAlongAndAway() throws {
    var script = try pickingGradient()
    let bar = try script.rect(.picker(.bar))
    let first = try script.position(of: .picker(.stop(0)))
    script.drag(from: first, to: script.window(Point(x: bar.minX + bar.width / 4, y: bar.maxY)))
    #expect(try gradient(script).stops.map(\.offset) == [0.25, 1] && script.undoCount == 1)
    // Past the other: the colours change places.
    let second = try script.position(of: .picker(.stop(1)))
    script.drag(from: second, to: script.window(Point(x: bar.minX - 30, y: bar.maxY)))
    #expect(try gradient(script).stops.map(\.color) == [.black, .white])
    let position = try script.position(of: .picker(.stop(0)))
    script.drag(from: position, to: position - Point(x: 0, y: 150))
    #expect(try gradient(script).stops.map(\.color) == [.white] && script.undoCount == 3)
    // The last one stays.
    let last = try script.position(of: .picker(.stop(0)))
    script.drag(from: last, to: last - Point(x: 0, y: 150))
    #expect(try gradient(script).stops.count == 1)
  }

  @Test func keysMoveAndRemoveStops() throws {
    var script = try pickingGradient()
    script.change { $0.ui.setFocus(.picker(.stop(1))) }
    script.press(.left, .shift)
    #expect(try gradient(script).stops[1].offset.isNear(0.9))
    script.press(.delete)
    #expect(try gradient(script).stops.count == 1 && script.undoCount == 2)
    script.press(.escape)
    try script.type("1/2", into: .picker(.field(.toY)))
    #expect(try gradient(script).end == Point(x: 1, y: 0.5))
  }
}
