import Formats
import Keyframes
import Stage
import TestSupport
import Testing

private func read(_ inside: String) throws -> SceneFile {
  let text =
    "<svg width='100' height='100' xmlns:xlink='http://www.w3.org/1999/xlink'>\(inside)</svg>"
  return try SVGReader.read(Array(text.utf8), name: "test") { _ throws(FileError) in
    throw FileError(sentence: "There is no such file.")
  }
}

/// The first shape's sprite at a time; nil while it is not seen.
private func sprite(_ file: SceneFile, at time: Double) -> Sprite? {
  file.scene.frame(at: time).dropFirst().first
}

/// Where the shape's middle is, and how its right side points.
private func place(_ sprite: Sprite?) -> [Double] {
  guard let map = sprite?.transform else { return [] }
  return [map.tx, map.ty, map.a, map.b].map { ($0 * 1000).rounded() / 1000 }
}

private func length(_ file: SceneFile) -> Double { file.timeline.range.upperBound }

struct SVGAnimationTests {
  private static let square = "width='20' height='20' fill='#ff0000'"

  // MARK: Places

  private static let smil: [(String, Double, [(Double, [Double])])] = [
    // A turn about a point, again and again.
    (
      "type='rotate' from='0 50 50' to='360 50 50' dur='1s' repeatCount='indefinite'", 1.0,
      [(0.0, [10.0, 10, 1, 0]), (0.25, [90, 10, 0, 1]), (0.5, [90, 90, -1, 0])]
    ),
    (
      "type='translate' values='0 0;40 20' dur='2s' fill='freeze'", 2,
      [(1, [30, 20, 1, 0]), (2, [50, 30, 1, 0])]
    ),
    // It is back where it was when it is over.
    (
      "type='translate' values='0 0;40 20' dur='2s'", 2,
      [(1.5, [40, 25, 1, 0]), (2, [10, 10, 1, 0])]
    ),
    (
      "type='translate' from='0' to='10' dur='1s' repeatCount='3' accumulate='sum' fill='freeze'",
      3,
      [(0.5, [15, 10, 1, 0]), (1.5, [25, 10, 1, 0]), (3, [40, 10, 1, 0])]
    ),
    (
      "type='translate' by='30 0' begin='1s' dur='1s' fill='freeze'", 2,
      [(0.5, [10, 10, 1, 0]), (1.5, [25, 10, 1, 0]), (2, [40, 10, 1, 0])]
    ),
    (
      "type='scale' values='1;3' calcMode='discrete' dur='1s' repeatCount='indefinite'", 1,
      [(0.4, [10, 10, 1, 0]), (0.6, [30, 30, 3, 0])]
    ),
    (
      "type='scale' values='1;3' keySplines='0 0 1 1' calcMode='spline' dur='1s' fill='freeze'", 1,
      [(0.5, [20, 20, 2, 0])]
    ),
    (
      "type='translate' values='0 0;10 0;40 0' calcMode='paced' dur='4s' fill='freeze'", 4,
      [(1, [20, 10, 1, 0]), (2, [30, 10, 1, 0])]
    ),
    (
      "type='translate' values='0;40' keyTimes='0;1' dur='1s' repeatCount='1.5' fill='freeze'", 1.5,
      [(1.25, [20, 10, 1, 0]), (1.5, [30, 10, 1, 0])]
    ),
  ]

  @Test(arguments: smil)
  func transformsMoveAsSMILSays(
    _ attributes: String, _ seconds: Double, _ expected: [(Double, [Double])]
  ) throws {
    let file = try read(
      "<rect \(Self.square)><animateTransform attributeName='transform' \(attributes)/></rect>")
    #expect(length(file) == seconds)
    #expect(file.notes == [])
    for (time, wanted) in expected {
      #expect(place(sprite(file, at: time)) == wanted, "at \(time)")
    }
  }

  private static let css: [(String, String, [(Double, [Double])])] = [
    ("to{transform:translate(40px,20px)}", "m 2s linear", [(1.0, [30.0, 20, 1, 0])]),
    // Without a fill mode it is back where it was.
    (
      "to{transform:translateX(40px)}", "m 1s linear .5s",
      [(0.25, [10, 10, 1, 0]), (1, [30, 10, 1, 0]), (1.5, [10, 10, 1, 0])]
    ),
    (
      "from{translate:40px}", "m 1s linear .5s both",
      [(0.25, [50, 10, 1, 0]), (1, [30, 10, 1, 0])]
    ),
    ("to{rotate:90deg}", "m 1s linear infinite alternate", [(1.5, [0, 14.142, 0.707, 0.707])]),
    ("to{scale:3 1}", "m 1s linear infinite reverse", [(0.25, [25, 10, 2.5, 0])]),
    (
      "0%{transform:none}50%{transform:translateX(20px)}to{transform:translateX(80px)}",
      "m 2s linear infinite",
      [(0.5, [20, 10, 1, 0]), (1.5, [60, 10, 1, 0]), (2.5, [20, 10, 1, 0])]
    ),
    (
      "0%{translate:0;animation-timing-function:steps(2)}to{translate:40px}", "2s m linear",
      [(0.9, [10, 10, 1, 0]), (1.1, [30, 10, 1, 0])]
    ),
    ("to{transform:translateX(40px)}", "m 2s linear -1s", [(0, [30, 10, 1, 0])]),
    ("to{transform:translateX(40px)}", "m 2s linear -1s paused infinite", [(3, [30, 10, 1, 0])]),
    ("to{transform:translateX(100%)}", "m 1s linear both", [(0.5, [60, 10, 1, 0])]),
  ]

  @Test(arguments: css)
  func transformsMoveAsCSSSays(
    _ frames: String, _ animation: String, _ expected: [(Double, [Double])]
  ) throws {
    let file = try read(
      "<style>@keyframes m{\(frames)} rect{animation:\(animation)}</style><rect \(Self.square)/>")
    #expect(file.notes == [])
    for (time, wanted) in expected {
      #expect(place(sprite(file, at: time)) == wanted, "at \(time)")
    }
  }

  @Test func aShapeTurnsAboutItsOwnBox() throws {
    let file = try read(
      """
      <style>@keyframes r{to{transform:rotate(1turn)}}
      rect{transform-box:fill-box;transform-origin:center;animation:r 1s linear infinite}</style>
      <rect x='30' y='40' \(Self.square)/>
      """)
    #expect(place(sprite(file, at: 0.25)) == [40, 50, 0, 1])
    // Nothing but its own track: no groups around it.
    let node = try #require(file.scene.nodes.first)
    #expect(node.children.isEmpty)
    #expect(node.rotation.after == .repeat)
    #expect(node.rotation.keyframes.map(\.value) == [0, 360])
  }

  @Test func sumsAreAppliedAfterTheTransformAndReplacementsInsteadOfIt() throws {
    let animation = "<animateTransform attributeName='transform' type='scale' to='3' dur='1s'"
    let sum = try read(
      "<rect transform='translate(5 5)' \(Self.square)>\(animation) additive='sum' from='1'/></rect>"
    )
    #expect(place(sprite(sum, at: 0.5)) == [25, 25, 2, 0])
    let instead = try read(
      "<rect transform='translate(5 5)' \(Self.square)>\(animation) from='1'/></rect>")
    #expect(place(sprite(instead, at: 0.5)) == [20, 20, 2, 0])
    #expect(place(sprite(instead, at: 1)) == [15, 15, 1, 0])
  }

  @Test func motionFollowsAPathAndTurnsWithIt() throws {
    let still = try read(
      """
      <defs><path id='p' d='M0 0H40V40'/></defs><rect x='-10' y='-10' \(Self.square)>
      <animateMotion dur='2s' rotate='auto' fill='freeze'><mpath xlink:href='#p'/></animateMotion></rect>
      """)
    #expect(place(sprite(still, at: 0.5)) == [20, 0, 1, 0])
    #expect(place(sprite(still, at: 1.5)) == [40, 20, 0, 1])
    let values = try read(
      """
      <rect \(Self.square)><animateMotion values='0,0;40,0;40,40' begin='1s' dur='2s' calcMode='linear'
      keyTimes='0;.25;1'/></rect>
      """)
    #expect(place(sprite(values, at: 0.9)) == [10, 10, 1, 0])
    #expect(place(sprite(values, at: 1.25)) == [30, 10, 1, 0])
    let css = try read(
      """
      <style>@keyframes o{to{offset-distance:100%}} rect{offset-path:path("M0 0H80");
      animation:o 1s linear infinite}</style><rect x='-10' y='-10' \(Self.square)/>
      """)
    #expect(place(sprite(css, at: 0.25)) == [20, 0, 1, 0])
  }

  // MARK: Paints and shapes

  private static let colours: [(String, Color)] = [
    ("<animate attributeName='fill' values='#f00;#00f' dur='1s' fill='freeze'/>", Color(0x800080)),
    ("<animate attributeName='fill' to='#00f' dur='1s'/>", Color(0x800080)),
    ("<set attributeName='fill' to='#00f' begin='.2s'/>", Color(0x0000FF)),
    ("<animate attributeName='fill-opacity' values='1;0' dur='1s'/>", Color.red.opacity(0.5)),
    ("<animateColor attributeName='fill' from='#f00' to='#ff0' dur='1s'/>", Color(0xFF8000)),
  ]

  @Test(arguments: colours)
  func coloursMove(_ animation: String, _ expected: Color) throws {
    let file = try read(
      "<rect \(Self.square)>\(animation)<set attributeName='x' to='0' begin='1s'/></rect>")
    guard case .color(let color)? = sprite(file, at: 0.5)?.fill else {
      Issue.record("no colour")
      return
    }
    #expect(color.distance(to: expected) < 0.01)
  }

  @Test func animationsOfAGroupAreInherited() throws {
    let file = try read(
      """
      <g fill='#f00'><animate attributeName='fill' to='#00f' dur='1s' fill='freeze'/>
      <rect width='9' height='9'/><circle r='9' fill='#0f0'/></g>
      """)
    let fills = file.scene.frame(at: 1).dropFirst().map(\.fill)
    #expect(fills == [.color(Color(0x0000FF)), .color(Color(0x00FF00))])
  }

  private static let outlines: [(String, String, String, Rect)] = [
    ("<circle cx='30' cy='40' r='0'>", "r", "0;20", Rect(x: 20, y: 30, width: 20, height: 20)),
    ("<circle cx='30' cy='40' r='10'>", "cx", "30;50", Rect(x: 30, y: 30, width: 20, height: 20)),
    (
      "<rect x='10' y='20' width='10' height='30'>", "height", "30;10",
      Rect(x: 10, y: 20, width: 10, height: 20)
    ),
    (
      "<rect x='10' y='20' width='10' height='30'>", "x", "10;20",
      Rect(x: 15, y: 20, width: 10, height: 30)
    ),
    ("<ellipse rx='10' ry='5'>", "rx", "10;20", Rect(x: -15, y: -5, width: 30, height: 10)),
    (
      "<path d='M0 0H10V10H0z'>", "d", "M0 0H10V10H0z;M0 0H30V30H0z",
      Rect(x: 0, y: 0, width: 20, height: 20)
    ),
    (
      "<polygon points='0,0 10,0 10,10'>", "points", "0,0 10,0 10,10;0,0 20,0 20,20",
      Rect(x: 0, y: 0, width: 15, height: 15)
    ),
  ]

  @Test(arguments: outlines)
  func outlinesMove(
    _ tag: String, _ attribute: String, _ values: String, _ expected: Rect
  ) throws {
    let name = tag.dropFirst().prefix { $0.isLetter }
    let file = try read(
      "\(tag)<animate attributeName='\(attribute)' values='\(values)' dur='1s' fill='freeze'/></\(name)>"
    )
    #expect(file.notes == [])
    let shown = try #require(sprite(file, at: 0.5))
    let box = shown.transform.bounds(of: shown.shape.bounds)
    #expect(box.distance(to: expected) < 1e-6)
  }

  @Test func linesAreDrawn() throws {
    let line = "<path d='M0 0H100' fill='none' stroke='red' pathLength='10'"
    let offset = try read(
      "\(line) stroke-dasharray='10'><animate attributeName='stroke-dashoffset' values='10;0' dur='1s'/></path>"
    )
    let node = try #require(offset.scene.nodes.first)
    #expect(node.stroke?.dash == [100, 100])
    #expect(node[.dashPhase].value(at: 0.25) == 75)
    let dash = try read(
      "\(line)><animate attributeName='stroke-dasharray' values='0 30;10 30' dur='1s'/></path>")
    let trimmed = try #require(dash.scene.nodes.first)
    #expect(dash.notes == [])
    #expect(trimmed[.strokeEnd].value(at: 0.5) == 0.5)
    #expect(trimmed.stroke?.dash == [])
  }

  // MARK: Times

  private static let lengths: [(String, String, Double)] = [
    // One period of the longest; or the shortest time in which all periods fit.
    ("begin='0' dur='2s' repeatCount='indefinite'", "dur='1s' repeatCount='indefinite'", 2.0),
    ("dur='1s' repeatCount='indefinite'", "dur='1.5s' repeatCount='indefinite'", 3),
    ("dur='1.01s' repeatCount='indefinite'", "dur='1.37s' repeatCount='indefinite'", 1.37),
    // What begins later is seen for a whole round.
    ("dur='1s' begin='.5s' repeatCount='indefinite'", "dur='1s' repeatCount='indefinite'", 1.5),
    ("dur='1s' begin='-.5s' repeatCount='indefinite'", "dur='1s' repeatCount='indefinite'", 1),
    ("dur='1s' repeatCount='2.5'", "dur='1s' repeatDur='1.5s'", 2.5),
    ("dur='1s' end='3s' repeatCount='indefinite'", "dur='01:02.5'", 62.5),
    ("id='a' dur='1s'", "begin='a.end+.5s' dur='1s'", 2.5),
    ("id='a' dur='1s' begin='0;b.end+1s'", "id='b' begin='a.end' dur='1s'", 3),
    ("dur='500ms'", "begin='a.click' dur='9s'", 0.5),
  ]

  @Test(arguments: lengths)
  func theSceneEndsWhenAllIsSeen(_ one: String, _ other: String, _ seconds: Double) throws {
    let file = try read(
      """
      <rect \(Self.square)><animate attributeName='x' values='0;9' \(one)/>
      <animate attributeName='y' values='0;9' \(other)/></rect>
      """)
    #expect(abs(length(file) - seconds) < 1e-9)
  }

  @Test func animationsStartEachOtherAgainAndAgain() throws {
    let file = try read(
      """
      <rect \(Self.square)><animate id='a' attributeName='x' begin='0;b.end+.5s' dur='1s' values='0;40'/>
      <animate id='b' attributeName='y' begin='a.end' dur='.5s' values='0;40'/></rect>
      """)
    #expect(length(file) == 2)
    for (time, wanted) in [
      (0.5, [30.0, 10]), (1.25, [10, 30]), (1.75, [10, 10]), (2.5, [30, 10]),
    ] {
      #expect(Array(place(sprite(file, at: time)).prefix(2)) == wanted, "at \(time)")
    }
  }

  @Test func aLaterAnimationBeginsWithTheValueBelow() throws {
    let file = try read(
      """
      <rect \(Self.square)><animate attributeName='x' to='40' dur='1s' fill='freeze'/>
      <animate attributeName='x' to='80' begin='2s' dur='1s' fill='freeze'/></rect>
      """)
    #expect(place(sprite(file, at: 1.5)).first == 50)
    #expect(place(sprite(file, at: 2.5)).first == 70)
    #expect(place(sprite(file, at: 3)).first == 90)
  }

  @Test func hidingFollowsItsTimes() throws {
    let file = try read(
      """
      <rect \(Self.square)><set attributeName='visibility' to='hidden' begin='1s' dur='1s'/>
      <set attributeName='display' to='none' begin='3s' dur='1s'/></rect>
      """)
    let shown = [0.5, 2.5].map { sprite(file, at: $0) != nil }
    #expect(shown == [true, true])
    #expect(sprite(file, at: 1.5) == nil)
    #expect(sprite(file, at: 3.5) == nil)
  }

  // MARK: Losses

  private static let losses: [(String, String)] = [
    (
      "<rect \(square)><animate attributeName='x' begin='click' dur='1s' to='9'/></rect>",
      "animation that begins or ends with \"click\""
    ),
    (
      "<rect \(square)><animate attributeName='x' dur='1s' values='1;2' keyTimes='0;.5'/></rect>",
      "<animate> whose values or times cannot be read"
    ),
    (
      "<linearGradient><animate attributeName='spreadMethod' dur='1s' to='reflect'/></linearGradient>",
      "animation of spreadMethod"
    ),
    (
      "<style>@keyframes f{to{filter:none}} rect{animation:f 1s}</style><rect \(square)/>",
      "animation of filter"
    ),
    ("<style>rect{animation:nothing 1s}</style><rect \(square)/>", "animation \"nothing\""),
    (
      "<style>@keyframes m{to{transform:rotate3d(1,0,0,9deg)}} rect{animation:m 1s}</style><rect \(square)/>",
      "animation of transform"
    ),
    (
      "<path d='M0 0H9' stroke='red'><animate attributeName='stroke-dasharray' values='1 1;2 2' dur='1s'/></path>",
      "animation of dashes"
    ),
  ]

  @Test(arguments: losses)
  func whatCannotMoveIsNamed(_ inside: String, _ feature: String) throws {
    #expect(try read(inside).notes.map(\.feature.english) == [feature])
  }
}

extension Color {
  fileprivate static let red = Color(0xFF0000)
}
