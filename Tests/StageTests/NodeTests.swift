import Keyframes
import Stage
import Testing

struct NodeTests {
  @Test(arguments: Property.allCases)
  func everyPropertyIsATrackOfItsOwn(_ property: Property) {
    let track: Track<Double> = [0: 0.25, 1: 0.75]
    var node = Node(.rectangle(30, 40), fill: .white)
    node[property] = track
    #expect(node[property] == track)
    let untouched = Node(.rectangle(30, 40), fill: .white)
    for other in Property.allCases where other != property {
      #expect(node[other] == untouched[other])
    }
    for other in ColorProperty.allCases { #expect(node[other] == untouched[other]) }
  }

  @Test(arguments: ColorProperty.allCases)
  func everyColorIsATrackOfItsOwn(_ property: ColorProperty) {
    let track: Track<Color> = [0: .white, 1: .black]
    var node = Node(.rectangle(30, 40))
    #expect(node[property] == Track(.clear))
    node[property] = track
    #expect(node[property] == track)
    for other in ColorProperty.allCases where other != property {
      #expect(node[other] == Track(.clear))
    }
  }

  /// Values of the shape and its stroke; all others have their own defaults.
  static let defaults: [Property: Double] = [
    .width: 30, .height: 40, .cornerRadius: 5, .strokeWidth: 3, .strokeStart: 0.2, .strokeEnd: 0.9,
    .dashPhase: 4,
  ]

  @Test func unsetPropertiesAreThoseOfTheShape() {
    let node = Node(
      .rectangle(30, 40, cornerRadius: 5),
      stroke: Stroke(.color(.white), width: 3, dashPhase: 4, start: 0.2, end: 0.9))
    for property in Property.allCases {
      let value = Self.defaults[property] ?? property.defaultValue
      #expect(node[property] == Track(value), "\(property)")
    }
    #expect(node[.stroke] == Track(.white))
    #expect(node[.fill] == Track(.clear))
  }

  @Test func groupsHaveDefaults() {
    let group = Node { Node(.circle(radius: 3), fill: .white) }
    #expect(group.shape == nil)
    #expect(group[.width] == 0)
    #expect(group[.strokeEnd] == 1)
  }

  @Test func initializersAgree() {
    let blend = Gradient.vertical(.white, .black)
    #expect(Node(.circle(radius: 1), fill: .white).fill == Track(.white))
    #expect(Node(.circle(radius: 1), fill: [0: .white, 1: .black]).fill == [0: .white, 1: .black])
    #expect(Node(.circle(radius: 1)).fill == nil)
    #expect(Node(.circle(radius: 1), gradient: blend).gradient == Track(blend))
    let words = Node("hello", TextStyle(20), .black)
    #expect(words.shape == .text(Text("hello", TextStyle(20))))
    #expect(words.fill == Track(.black))
  }

  @Test(arguments: [true, false])
  func builderTakesNodesChainsListsAndControlFlow(_ flag: Bool) {
    func dot(_ name: String) -> Node { Node(.circle(radius: 1), fill: .white).named(name) }
    let group = Node {
      dot("a")
      dot("b").chain.move(dx: 1).over(1)
      [dot("c"), dot("d")]
      if flag { dot("e") }
      if flag { dot("f") } else { dot("g") }
      for index in 1...2 { dot("\(index)") }
    }
    let names = group.children.map(\.name)
    #expect(
      names == (flag ? ["a", "b", "c", "d", "e", "f"] : ["a", "b", "c", "d", "g"]) + ["1", "2"])
    #expect(group.children[1].x.value(at: 1) == 1)
  }
}
