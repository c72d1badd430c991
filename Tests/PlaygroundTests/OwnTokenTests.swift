import DemoKit
import Editing
import Formats
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// Motion tokens that the ground, paging and masks use.
@Suite(.languages) struct OwnTokenTests {
  private static let curve = Easing.cubicBezier(0.2, 0.1, 0.3, 0.9)

  /// One whose every easing is the token "enter".
  private static let scene: Scene = {
    let enter = Easing.token("enter", curve)
    let paths: Track<Path> = [
      0: Path(through: (0, 0), (9, 0), (0, 9), isClosed: true),
      1: Path(through: (0, 0), (5, 0), (0, 5), isClosed: true),
    ]
    var scene = Scene(
      ground: ([0: .white, 1: .black] as Track<Color>).eased(enter),
      paging: .along(([0: .zero, 1: Point(x: 1, y: 1)] as Track<Point>).eased(enter))
    ) {
      Node(.circle(radius: 9), fill: .black).named("dot")
        .at(x: ([0: 0, 1: 9] as Track<Double>).eased(enter), y: 0)
        .masked(by: paths.eased(enter), opacity: ([0: 0, 1: 1] as Track<Double>).eased(enter))
        .masked(
          by: Matte {
            Node(.circle(radius: 9), fill: .black)
              .at(x: ([0: 0, 1: 9] as Track<Double>).eased(enter), y: 0)
          })
    }
    scene.tokens = MotionTokens(easings: [.init(name: "enter", easing: curve)])
    return scene
  }()

  private static func easings(_ scene: Scene) -> Set<Easing> {
    var all: Set<Easing> = []
    _ = scene.mapEasings {
      if $0 != .linear { all.insert($0) }
      return $0
    }
    return all
  }

  private typealias Change = @Sendable (inout DemoEdits, Scene) -> Void

  /// Each line is a sequence of changes, and the only easing that the scene has after them.
  private static let changes: [([Change], Easing)] = [
    ([{ $0.renameToken("enter", to: "arrive", in: $1) }], .token("arrive", curve)),
    ([{ $0.deleteToken("enter", in: $1) }], curve),
    (
      [{ $0.renameToken("enter", to: "b", in: $1) }, { $0.renameToken("b", to: "c", in: $1) }],
      .token("c", curve)
    ),
    (
      [{ $0.renameToken("enter", to: "b", in: $1) }, { $0.renameToken("b", to: "enter", in: $1) }],
      .token("enter", curve)
    ),
    (
      [
        { $0.renameToken("enter", to: "b", in: $1) },
        { $0.setToken("b", to: .easeIn, in: $1) },
      ], .token("b", .easeIn)
    ),
    (
      [{ $0.setToken("enter", to: .easeIn, in: $1) }, { $0.deleteToken("enter", in: $1) }], .easeIn
    ),
    (
      [{ $0.renameToken("enter", to: "b", in: $1) }, { $0.deleteToken("b", in: $1) }], curve
    ),
    // Another token gets the old name, and then a third one.
    (
      [
        { $0.renameToken("enter", to: "b", in: $1) },
        { $0.addTokens(MotionTokens(easings: [.init(name: "enter", easing: .easeIn)]), to: $1) },
        { $0.renameToken("enter", to: "d", in: $1) },
      ], .token("b", curve)
    ),
    (
      [
        { $0.deleteToken("enter", in: $1) },
        { $0.addTokens(MotionTokens(easings: [.init(name: "enter", easing: .easeIn)]), to: $1) },
      ], curve
    ),
  ]

  @Test(arguments: changes.indices)
  func changesReachEveryEasing(_ index: Int) throws {
    let (changes, expected) = Self.changes[index]
    var edits = DemoEdits()
    for change in changes { change(&edits, Self.scene.edited(by: edits)) }
    let scene = Self.scene.edited(by: edits)
    #expect(Self.easings(scene) == [expected])
    // Saved and read again it is the same.
    var document = Document()
    document["rainbow"] = edits
    #expect(document.text.hasPrefix("riff document 6\n"))
    let read = try Document(text: document.text)
    #expect(read == document && Self.scene.edited(by: read["rainbow"]) == scene)
    // A file has the scene as it is edited, and no token of another name.
    let json = ExportFormat.json.export(scene, .seconds(1)).text
    #expect(try Pasted(json) == .scene(scene, .seconds(1)))
  }

  @Test func durationsFollowTheirNames() {
    var scene = Scene(
      ground: ([0: .white, 1: .black] as Track<Color>).eased(.easeIn.lasting("short"))
    ) {}
    scene.tokens = MotionTokens(durations: [.init(name: "short", seconds: 1)])
    var edits = DemoEdits()
    edits.renameToken("short", to: "quick", in: scene)
    #expect(Self.easings(scene.edited(by: edits)) == [Easing.easeIn.lasting("quick")])
    edits.deleteToken("quick", in: scene.edited(by: edits))
    #expect(Self.easings(scene.edited(by: edits)) == [.easeIn])
  }

  @Test func aSceneThatDoesNotUseATokenHasNothingToReplace() {
    var scene = Scene(ground: .black) {}
    scene.tokens = Self.scene.tokens
    var edits = DemoEdits()
    edits.renameToken("enter", to: "arrive", in: scene)
    #expect(edits.replacedTokens.isEmpty)
  }

  @Test func versionsAndStepsOfUndoHaveThemToo() throws {
    let demo = SceneDemo("ball", title: "Ball", scene: Self.scene, timeline: .seconds(1))
    var script = FileSessionTests.script(demo)
    script.change { $0.workspace.renameToken("enter", to: "arrive") }
    #expect(script.session.workspace.words(ofStep: 0) == "Rename the token to “arrive”")
    script.press(.character("b"), .shift)
    let text = script.session.document.text
    #expect(try Document(text: text) == script.session.document)
    var undo = UndoText()
    let steps = undo.text(of: script.session.history, documentText: text)
    var back = try #require(
      UndoText.stack(steps, of: script.session.document, documentText: text))
    while back.undo() {}
    #expect(back.value == Document())
    script.press(.character("z"), .control)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  @Test(arguments: [
    (#"replaced rainbow {"a": "ease-in"}"#, true), (#"replaced rainbow ["a"]"#, false),
    (#"replaced rainbow {"a": "soft"}"#, false),
  ])
  func aWrongLineIsRefused(_ line: String, _ isRead: Bool) throws {
    let text = "riff document 6\n\(line)\nend\n"
    #expect(
      (try? Document(text: text)["rainbow"].replacedTokens) == (isRead ? ["a": .easeIn] : nil))
    #expect(
      throws: DocumentError.self,
      performing: { try Document(text: "riff document 6\n\(line)\n\(line)\nend\n") })
  }
}
