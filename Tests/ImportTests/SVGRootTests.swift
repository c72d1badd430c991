import Formats
import Keyframes
import Stage
import Testing

private func read(_ bytes: [UInt8]) throws -> SceneFile {
  try SVGReader.read(
    bytes, name: "test",
    drawings: { source throws(FileError) in
      source == "inner.svg"
        ? Array("<svg viewBox='0 0 10 10'><rect id='inside' width='10' height='10'/></svg>".utf8)
        : nil
    },
    pictures: { _ throws(FileError) in throw FileError(sentence: "There is no such file.") })
}

private func read(_ text: String) throws -> SceneFile { try read(Array(text.utf8)) }

/// The outermost element of a picture.
struct SVGRootTests {
  @Test(arguments: [
    ("", 120.0, 60.0), ("width='50'", 50, 60), ("width='100%' height='70'", 120, 70),
    ("viewBox='0 0 100 50'", 100, 50), ("viewBox='0 0 100 50' width='200'", 200, 100),
    ("viewBox='0 0 100 50' height='200'", 400, 200),
    ("viewBox='0 0 100 50' width='10' height='200'", 10, 200),
  ])
  func sidesThatAreNotSetFollow(_ attributes: String, _ width: Double, _ height: Double) throws {
    let file = try read("<svg \(attributes)><rect x='20' y='10' width='100' height='50'/></svg>")
    #expect(file.scene.size == Size(width: width, height: height))
  }

  @Test func aPictureOfNothingWithASizeHasTheUsualSize() throws {
    #expect(try read("<svg><text>a</text></svg>").scene.size == Size(width: 300, height: 150))
  }

  @Test(arguments: ["width='0'", "height='-5'", "width='0' viewBox='0 0 9 9'"])
  func aSideOfNoLengthShowsNothing(_ attributes: String) throws {
    let file = try read("<svg \(attributes)><rect width='9' height='9'/></svg>")
    #expect(file.scene.nodes.isEmpty && file.notes.count == 1)
  }

  @Test func theBackgroundIsPartOfThePicture() throws {
    let file = try read(
      "<svg viewBox='0 0 9 9' style='background-color: #f00'><rect width='1' height='1'/></svg>")
    // The first sprite is the ground of the stage.
    let sprite = try #require(file.scene.frame(at: 0).dropFirst().first)
    #expect(sprite.fill == .color(Color(0xFF0000)))
    #expect(sprite.shape == .rectangle(Size(width: 9, height: 9), cornerRadius: 0))
    #expect(try read("<svg viewBox='0 0 9 9' background-color='red'/>").scene.nodes.isEmpty)
  }

  @Test(arguments: ["ISO-8859-1", "windows-1252"])
  func latinTextsAreRead(_ encoding: String) throws {
    let text = "<?xml version='1.0' encoding='\(encoding)'?><svg><title>caf"
    let file = try read(Array(text.utf8) + [0xE9] + Array("</title></svg>".utf8))
    #expect(file.title == "café")
  }

  @Test func opacityIsInheritedWhereThatIsAsked() throws {
    let file = try read(
      "<svg width='9' height='9'><g opacity='.5'><rect width='9' height='9' opacity='inherit'/></g></svg>"
    )
    let node = try #require(file.scene.nodes.first?.children.first)
    #expect(node[.opacity].value(at: 0) == 0.5)
  }

  @Test func anSVGFileIsAPictureToo() throws {
    let file = try read(
      "<svg width='9' height='9'><image href='inner.svg' width='9' height='9'/></svg>")
    #expect(file.scene.frame(at: 0).count == 2 && file.notes.isEmpty)
  }

  /// A stop that is clear has a colour all the same.
  @Test func gradientsOfClearColoursKeepThem() throws {
    let file = try read(
      """
      <svg width='9' height='9'><linearGradient id='g'><stop stop-opacity='0'/><stop offset='1'
      stop-color='white'/></linearGradient><rect width='9' height='9' fill='url(#g)'/></svg>
      """)
    let gradient = try #require(file.scene.nodes.first?.gradient?.value(at: 0))
    let (from, to) = (gradient.stops[0].color, gradient.stops[1].color)
    #expect(abs(from.interpolated(to: to, at: 0.5).red - 0.5) < 1e-6)
  }

  @Test(arguments: [
    ("rgb(0, 50%, 0)", false), ("rgb(0, 128, 0)", true), ("rgb(0%, 50%, 0%)", true),
  ])
  func numbersAndPercentagesAreNotMixed(_ color: String, _ isRead: Bool) throws {
    let file = try read(
      "<svg width='9' height='9'><rect width='9' height='9' fill='\(color)'/></svg>")
    let fill = try #require(file.scene.nodes.first?.fill?.value(at: 0))
    #expect((fill != .black) == isRead)
  }
}
