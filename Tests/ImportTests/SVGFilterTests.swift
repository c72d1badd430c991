import Drawing
import Formats
import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

private func read(_ inside: String) throws -> SceneFile {
  let text = "<svg width='100' height='100'>\(inside)</svg>"
  return try SVGReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
    throw FileError(sentence: "There is no file \(source).")
  }
}

/// A red square from 30 to 70 in a filter with these primitives.
private func filtered(_ primitives: String, _ attributes: String = "") throws -> SceneFile {
  try read(
    "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100'"
      + " \(attributes)>\(primitives)</filter>"
      + "<rect x='30' y='30' width='40' height='40' fill='#f00' filter='url(#f)'/>")
}

private func picture(_ file: SceneFile) -> Raster { Raster(file.scene, at: 0) }

/// Filters, compared with functions that mean the same or with nodes that do.
struct SVGFilterTests {
  /// The usual chains for a shadow 4 to the right and 6 down, of deviation 3, in half of black.
  static let shadows = [
    "<feDropShadow dx='4' dy='6' stdDeviation='3' flood-opacity='.5'/>",
    "<feDropShadow dx='4' dy='6' stdDeviation='3' style='flood-color:rgba(0,0,0,.5)'/>",
    // Inkscape, and Breeze's icons.
    """
    <feFlood flood-opacity='.5' flood-color='#000' result='flood'/>
    <feComposite in='flood' in2='SourceGraphic' operator='in' result='c1'/>
    <feGaussianBlur stdDeviation='3' result='blur'/><feOffset dx='4' dy='6' result='offset'/>
    <feComposite in='SourceGraphic' in2='offset'/>
    """,
    """
    <feGaussianBlur in='SourceAlpha' stdDeviation='3'/><feOffset dx='4' dy='6' result='o'/>
    <feFlood flood-color='black' flood-opacity='50%'/><feComposite in2='o' operator='in'/>
    <feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>
    """,
    """
    <feOffset in='SourceAlpha' dx='4' dy='6'/><feGaussianBlur stdDeviation='3 3'/>
    <feComponentTransfer><feFuncA type='linear' slope='.5'/></feComponentTransfer>
    <feBlend in='SourceGraphic'/>
    """,
    """
    <feOffset dx='4' dy='6'/><feGaussianBlur stdDeviation='3'/>
    <feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 0' result='s'/>
    <feBlend mode='normal' in='SourceGraphic' in2='s'/>
    """,
  ]

  @Test(arguments: shadows)
  func chainsForShadowsAreShadows(_ chain: String) throws {
    let file = try filtered(chain)
    #expect(file.notes.isEmpty)
    let node = try #require(file.scene.nodes.first)
    let cast = try #require(node.children.first)
    #expect(cast[.shadow] == Track(Color.black.opacity(0.5)) && cast[.shadowRadius] == Track(6))
    #expect(cast[.shadowX] == Track(4) && cast[.shadowY] == Track(6))
    #expect(node.clip == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Figma cuts out of the shadow what the shape covers, which is seen where the shape is clear.
  @Test func shadowsAreCutOut() throws {
    let file = try filtered(
      """
      <feFlood flood-opacity='0' result='none'/>
      <feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0'
        result='hard'/><feOffset dx='20'/>
      <feComposite in2='hard' operator='out'/>
      <feColorMatrix values='0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 1 0'/>
      <feBlend in2='none' result='effect'/>
      <feComposite in='effect' in2='SourceGraphic' operator='over'/>
      """, "color-interpolation-filters='sRGB'")
    #expect(file.notes.isEmpty)
    let raster = picture(file)
    #expect(raster[40, 50] == 0xFFFF_0000 && raster[60, 50] == 0xFFFF_0000)
    #expect(raster[80, 50] == 0xFF00_FF00 && raster[95, 50] == 0xFFFF_FFFF)
  }

  /// Two blurs in turn differ a little from the one that has the sum of their variances.
  @Test(arguments: [
    ("blur(3)", "<feGaussianBlur stdDeviation='3'/>"),
    ("blur(3px) blur(4px)", "<feGaussianBlur stdDeviation='5'/>"),
    (
      "drop-shadow(4 6 3 rgba(0, 0, 255, .5))",
      "<feDropShadow dx='4' dy='6' stdDeviation='3' flood-color='#00f' flood-opacity='.5'/>"
    ),
    (
      "drop-shadow(#00f 4px 6px)",
      "<feDropShadow dx='4' dy='6' stdDeviation='0' flood-color='#00f'/>"
    ),
    ("url(#g) blur(0)", "<feGaussianBlur stdDeviation='2'/>"),
  ])
  func functionsAreTheirPrimitives(_ function: String, _ primitive: String) throws {
    let one = try read(
      "<filter id='g'><feGaussianBlur stdDeviation='2'/></filter>"
        + "<rect x='30' y='30' width='40' height='40' fill='#f00' filter='\(function)'/>")
    #expect(one.notes.isEmpty)
    #expect(PictureDifference(picture(one), picture(try filtered(primitive))).mean < 0.5)
  }

  /// A filter is in its element's coordinates, whatever its transform.
  @Test func filtersTurnWithTheirElement() throws {
    let chain = "filter='drop-shadow(10 0 0 #00f)'"
    let square = "x='-10' y='-10' width='20' height='20' fill='#f00'"
    let file = try read("<rect \(square) transform='translate(50 50) rotate(90)' \(chain)/>")
    let raster = picture(file)
    #expect(raster[50, 50] == 0xFFFF_0000 && raster[50, 65] == 0xFF00_00FF)
    #expect(raster[65, 50] == 0xFFFF_FFFF)
    let group = try read(
      "<g transform='translate(50 50) rotate(90)' \(chain)><rect \(square)/></g>")
    #expect(PictureDifference(picture(group), raster).mean < 0.1)
  }

  @Test func twoDeviationsBlurEachAxis() throws {
    let node = try #require(try filtered("<feGaussianBlur stdDeviation='6 3'/>").scene.nodes.first)
    let sprites = Scene(ground: .white) { node }.frame(at: 0)
    func blur(_ sprites: [Sprite]) -> Point? {
      for case let layer? in sprites.map(\.layer) {
        if layer.effects.blur != .zero { return layer.effects.blur }
        if let inner = blur(layer.sprites) { return inner }
      }
      return nil
    }
    let found = try #require(blur(sprites))
    #expect(abs(found.x - 6) < 1e-9 && abs(found.y - 3) < 1e-9)
    // Nothing is stretched that way.
    let corner = try #require(sprites.withoutLayers.last).transform.apply(to: Point(x: -20, y: 20))
    #expect(abs(corner.x - 30) < 1e-6 && abs(corner.y - 70) < 1e-6)
  }

  @Test func theRegionCutsWhatIsFiltered() throws {
    let file = try read(
      "<filter id='f'><feOffset dx='8'/></filter>"
        + "<rect x='30' y='30' width='40' height='40' fill='#f00' filter='url(#f)'/>")
    let raster = picture(file)
    #expect(raster[37, 50] == 0xFFFF_FFFF && raster[39, 50] == 0xFFFF_0000)
    // 10 % beyond the box.
    #expect(raster[73, 50] == 0xFFFF_0000 && raster[75, 50] == 0xFFFF_FFFF)
  }

  @Test func filtersInheritFromOthers() throws {
    let file = try read(
      "<filter id='a' filterUnits='userSpaceOnUse' width='100' height='100'>"
        + "<feOffset dx='9'/></filter><filter id='b' href='#a' x='0' y='0'/>"
        + "<filter id='c' href='#c' x='0'/>"
        + "<rect x='30' y='30' width='40' height='40' fill='#f00' filter='url(#b)'/>"
        + "<rect width='9' height='9' filter='url(#c)'/>")
    let raster = picture(file)
    #expect(raster[38, 50] == 0xFFFF_FFFF && raster[78, 50] == 0xFFFF_0000)
    #expect(raster[4, 4] == 0xFFFF_FFFF)
  }

  /// The box of a group, and so a clip in units of it, is that of what is filtered.
  @Test func boxesIgnoreFilters() throws {
    let clip =
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='1' height='1'/></clipPath>"
    let raster = picture(
      try read(
        clip + "<g clip-path='url(#c)'><rect x='30' y='30' width='40' height='40' fill='#f00'"
          + " filter='drop-shadow(20 0 0 #00f)'/></g>"))
    #expect(raster[69, 50] == 0xFFFF_0000 && raster[75, 50] == 0xFFFF_FFFF)
  }

  @Test(arguments: [
    ("filter='url(#none)'", []), ("filter='url(#empty)'", []),
    ("filter='grayscale(1)'", ["filter \"grayscale(1)\""]),
    ("filter='blur(1 2)'", ["filter \"blur(1 2)\""]),
    ("filter='drop-shadow(1 2 3 4 red)'", ["filter \"drop-shadow(1 2 3 4 red)\""]),
    ("filter='url(#noise)'", ["filter <feTurbulence>"]),
    ("filter='url(#paint)'", ["filter <feOffset>"]),
  ])
  func othersAreNotedOrHideTheirElement(_ filter: String, _ notes: [String]) throws {
    let file = try read(
      "<filter id='empty'/><filter id='noise'><feTurbulence/></filter>"
        + "<filter id='paint'><feOffset in='FillPaint'/></filter>"
        + "<rect x='30' y='30' width='40' height='40' fill='#f00' \(filter)/>")
    #expect(file.notes.map(\.feature.english) == notes)
    #expect(picture(file)[50, 50] == (notes.isEmpty ? 0xFFFF_FFFF : 0xFFFF_0000))
  }

  /// Copies of copies are counted, so that no file is too large.
  @Test func filtersInFiltersEnd() throws {
    let copies = "<feMerge>" + String(repeating: "<feMergeNode in='SourceGraphic'/>", count: 9)
    let file = try read(
      "<filter id='f'>\(copies)</feMerge></filter>"
        + String(repeating: "<g filter='url(#f)'>", count: 20) + "<rect width='9' height='9'/>"
        + String(repeating: "</g>", count: 20))
    #expect(file.notes.contains { $0.feature.english == "filter" })
  }

  /// A primitive may double what it has, so 40 of them would never end.
  @Test(arguments: ["", "<feGaussianBlur stdDeviation='1'/>", "<feFlood/>"])
  func primitivesThatDoubleTheirPictureEnd(_ between: String) throws {
    let double = "<feMerge><feMergeNode/><feMergeNode/></feMerge>"
    let file = try read(
      "<filter id='f'>\(String(repeating: double + between, count: 40))</filter>"
        + "<rect x='30' y='30' width='40' height='40' fill='#f00' filter='url(#f)'/>")
    let isFlood = between.hasPrefix("<feFlood")
    #expect(file.notes.map(\.feature.english) == (isFlood ? [] : ["filter <feMerge>"]))
  }

  /// An element as it is, and a picture in the primitive's area.
  @Test(arguments: [
    ("href='#dot'", 35, 35), ("href='dot.png' x='60' y='20' width='10' height='10'", 65, 25),
    ("href='dot.png' x='50' y='20' width='30' height='10'", 65, 25),
  ])
  func imagesAreDrawn(_ attributes: String, _ x: Int, _ y: Int) throws {
    let svg = """
      <svg width='100' height='100'><defs><rect id='dot' x='30' y='30' width='9' height='9' fill='#00f'/></defs>
      <filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='100' height='100'>
      <feImage \(attributes)/></filter>
      <rect x='1' y='1' width='98' height='98' fill='#f00' filter='url(#f)'/></svg>
      """
    let file = try SVGReader.read(Array(svg.utf8), name: "test") { source throws(FileError) in
      Picture(width: 1, height: 1, pixels: [0xFF00_00FF], source: source)
    }
    let raster = picture(file)
    #expect(file.notes.isEmpty && raster[x, y] == 0xFF00_00FF)
    let blue = raster.pixels.count { $0 == 0xFF00_00FF }
    #expect(blue == (attributes.contains("#dot") ? 81 : 100), "\(blue)")
  }

  /// An element starts at the corner of its area and a picture fills it, in lengths, percentages or shares
  /// of the box; what lies beyond the region is cut off. rsvg draws the pictures so, and Chromium both.
  @Test(arguments: [
    ("", "", 28.0, 36.0, 48.0), ("", "x='40' y='50'", 40, 50, 48),
    ("", "x='20' y='30' width='16' height='16'", 20, 30, 16),
    ("", "x='40%' y='50%' width='10%' height='10%'", 40, 50, 10),
    ("primitiveUnits='objectBoundingBox'", "x='.25' y='.5' width='.2' height='.2'", 42, 60, 8),
    ("primitiveUnits='objectBoundingBox'", "x='25%' y='50%' width='20%' height='20%'", 42, 60, 8),
  ])
  func imagesStandInTheirArea(
    _ units: String, _ attributes: String, _ x: Double, _ y: Double, _ side: Double
  ) throws {
    let region = Rect(x: 28, y: 36, width: 48, height: 48)
    let area = Rect(x: x, y: y, width: side, height: side)
    for name in ["#dot", "dot.png"] {
      let svg = """
        <svg width='100' height='100'><defs><rect id='dot' x='3' y='5' width='9' height='9' fill='#00f'/></defs>
        <filter id='f' \(units)><feImage href='\(name)' \(attributes)/></filter>
        <rect x='32' y='40' width='40' height='40' filter='url(#f)'/></svg>
        """
      let file = try SVGReader.read(Array(svg.utf8), name: "test") { source throws(FileError) in
        Picture(width: 1, height: 1, pixels: [0xFF00_00FF], source: source)
      }
      let drawn = name == "dot.png" ? area : Rect(x: x + 3, y: y + 5, width: 9, height: 9)
      let shown = drawn.intersection(area).intersection(region)
      let raster = picture(file)
      for (column, row) in (0..<100).flatMap({ row in (0..<100).map { ($0, row) } }) {
        let isShown = shown.contains(Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
        #expect((raster[column, row] == 0xFF00_00FF) == isShown, "\(name) \(column) \(row)")
      }
    }
  }

  @Test func anImageOfItsOwnElementEnds() throws {
    let file = try read(
      "<filter id='f'><feImage href='#r'/></filter>"
        + "<rect id='r' x='30' y='30' width='40' height='40' fill='#f00' filter='url(#f)'/>")
    #expect(file.scene.frame(at: 0).count < 20)
  }

  // MARK: Pictures of others

  private static let folder = ImportFixtures.features.appending(path: "../../svg/filters")
    .standardizedFileURL

  private static let files = ["feGaussianBlur", "feDropShadow", "feOffset"].flatMap {
    kind -> [String] in
    let path = folder.appending(path: kind).path
    let all = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (all ?? []).filter { $0.hasSuffix(".svg") }.sorted().map { "\(kind)/\($0)" }
  }

  @Test(.enabled(if: !files.isEmpty, "The files are not beside the checkout."), arguments: files)
  func filesLookAsTheirPictures(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let expected = try #require(
      Raster(png: URL(filePath: url.deletingPathExtension().path + ".png")))
    let file = try SVGReader.read([UInt8](try Data(contentsOf: url)), name: name) {
      source throws(FileError) in
      throw FileError(sentence: "There is no \(source).")
    }
    let scale = Double(expected.width) / file.scene.size.width
    let drawn = Raster(file.scene, at: 0, scale: scale)
    #expect(PictureDifference(drawn, expected).mean < 2, "\(file.notes)")
  }
}
