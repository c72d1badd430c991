import Keyframes
import Stage
import Testing

/// A property that is removed is as if it had never been set.
struct UnsettingTests {
  static let nodes: [Node] = [
    Node(.rectangle(20, 10, cornerRadius: 3), fill: .white, stroke: Stroke(.black, width: 2)),
    Node("words", TextStyle(14, letterSpacing: 0.1), .white), Node {},
  ]

  @Test(arguments: Property.allCases)
  func numbersReturnToTheirDefault(_ property: Property) {
    for node in Self.nodes {
      var changed = node
      changed[property] = [0: 3, 1: 5]
      #expect(changed != node)
      #expect(changed.unsetting(property) == node)
      changed.unset(property)
      #expect(changed == node && changed[property] == node[property])
      changed.unset(property)
      #expect(changed == node)
      #expect(sprites(of: [changed], at: 0.5) == sprites(of: [node], at: 0.5))
    }
  }

  @Test(arguments: ColorProperty.allCases)
  func coloursReturnToTheirDefault(_ property: ColorProperty) {
    for node in Self.nodes {
      let plain = node.unsetting(property)
      #expect(plain.colors[property] == nil)
      var changed = plain
      changed[property] = [0: .white, 1: .black]
      #expect(changed.unsetting(property) == plain)
    }
  }

  @Test func everyTrackCanBeRemoved() {
    var node = Self.nodes[0]
    for property in Property.allCases { node[property] = [0: 1, 1: 2] }
    for property in ColorProperty.allCases { node[property] = [0: .white, 1: .black] }
    node = node.gradient(Track(.vertical(.white, .black))).hidden(from: 1).text([0: "a"])
      .outline(Track(Path())).fill(Track(.white), of: 0..<1)
    #expect(node.tracks.count == Property.allCases.count + ColorProperty.allCases.count + 5)
    node.unsetAll()
    #expect(node.tracks.isEmpty)
    #expect(node == Self.nodes[0].unsetting(.fill))
  }
}
