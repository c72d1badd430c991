import Formats
import Keyframes
import Stage
import TestSupport
import Testing

private func read(_ text: String) throws -> SceneFile {
  try SVGReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
    throw FileError(sentence: "There is no such file.")
  }
}

/// The nodes of elements in a picture of 100 × 100 points.
private func nodes(_ inside: String) throws -> [Node] {
  try read("<svg width='100' height='100'>\(inside)</svg>").scene.nodes
}

private func node(_ inside: String) throws -> Node { try #require(try nodes(inside).last) }

/// The colour of the last rectangle, and nothing else of it.
private func color(_ inside: String) throws -> Color? {
  var last = try node(inside)
  while let inner = last.children.last { last = inner }
  return last.fill?.value(at: 0)
}

struct SVGFeatureTests {
  private static let lime = Color(0x00FF00)

  /// The word `inherit` changes nothing where a property is inherited anyway.
  @Test(arguments: [
    ("visibility", "hidden"), ("fill-rule", "evenodd"), ("fill", "#00ff00"),
    ("stroke-dasharray", "1 2"), ("letter-spacing", "3"), ("font-style", "italic"),
    ("clip-rule", "evenodd"), ("paint-order", "stroke"), ("font-size", "7"),
  ])
  func inheritIsLikeNothing(_ name: String, _ value: String) throws {
    func group(_ own: String) throws -> [Node] {
      try nodes(
        "<g stroke='red' \(name)='\(value)'><path d='M0 0h9v9z' \(own)/><text y='9' \(own)>A</text></g>"
      )
    }
    #expect(try group("\(name)='inherit'") == group(""))
  }

  @Test(arguments: [("xx-large", 32), ("medium", 16), ("larger", 24), ("smaller", 50 / 3)])
  func sizesOfFontsHaveNames(_ name: String, _ size: Double) throws {
    let group = try node("<g font-size='20'><text y='9' font-size='\(name)'>A</text></g>")
    let text = group.children.first ?? group
    #expect(abs(text[.fontSize].value(at: 0) - size) < 1e-9)
  }

  @Test(arguments: [
    ("translate(60-10)", "translate(60, -10)"), ("scale(.5.5)", "scale(0.5 0.5)"),
    ("rotate(45)translate(.1-.1)", "rotate(45) translate(0.1, -0.1)"),
    ("matrix(1e0 0,0 1-5+5)", "matrix(1 0 0 1 -5 5)"),
    ("translate(1e1-1e-1)", "translate(10 -0.1)"),
  ])
  func transformsAreReadInEverySpelling(_ short: String, _ long: String) throws {
    func group(_ text: String) throws -> Node {
      try node("<g transform='\(text)'><rect width='1' height='1'/></g>")
    }
    #expect(try group(short) == group(long))
    let file = "<svg viewBox='-10-10 .5e2,50'><rect width='1' height='1'/></svg>"
    let plain = "<svg viewBox='-10 -10 50 50'><rect width='1' height='1'/></svg>"
    #expect(try read(file).scene.nodes == read(plain).scene.nodes)
  }

  /// A subpath that closes at once has caps.
  @Test func aSubpathOfNoLengthIsALine() throws {
    let dot = try node("<path d='M 5 5 z M 9 9 L 9 9' stroke='red'/>").shape
    let line = try node("<path d='M 5 5 L 5 5 z M 9 9 L 9 9' stroke='red'/>").shape
    #expect(dot == line)
  }

  @Test func markersFade() throws {
    let node = try node(
      """
      <marker id='m' opacity='.5'><rect width='3' height='3'/></marker>
      <path d='M 5 5 L 50 50' marker-end='url(#m)'/>
      """)
    #expect(node.children.last?[.opacity].value(at: 0) == 0.5)
  }

  @Test(arguments: [
    ("center", "50 50"), ("left", "0 50"), ("top", "50 0"), ("right bottom", "100 100"),
    ("bottom right", "100 100"), ("10px 20%", "10 20"),
  ])
  func transformsHaveAnOrigin(_ origin: String, _ centre: String) throws {
    let rect = "<rect width='1' height='1' transform"
    let map = try #require(
      try read(
        "<svg width='100' height='100'>\(rect)='rotate(30)' transform-origin='\(origin)'/></svg>"
      ).scene.frame(at: 0).last
    ).transform
    let other = try #require(
      try read("<svg width='100' height='100'>\(rect)='rotate(30 \(centre))'/></svg>")
        .scene.frame(at: 0).last
    ).transform
    #expect(abs(map.tx - other.tx) < 1e-6 && abs(map.ty - other.ty) < 1e-6)
  }

  /// In `<g id='a' class='x'><rect/><rect id='b' class='y z' width=…/></g>`, of the last rectangle.
  @Test(arguments: [
    ("g > rect", true), ("svg rect", true), ("svg > rect", false), ("rect + rect", true),
    ("g + rect", false), (".x .y.z", true), ("#a > #b", true), ("rect:first-child", false),
    ("g :first-child + .y", true), ("rect[width='1']", true), ("[class~=z]", true),
    ("[class^='y ']", true), ("[missing]", false), (".y > rect", false), ("g rect + *", true),
  ])
  func selectorsMatchByRelatives(_ selector: String, _ isMatched: Bool) throws {
    let shown = try color(
      "<style>\(selector.replacing(">", with: "&gt;")) { fill: lime }</style>"
        + "<g id='a' class='x'><rect width='1' height='1'/>"
        + "<rect id='b' class='y z' width='1' height='1'/></g>")
    #expect(shown == (isMatched ? Self.lime : .black))
  }

  @Test func whatIsImportantWins() throws {
    let rect = "width='1' height='1'"
    #expect(
      try color("<style>rect { fill: lime !important }</style><rect style='fill: red' \(rect)/>")
        == Self.lime)
    #expect(
      try color(
        "<style>rect { fill: red !important }</style>"
          + "<rect style='fill: lime !important' \(rect)/>") == Self.lime)
    #expect(
      try color("<g fill='currentColor' color='red'><rect color='lime' \(rect)/></g>")
        == Self.lime)
  }

  @Test func entitiesAndPrefixesAreFollowed() throws {
    let entities = """
      <!DOCTYPE svg [<!ENTITY c "lime"><!ENTITY r '<rect width="1" height="1" fill="&c;"/>'>]>
      <svg width='9' height='9'>&r;<rect width='2' height='2' fill='&c;'/></svg>
      """
    #expect(try read(entities).scene.nodes.map { $0.fill?.value(at: 0) } == [Self.lime, Self.lime])
    let prefixes = """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:s='http://www.w3.org/2000/svg' width='9' height='9'>
      <s:rect width='1' height='1'/><rect xmlns='urn:other' width='1' height='1'/></svg>
      """
    #expect(try read(prefixes).scene.nodes.count == 1)
  }

  @Test func markersStandAtTheVertices() throws {
    let group = try node(
      "<marker id='m' markerUnits='userSpaceOnUse' orient='auto'><rect width='1' height='1' "
        + "fill='context-fill'/></marker><path d='M0 0H10V10' fill='lime' style='marker: url(#m)'/>"
    )
    let markers = group.children.dropFirst()
    #expect(markers.map { $0.x.value(at: 0) } == [0, 10, 10])
    #expect(markers.map { $0.y.value(at: 0) } == [0, 0, 10])
    #expect(markers.map { $0.rotation.value(at: 0) } == [0, 45, 90])
    #expect(markers.allSatisfy { $0.children[0].fill == Track(Self.lime) })
  }

  @Test func patternsAreTiles() throws {
    func pattern(_ width: Int) throws -> Node {
      try node(
        "<pattern id='p' width='10' height='20' patternUnits='userSpaceOnUse'><rect height='5' "
          + "width='\(width)'/></pattern><rect width='40' height='40' fill='url(#p)'/>")
    }
    let group = try pattern(15)
    let tiles = try #require(group.children.first?.children.first)
    #expect(tiles.children.count == 8)
    #expect(tiles.children.allSatisfy { $0.clip == Rect(x: 0, y: 0, width: 10, height: 20) })
    #expect(group.children[0].matte?.nodes.count == 1)
    // Nothing to cut off, and no edge that would be seen.
    let whole = try #require(try pattern(10).children.first?.children.first)
    #expect(whole.children.allSatisfy { $0.clip == nil })
  }

  @Test(arguments: [
    ("stroke", ["stroke", "fill"]), ("markers stroke", ["stroke", "fill"]), ("fill", []),
    ("stroke stroke", []), ("normal", []),
  ])
  func paintsHaveAnOrder(_ order: String, _ names: [String]) throws {
    let shape = try node(
      "<rect width='9' height='9' stroke='red' paint-order='\(order)'/>")
    #expect(shape.children.map(\.name) == names)
  }

  @Test func gradientsRepeat() throws {
    let shape = try node(
      "<linearGradient id='g' x2='.5' spreadMethod='reflect'><stop stop-color='red'/>"
        + "<stop offset='1' stop-color='lime'/></linearGradient>"
        + "<rect width='9' height='9' fill='url(#g)'/>")
    let gradient = try #require(shape.gradient?.value(at: 0))
    #expect(gradient.end == Point(x: 1, y: 0))
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 0.5, 1])
    #expect(
      gradient.stops.map(\.color) == [Color(0xFF0000), Self.lime, Self.lime, Color(0xFF0000)])
  }

  @Test func clipsKeepTheirRules() throws {
    let star = "<path d='M0 0H9V9H0zM3 3H6V6H3z' clip-rule='evenodd'/>"
    let shape = try node(
      "<clipPath id='c'>\(star)</clipPath><rect width='9' height='9' clip-path='url(#c)'/>")
    #expect(shape.matte?.nodes[0].children[0].isEvenOdd == true)
    let group = try node(
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>"
        + "<g clip-path='url(#c)'><rect x='10' width='20' height='10'/></g>")
    #expect(
      group.pathMasks.map { $0.path.value(at: 0).bounds } == [
        Rect(x: 10, y: 0, width: 10, height: 10)
      ])
  }

  @Test func aSwitchShowsTheFirstThatFits() throws {
    let shown = try nodes(
      "<switch><rect id='a' systemLanguage='de' width='1' height='1'/>"
        + "<rect id='b' systemLanguage='fr, en-GB' width='1' height='1'/>"
        + "<rect id='c' width='1' height='1'/></switch>")
    #expect(shown[0].children.map(\.name) == ["b"])
  }

  @Test func dashesBeginWhereShapesBegin() throws {
    func start(_ shape: String) throws -> Point? {
      let node = try node("<\(shape) stroke='red' stroke-dasharray='1'/>")
      guard case .path(let path) = node.shape, case .move(let point) = path.elements[0] else {
        return nil
      }
      return Point(x: point.x + node.x.value(at: 0), y: point.y + node.y.value(at: 0))
    }
    #expect(try start("circle cx='10' cy='10' r='5'") == Point(x: 15, y: 10))
    #expect(try start("rect width='20' height='10' rx='3'") == Point(x: 3, y: 0))
  }

  @Test func drawingsLieInDrawings() throws {
    let inner = "%3Csvg viewBox='0 0 10 10'%3E%3Crect width='10' height='10'/%3E%3C/svg%3E"
    let image = try node(
      "<image width='20' height='40' href=\"data:image/svg+xml,\(inner)\"/>")
    #expect(image[.scaleX].value(at: 0) == 2)
    #expect(image.y.value(at: 0) == 10)
    #expect(image.children.count == 1)
  }
}
