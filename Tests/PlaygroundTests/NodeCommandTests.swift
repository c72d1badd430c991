import Editing
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Nodes are rearranged as one expects, and are seen where they were.
@Suite(.languages) struct NodeCommandTests {
  private static let star = Node(.star(points: 5, radius: 40), fill: .white).named("star")
    .at(x: [0: 100, 2: 300], y: 80).rotation(20)
  private static let dot = Node(.circle(radius: 9), fill: .white).named("dot").at(x: 30, y: 40)
  private static let box = Node(.rectangle(30, 20), fill: .white).at(x: 50, y: 60)

  private static func group(_ children: [Node]) -> Node {
    var group = Node {}.named("group")
    group.children = children
    return group.at(x: 200, y: 100).rotation(30).scale(2)
  }

  private static let scene = [group([star, dot]), box, dot, star]

  private static func names(_ nodes: [Node]) -> [String] {
    var scene = Scene(ground: .black) {}
    scene.nodes = nodes
    return scene.allNodes.map(\.name)
  }

  private static func apply(
    _ command: NodeCommand, to nodes: [Node] = scene, at time: Double = 0
  ) throws -> NodeChange {
    try command.applied(to: nodes, at: time)
  }

  /// What is seen of each node, whatever its name.
  private static func expectSamePicture(
    _ one: [Node], _ other: [Node], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (before, after) = (Scene(ground: .black) {}, Scene(ground: .black) {})
    (before.nodes, after.nodes) = (one, other)
    for time in [0.0, 0.3, 1, 1.7, 2.5] {
      let pictures = (before.frame(at: time), after.frame(at: time))
      #expect(pictures.0.count == pictures.1.count, sourceLocation: sourceLocation)
      for (old, new) in zip(pictures.0, pictures.1) {
        let box = old.shape.bounds
        for corner in [
          box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
        ] {
          let distance = old.transform.apply(to: corner).distance(
            to: new.transform.apply(to: corner))
          #expect(distance < 1e-6, "\(time)", sourceLocation: sourceLocation)
        }
        #expect(abs(old.opacity - new.opacity) < 1e-9, sourceLocation: sourceLocation)
      }
    }
  }

  @Test func addedNodesAreInFront() throws {
    let onTop = try Self.apply(.add([Self.dot], inFrontOf: nil))
    #expect(onTop.touched == ["dot-2"])
    #expect(Self.names(onTop.nodes).last == "dot-2")
    let inGroup = try Self.apply(.add([Self.box.named("new")], inFrontOf: "group/star"))
    #expect(inGroup.touched == ["group/new"])
    #expect(inGroup.nodes[0].children.map(\.name) == ["star", "new", "dot"])
  }

  @Test(arguments: ["group", "group/dot", "2", "star"])
  func otherNodesKeepTheirNamesWhenOneIsDeleted(_ name: String) throws {
    let change = try Self.apply(.delete([name]))
    let all = Self.names(Self.scene).filter { $0 != name && !$0.hasPrefix(name + "/") }
    #expect(Self.names(change.nodes) == all)
    #expect(all.allSatisfy { change.origins[$0] == $0 })
  }

  @Test(arguments: NodeOrder.allCases)
  func orderChangesNothingElse(_ order: NodeOrder) throws {
    for name in Self.names(Self.scene) {
      let change = try Self.apply(.order([name], order))
      #expect(Set(Self.names(change.nodes)) == Set(Self.names(Self.scene)))
      #expect(change.touched == [name])
    }
  }

  @Test func orderGoesStepByStepOrToTheEnd() throws {
    func order(_ names: Set<String>, _ order: NodeOrder) throws -> [String] {
      try Self.apply(.order(names, order)).nodes.map(\.name).map { $0.isEmpty ? "2" : $0 }
    }
    #expect(try order(["group"], .forward) == ["2", "group", "dot", "star"])
    #expect(try order(["group", "2"], .forward) == ["dot", "group", "2", "star"])
    #expect(try order(["star"], .forward) == ["group", "2", "dot", "star"])
    #expect(try order(["star"], .backward) == ["group", "2", "star", "dot"])
    #expect(try order(["group"], .toFront) == ["2", "dot", "star", "group"])
    #expect(try order(["dot", "star"], .toBack) == ["dot", "star", "group", "2"])
  }

  @Test func namesStayUnique() throws {
    #expect(try Self.apply(.rename("2", to: " star\n")).touched == ["star-2"])
    #expect(try Self.apply(.rename("dot", to: "a/b c")).touched == ["a-b-c"])
    #expect(try Self.apply(.rename("dot", to: "dot")).touched == ["dot"])
    #expect(throws: NodeRefusal.noNodes) { try Self.apply(.rename("dot", to: " ")) }
    let twice = try Self.apply(.duplicate(["group", "dot"]))
    #expect(twice.touched == ["group-2", "dot-2"])
    #expect(twice.origins["group-2/star"] == "group/star")
    #expect(Set(Self.names(twice.nodes)).count == Self.names(twice.nodes).count)
  }

  @Test func groupingMovesNothing() throws {
    let change = try Self.apply(.group(["dot", "star"], named: "pair"))
    #expect(change.nodes.map(\.name) == ["group", "", "pair"])
    #expect(change.origins["pair/dot"] == "dot")
    #expect(change.touched == ["pair"])
    Self.expectSamePicture(Self.scene, change.nodes)
  }

  @Test func groupingOutOfGroupsMovesNothing() throws {
    let change = try Self.apply(.group(["group/dot", "2"], named: "mixed"))
    #expect(
      Self.names(change.nodes) == [
        "group", "group/star", "mixed", "mixed/dot", "mixed/2", "dot", "star",
      ])
    Self.expectSamePicture(
      [Self.group([Self.star]), Self.group([Self.dot]), Self.box, Self.dot, Self.star], change.nodes
    )
  }

  @Test func movingIntoAGroupAndOutOfItMovesNothing() throws {
    let into = try Self.apply(.move(["star"], to: NodeSlot(in: "group", before: "group/dot")))
    #expect(into.touched == ["group/star-2"])
    #expect(into.nodes[0].children.map(\.name) == ["star", "star-2", "dot"])
    let out = try Self.apply(
      .move(["group/star-2"], to: NodeSlot(before: nil)), to: into.nodes)
    Self.expectSamePicture(Self.scene, out.nodes)
    #expect(throws: NodeRefusal.intoItself("group")) {
      try Self.apply(.move(["group"], to: NodeSlot(in: "group")))
    }
  }

  @Test func ungroupingMovesNothing() throws {
    let change = try Self.apply(.ungroup(["group"]))
    #expect(change.touched == ["star-2", "dot-2"])
    Self.expectSamePicture(Self.scene, change.nodes)
  }

  /// Each with what moves in the group, over children that rest.
  @Test(arguments: [
    Node {}.at(x: [0: 5, 2: 90], y: 7).rotation(45),
    Node {}.scale([0: 1, 2: 3]).rotation(-90),
    Node {}.scale(x: -1, y: 1).at(x: 10, y: 20),
    Node {}.opacity([0: 0.2, 1: 0.9]),
  ])
  func animatedGroupsCanBeUngrouped(_ group: Node) throws {
    var group = group.named("moving")
    group.children = [Self.dot, Self.box.rotation(0).opacity(0.5)]
    let change = try Self.apply(.ungroup(["moving"]), to: [group])
    Self.expectSamePicture([group], change.nodes)
  }

  @Test func groupsThatCannotBeUngroupedSayWhy() {
    func refusal(_ group: Node, _ child: Node) -> NodeRefusal? {
      var group = group.named("g")
      group.children = [child]
      do throws(NodeRefusal) {
        _ = try NodeCommand.ungroup(["g"]).applied(to: [group], at: 0)
        return nil
      } catch { return error }
    }
    let dot = Self.dot
    #expect(
      refusal(Node {}.rotation([0: 0, 1: 90]), dot)
        == .keepsProperty(group: "g", property: "rotation"))
    #expect(refusal(Node {}.depth(2), dot) == .keepsProperty(group: "g", property: "depth"))
    #expect(refusal(Node(.circle(radius: 3)), dot) == .keepsProperty(group: "g", property: "shape"))
    #expect(refusal(Node {}.hidden(from: 1), dot) == .keepsProperty(group: "g", property: "hidden"))
    #expect(
      refusal(Node {}.scale(x: 2, y: 1), dot.rotation(30))
        == .childKeeps(child: "g/dot", property: "rotation"))
    #expect(
      refusal(Node {}.opacity([0: 0, 1: 1]), dot.opacity([0: 1, 1: 0]))
        == .keepsProperty(group: "g", property: "opacity"))
    #expect(throws: NodeRefusal.noGroup("dot")) { try Self.apply(.ungroup(["dot"])) }
  }

  @Test func constraintsFollowTheirNodes() throws {
    let label = Self.box.named("label").constrained(.left, to: .right, of: "dot")
    let nodes = [label, Self.dot]
    func reference(_ change: NodeChange, _ index: Int) -> Constraint.Reference {
      change.nodes[index].constraints[0].reference
    }
    #expect(reference(try Self.apply(.rename("dot", to: "sun"), to: nodes), 0) == .node("sun"))
    let grouped = try Self.apply(.group(["dot"], named: "g"), to: nodes)
    #expect(reference(grouped, 0) == .node("g/dot"))
    let both = Self.group(nodes).constrained(.width, to: .width, of: .stage)
    let copied = try Self.apply(.duplicate(["group"]), to: [both])
    #expect(copied.nodes[1].children[0].constraints[0].reference == .node("group-2/dot"))
  }

  @Test func thereAreLimits() throws {
    var deep = Self.dot
    for _ in 0..<NodeCommand.deepest { deep = Self.group([deep]) }
    #expect(throws: NodeRefusal.tooDeep) { try Self.apply(.add([deep], inFrontOf: nil)) }
    let many = Array(repeating: Node {}, count: NodeCommand.mostNodes)
    let more = NodeCommand.add([Self.dot], inFrontOf: nil)
    #expect(throws: NodeRefusal.tooMany) { try Self.apply(more, to: many) }
    let fewer = try Self.apply(.delete(["1"]), to: many)
    #expect(Self.names(fewer.nodes).first == "2")
  }
}
