import Formats
import Keyframes
import Stage
import Testing
import Words

/// SVG's path data, read as a shape's outline in Riff's JSON.
struct PathDataTests {
  private func path(_ data: String) throws -> Path {
    let text = "{\"nodes\": [{\"path\": \"\(data)\"}]}"
    let file = try RiffSceneReader.read(Array(text.utf8), name: "test") {
      source throws(FileError) in
      throw FileError(sentence: Message(verbatim: source))
    }
    guard case .path(let path) = file.scene.nodes[0].shape else { return Path() }
    return path
  }

  @Test(arguments: [
    ("M1 2 3 4 5 6", "M 1 2 L 3 4 L 5 6"),
    ("m1 2 3 4 5 6", "M 1 2 L 4 6 L 9 12"),
    ("M0,0h5v-5H1V1z m1 1l1 1", "M 0 0 L 5 0 L 5 -5 L 1 -5 L 1 1 Z M 1 1 L 2 2"),
    ("M.5.5-1-1e1", "M 0.5 0.5 L -1 -10"),
    ("M0 0C1 2 3 4 5 6S9 9 10 10", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 9 10 10"),
    ("M0 0S1 2 3 4", "M 0 0 C 0 0 1 2 3 4"),
    ("M0 0c1 2 3 4 5 6s1 1 2 2", "M 0 0 C 1 2 3 4 5 6 C 7 8 6 7 7 8"),
    ("M0 0Q3 3 6 0T12 0", "M 0 0 C 2 2 4 2 6 0 C 8 -2 10 -2 12 0"),
    ("M0 0A0 1 0 0 1 5 5", "M 0 0 L 5 5"),
    ("M1 1A5 5 0 0 1 1 1", "M 1 1"),
    ("", ""),
  ])
  func commandsMeanAbsoluteCubicsAndLines(_ data: String, _ plain: String) throws {
    #expect(try path(data) == path(plain))
  }

  /// Written again it is the same text, also where a number was minus zero.
  @Test func minusZeroIsWrittenAsZero() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: -0.0))
    path.cubic(Point(x: -0.0, y: 1), Point(x: 2, y: -0.0), to: Point(x: -0.0, y: -0.0))
    let scene = Scene(ground: .black) { Node(.path(path), fill: .white) }
    let text = ExportFormat.json.export(scene, .seconds(1)).text
    #expect(text.contains("M 0 0 C 0 1 2 0 0 0") && !text.contains("-0"))
  }

  /// All four arcs between two points lie on the ellipse, and together they are two whole ones.
  @Test(arguments: ["0 0", "0 1", "1 0", "1 1", "01", "11"])
  func arcsLieOnTheirEllipse(_ flags: String) throws {
    let glued = flags.contains(" ") ? flags + " " : flags
    let arc = try path("M10 0A10 5 0 \(glued)0 5")
    let points = arc.flattened(tolerance: 0.001)[0].points
    #expect(points.first == Point(x: 10, y: 0))
    #expect(points.last == Point(x: 0, y: 5))
    // The centre is the origin or (10, 5).
    let isNear = flags == "0 1" || flags == "01" || flags == "1 0"
    let centre = isNear ? Point.zero : Point(x: 10, y: 5)
    for point in points {
      let (x, y) = ((point.x - centre.x) / 10, (point.y - centre.y) / 5)
      #expect(abs(x * x + y * y - 1) < 0.002, "\(flags) \(point)")
    }
    let isLarge = flags.hasPrefix("1")
    #expect((points.count > 60) == isLarge)
  }

  @Test func radiiThatAreTooSmallGrow() throws {
    let box = try path("M0 0A1 1 0 0 1 20 0").bounds
    #expect(abs(box.height - 10) < 0.01)
  }

  @Test(arguments: ["M", "M1", "L1 2 3", "A1 1 0 2 0 1 1", "X", "M1 1 nan 2", "M1e400 1", "M1 1e"])
  func mistakesAreRefused(_ data: String) {
    #expect(throws: FileErrors.self) { try path(data) }
  }
}
