import Formats
import Keyframes
import Stage
import TestSupport
import Testing

@testable import SVG

/// Selectors of style rules.
struct SVGSelectorTests {
  /// The ids of the shapes that a style sheet paints green, in order.
  private func green(_ sheet: String) throws -> String {
    let svg = """
      <svg width='9' height='9'><style>\(sheet)</style>
      <rect id='a' class='x' width='1' height='1'/><circle id='b' r='1'/><rect id='c' width='1' height='1'/>
      <g id='g'><rect id='d' class='x y' width='1' height='1'/></g>
      <g id='h'><circle id='e' r='1'/><circle id='f' class='x' r='1'/></g></svg>
      """
    let file = try SVGReader.read(Array(svg.utf8), name: "test") { _ throws(FileError) in
      throw FileError(sentence: "There is no such file.")
    }
    func ids(_ nodes: [Node]) -> [String] {
      nodes.flatMap { node in
        (node.fill?.value(at: 0) == Color(0x00FF00) ? [node.name] : []) + ids(node.children)
      }
    }
    return ids(file.scene.nodes).joined()
  }

  @Test(arguments: [
    ("rect", "acd"), (".x", "adf"), ("rect.x", "ad"), ("#b", "b"), ("g rect", "d"),
    ("g > circle", "ef"),
    ("rect + circle", "b"), ("rect ~ rect", "c"), ("circle ~ rect", "c"), ("a ~ rect", ""),
    ("rect:first-of-type", "ad"), ("g :first-child", "de"), ("g :last-child", "df"),
    ("g :only-child", "d"), ("circle:nth-child(2)", "f"), ("g :nth-child(odd)", "de"),
    ("g :nth-child(2n)", "f"), ("g :nth-child( n + 2 )", "f"), ("g :nth-child(-n+1)", "de"),
    ("g :nth-last-child(1)", "df"), ("circle:nth-of-type(1)", "be"),
    ("circle:nth-last-of-type(2)", "e"),
    ("circle:only-of-type", "b"), ("rect:not(.x)", "c"), (":not(rect, g, svg, style)", "bef"),
    (":is(#a, .y)", "ad"), ("g :where(.x)", "df"), ("svg:root > rect", "ac"), ("rect:empty", "acd"),
    ("rect:hover", ""), ("rect::selection", ""), ("s|rect", "acd"), ("*|circle", "bef"),
  ])
  func selectorsMatch(_ selector: String, _ ids: String) throws {
    #expect(try green("\(selector){fill:#0f0}") == ids)
  }

  @Test(arguments: [
    ("@charset 'utf-8'; rect{fill:#0f0}", "acd"), ("@import url('a.css'); rect{fill:#0f0}", "acd"),
    ("rect, :bogus {fill:#0f0} circle{fill:#0f0}", "bef"), ("rect, {fill:#0f0}", ""),
    (".x:not(#b) {fill:#0f0} rect.x{fill:red}", "adf"),
    (":is(#a) {fill:red} rect{fill:#0f0}", "cd"), (":where(#a) {fill:red} rect{fill:#0f0}", "acd"),
  ])
  func sheetsAreReadAsCSS(_ sheet: String, _ ids: String) throws {
    #expect(try green(sheet) == ids)
  }

  @Test func manySiblingsEndInTime() {
    let circles = String(repeating: "<circle r='1'/>", count: 20_000)
    let svg = "<svg><style>rect ~ circle{fill:red}</style>\(circles)</svg>"
    #expect(throws: FileError.self) {
      try SVGReader.read(Array(svg.utf8), name: "test") { _ throws(FileError) in
        throw FileError(sentence: "There is no such file.")
      }
    }
  }

  /// Whether an element is matched, by the definition: any choice of relatives will do.
  private func isMatched(
    _ place: SVGFamily, _ others: ArraySlice<(relation: Character, compound: SVGSelector.Compound)>
  ) -> Bool {
    guard let (relation, compound) = others.first else { return true }
    let outer = Array(sequence(first: place) { $0.parent }.dropFirst())
    let before = Array(sequence(first: place) { $0.previous }.dropFirst())
    let relatives =
      switch relation {
      case ">": Array(outer.prefix(1))
      case "+": Array(before.prefix(1))
      case "~": before
      default: outer
      }
    return relatives.contains { compound.matches($0) && isMatched($0, others.dropFirst()) }
  }

  /// Searches that end early find what all choices together find.
  @Test func selectorsMatchByTheirDefinition() throws {
    var generator = SeededGenerator(7)
    func name() -> String { ["a", "b", "c"].randomElement(using: &generator)! }
    func families(in parent: SVGFamily?, depth: Int, _ work: SVGWork) -> [SVGFamily] {
      let elements = (0..<(parent == nil ? 1 : 3)).map { _ in
        XMLElement(name: name(), prefix: "", attributes: [:], contents: [], place: 0)
      }
      let siblings = SVGSiblings(elements)
      return elements.indices.flatMap { index -> [SVGFamily] in
        let own = SVGFamily(in: parent, siblings, index, work)
        return [own] + (depth > 0 ? families(in: own, depth: depth - 1, work) : [])
      }
    }
    let all = families(in: nil, depth: 4, SVGWork())
    var found = 0
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...4, using: &generator)).reduce(name()) { text, _ in
        text + [" ", ">", "+", "~"].randomElement(using: &generator)! + name()
      }
      let selector = try #require(SVGSelector(text))
      for place in all {
        let isMatch = selector.last.matches(place) && isMatched(place, selector.others[...])
        #expect(selector.matches(place) == isMatch, "\(text)")
        found += isMatch ? 1 : 0
      }
    }
    #expect(found > 1000)
  }
}
