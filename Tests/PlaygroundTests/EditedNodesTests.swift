import Editing
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// What was edited of a node goes with it when nodes are rearranged, is undone and saved.
@Suite(.languages) struct EditedNodesTests {
  private static let own = [
    Node(.circle(radius: 9), fill: .white).named("sun").at(x: 100, y: 50),
    Node(.rectangle(30, 20), fill: .white).named("box").at(x: 10, y: 20),
  ]
  private static let path = TrackPath(node: "sun", property: "x")

  private static var edited: DemoEdits {
    var edits = DemoEdits()
    edits[path] = .number(.x, [0: 1, 2: 300])
    edits.setHidden(true, ["sun"])
    edits.setLocked(true, ["box"])
    return edits
  }

  private static func after(_ commands: NodeCommand...) throws -> DemoEdits {
    var edits = edited
    for command in commands { try edits.perform(command, on: own, fresh: own, at: 0) }
    return edits
  }

  private static func picture(_ edits: DemoEdits, at time: Double) -> [Transform] {
    var scene = Scene(ground: .black) {}
    scene.nodes = own
    return scene.edited(by: edits, fresh: own).frame(at: time).map(\.transform)
  }

  private static func sea(_ pixel: UInt32) -> [Node] {
    let picture = Picture(width: 2, height: 1, pixels: [pixel, pixel], source: "sea.png")
    return [Node(.picture(picture, Size(width: 20, height: 10))).named("sea")] + own
  }

  /// A document has the path of a picture alone; its pixels are those that the file has now.
  @Test(arguments: [
    ("a", false, true), ("a/b", true, true), ("a/b/c", true, true), ("ab", false, false),
    ("ab/c", false, false), ("c", false, false), ("c/a", false, false), ("d/e", false, true),
    ("d/e/f", true, true), ("d", false, false), ("", false, false),
  ])
  func aSetCoversTheContentsOfItsGroups(_ name: String, _ isInGroup: Bool, _ isCovered: Bool) {
    let names: Set = ["a", "d/e"]
    #expect(names.coversGroup(of: name) == isInGroup)
    #expect(names.coversNode(name) == isCovered)
    #expect(!Set<String>().coversNode(name))
  }

  @Test func savedNodesShowThePicturesOfTheFile() throws {
    let (old, new) = (Self.sea(0xFFFF_0000), Self.sea(0xFF00_FF00))
    var document = Document()
    try document["a"].perform(.group(["sea"], named: "waves"), on: old, fresh: old, at: 0)
    let read = try Document(text: document.text)["a"]
    for nodes in [old, new] {
      let live = read.liveNodes(own: nodes, fresh: nodes)
      #expect(live.flatMap { $0.children + [$0] }.contains { $0.shape == nodes[0].shape })
    }
  }

  @Test func tracksGoByTheNewName() throws {
    let edits = try Self.after(.rename("sun", to: "moon"))
    #expect(edits.tracks.keys.map(\.node) == ["moon"])
    #expect(edits.hiddenNodes == ["moon"])
    #expect(edits.nodes?[0].x == 100)
    #expect(Self.picture(edits, at: 1) == Self.picture(Self.edited, at: 1))
  }

  @Test func tracksOfDeletedNodesGo() throws {
    let edits = try Self.after(.delete(["sun"]))
    #expect(edits.tracks.isEmpty && edits.hiddenNodes.isEmpty)
    #expect(edits.lockedNodes == ["box"])
  }

  @Test func copiesHaveTheSameTracks() throws {
    let edits = try Self.after(.duplicate(["sun"]))
    // The copy lies elsewhere, which makes its track its own.
    #expect(edits.tracks.keys.map(\.node) == ["sun"])
    #expect(edits.nodes?[1].x == [0: 17, 2: 316])
    #expect(edits.hiddenNodes == ["sun", "sun-2"])
  }

  @Test func editedTracksAreSeenWhereTheyWere() throws {
    let edits = try Self.after(.group(["sun", "box"], named: "g"))
    for time in [0.0, 0.7, 2] {
      #expect(Self.picture(edits, at: time) == Self.picture(Self.edited, at: time))
    }
  }

  @Test func whatIsRearrangedBackIsNoEdit() throws {
    let edits = try Self.after(.order(["sun"], .forward), .order(["sun"], .backward))
    #expect(edits == Self.edited)
  }

  @Test(arguments: [
    (
      NodeCommand.add([Node(.circle(radius: 5)).named("new")], inFrontOf: nil), NodesChange.added,
      "new"
    ),
    (.delete(["box"]), .deleted, "box"), (.rename("sun", to: "moon"), .renamed, "moon"),
    (.order(["sun"], .toFront), .ordered, ""), (.group(["sun"], named: "g"), .grouped, "sun"),
    (.duplicate(["box"]), .added, "box-2"), (.blend(["box"], .screen), .blended, "box"),
  ])
  func historySaysWhatWasDone(_ command: NodeCommand, _ kind: NodesChange, _ name: String) throws {
    var (before, after) = (Document(), Document())
    before["demo"] = Self.edited
    after["demo"] = try Self.after(command)
    let summary = after.summary(since: before, plain: { _, _ in nil }, nodes: { _ in Self.own })
    guard case .nodes(let change, let count, name) = summary.change else {
      Issue.record("\(summary.change)")
      return
    }
    #expect(change == kind)
    #expect(count == (name.isEmpty ? 0 : 1))
  }

  @Test func hidingAndLockingIsTold() {
    var (before, after) = (Document(), Document())
    before["demo"] = Self.edited
    after = before
    after["demo"].setLocked(false, ["box"])
    let summary = after.summary(since: before, plain: { _, _ in nil })
    #expect(summary.change == .nodes(.unlocked, 1, "box"))
  }

  @Test func whatWasNotRearrangedFollowsTheDemo() throws {
    var edits = DemoEdits()
    let new = Node(.circle(radius: 5)).named("new")
    try edits.perform(.add([new], inFrontOf: "sun"), on: Self.own, fresh: Self.own, at: 0)
    try edits.perform(.rename("new", to: "moon"), on: Self.own, fresh: Self.own, at: 0)
    // A knob has moved the sun, and a tap has made another node.
    var own = [Self.own[0].at(x: 700), Self.own[1], Node(.circle(radius: 2)).named("tapped")]
    let live = edits.liveNodes(own: own, fresh: Self.own)
    #expect(live.map(\.name) == ["sun", "moon", "box", "tapped"])
    #expect(live[0].x == 700)
    // What is rearranged then is kept as the demo made it at first.
    try edits.perform(.order(["moon"], .toBack), on: own, fresh: Self.own, at: 0)
    own[0] = own[0].at(x: 800)
    #expect(
      edits.liveNodes(own: own, fresh: Self.own).map(\.name) == ["moon", "sun", "box", "tapped"])
    #expect(edits.liveNodes(own: own, fresh: Self.own)[1].x == 800)
  }

  @Test func theyAreSaved() throws {
    var document = Document()
    document["demo"] = try Self.after(.rename("box", to: "a \"b\""), .group(["sun"], named: "g"))
    document.keepVersion(of: "demo")
    document["demo"] = try Self.after(.delete(["sun", "box"]))
    #expect(document["demo"].nodes == [])
    let text = document.text
    #expect(text.hasPrefix("riff document 4\n"))
    #expect(try Document(text: text) == document)
    #expect(try Document(text: text).text == text)
  }

  @Test func stepsAreUndoneAndSaved() throws {
    var stack = UndoStack(Document())
    var documents = [stack.value]
    let commands: [NodeCommand] = [
      .rename("sun", to: "moon"), .duplicate(["box"]), .delete(["moon", "box"]), .delete(["box-2"]),
    ]
    for command in commands {
      stack.change { _ = try? $0["demo"].perform(command, on: Self.own, fresh: Self.own, at: 0) }
      documents.append(stack.value)
    }
    #expect(stack.undoCount == commands.count)
    var text = UndoText()
    let saved = text.text(of: stack, documentText: stack.value.text)
    var restored = try #require(
      UndoText.stack(saved, of: stack.value, documentText: stack.value.text))
    for document in documents.reversed().dropFirst() {
      restored.undo()
      #expect(restored.value == document)
    }
  }
}
