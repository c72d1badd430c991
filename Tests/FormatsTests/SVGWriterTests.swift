import Demos
import Drawing
import Formats
import Keyframes
import Stage
import Testing
import Words

private let ink = Color(0xFF0000)

/// Scenes as SVG that plays by itself. What browsers make of it, `BrowserTests` sees.
@Suite struct SVGWriterTests {
  private func rules(_ text: String) -> [(name: String, places: [Double], body: String)] {
    text.matches(of: /@keyframes ([^{]+)\{(.*)\}\n/).map { match in
      let body = String(match.2)
      let places = body.matches(of: /([-.e\d]+)%[{,]/).compactMap { Double($0.1) }
      return (String(match.1), places.sorted(), body)
    }
  }

  private func svg(_ node: Node, seconds: Double = 2, _ playback: ScenePlayback = ScenePlayback())
    -> Exported
  {
    ExportFormat.svg.export(
      Scene(ground: .black) { node }, .seconds(seconds), named: "a", playing: playback)
  }

  /// All of them last as long as the scene, so that they stay together when they repeat.
  @Test func everyAnimationRunsFromTheBeginningToTheEnd() {
    for demo in catalog {
      let text = ExportFormat.svg.export(demo.scene, demo.timeline, named: demo.name).text
      let rules = rules(text)
      let used = Set(
        text.matches(of: /animation-name:([^;}"]+)/).flatMap { $0.1.split(separator: ",") })
      #expect(!rules.isEmpty, "\(demo.name)")
      for (name, places, _) in rules {
        #expect(places.first == 0 && places.last == 100, "\(name) of \(demo.name): \(places)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "\(name) of \(demo.name)")
        #expect(used.contains(Substring(name)), "\(name) of \(demo.name)")
      }
      #expect(text.ranges(of: "animation-duration").count == 1)
      #expect(text.contains("prefers-reduced-motion"))
    }
  }

  @Test func aSpringCostsAFewKeyframes() throws {
    let spring = Easing.spring(Spring(response: 0.4, dampingRatio: 0.5))
    let square = Node(.rectangle(40, 40), fill: ink).at(
      x: ([0: 0, 1: 300] as Track<Double>).eased(spring), y: 20)
    let rule = try #require(rules(svg(square).text).first)
    #expect((4...12).contains(rule.places.count))
    #expect(rule.body.contains("cubic-bezier("))
  }

  /// Equal keyframes are written once, however many nodes have them.
  @Test func equalMotionsShareTheirKeyframes() {
    let nodes = Node {
      for x in 0..<20 {
        Node(.circle(radius: 5), fill: ink).at(x: Double(x) * 10, y: 0)
          .opacity([0: 0, 1: 1])
      }
    }
    #expect(rules(svg(nodes).text).count == 1)
  }

  /// A leap has the value before it until just before, and the value after it from then on.
  @Test func leapsStayWhereTheyAre() throws {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 100), Keyframe(time: 1, value: 10),
      Keyframe(time: 2, value: 20),
    ])
    let rule = try #require(
      rules(svg(Node(.circle(radius: 5), fill: ink).at(x: track, y: 0)).text).first)
    #expect(rule.places.count == 4 && rule.places[2] == 50)
    #expect(rule.places[1] < 50 && rule.places[1] > 49.9999)
    #expect(rule.body.contains("{translate:100px 0px;animation-timing-function:step-end}50%"))
  }

  /// At the very end the last keyframe's value shows, also of what holds or leaps there.
  @Test func theLastValueHoldsAtTheEnd() throws {
    let colors = ([0: .black, 1: ink, 2: .white] as Track<Color>).eased(.hold)
    let leap = Track([
      Keyframe(time: 0, value: 0.2), Keyframe(time: 2, value: 0.9), Keyframe(time: 2, value: 0.5),
    ])
    let nodes: [(node: Node, end: String)] = [
      (Node(.circle(radius: 5), fill: colors), "100%{fill:#fff}"),
      (Node(.circle(radius: 5), fill: ink).opacity(leap), "100%{opacity:0.5}"),
      (Node(.circle(radius: 5), fill: ink).hidden(from: 2), "100%{opacity:0}"),
      (
        Node(.circle(radius: 5), fill: ink).at(
          x: ([0: 0, 2: 9] as Track<Double>).eased(.hold), y: 0),
        "100%{translate:9px 0px}"
      ),
    ]
    for (node, end) in nodes {
      let rule = try #require(rules(svg(node).text).first, "\(end)")
      #expect(rule.body.hasSuffix(end), "\(rule.body)")
    }
    let counter = Node(number: [0: 0, 2: 3], NumberFormat(), TextStyle(20), .white)
    #expect(svg(counter).text.contains(">3<"))
  }

  /// A matte cuts on all sides of its origin.
  @Test func invertedMattesHaveNoEdges() {
    var node = Node(.rectangle(100, 100), fill: ink).at(x: 50, y: 50)
    node.matte = Matte(.alpha, isInverted: true) { Node(.circle(radius: 20), fill: .white) }
    let text = svg(Node { node }).text
    #expect(text.contains("<filter"))
    for match in text.matches(of: /<filter [^>]*/) {
      #expect(match.0.contains(#"x="-1e5" y="-1e5" width="2e5" height="2e5""#))
    }
  }

  /// A node that comes before another one needs a copy behind it; an order that nothing shows needs none.
  @Test(arguments: [(60.0, 2), (15, 3)])
  func onlyNodesThatTouchChangeTheirOrder(_ distance: Double, _ count: Int) {
    let nodes = Node {
      Node(.circle(radius: 10), fill: ink).depth([0: 0, 2: 2]).named("one")
      Node(.circle(radius: 10), fill: .white).at(x: distance, y: 0).depth([0: 1, 2: 1])
    }
    #expect(svg(nodes).text.ranges(of: "<ellipse").count == count)
  }

  @Test func pagesOfDemosAreSmall() {
    for demo in catalog {
      let page = ExportFormat.html.export(demo.scene, demo.timeline, named: demo.name).text
      #expect(page.utf8.count <= 500_000, "\(demo.name) has \(page.utf8.count) bytes")
    }
  }

  /// A part of an easing is the same curve, cut.
  @Test func aPartHasTheValuesOfTheWhole() throws {
    let track = ([0: 0, 2: 100] as Track<Double>).eased(.easeInOut)
    let node = Node(.circle(radius: 5), fill: ink).at(x: track, y: 0)
    let text = svg(node, ScenePlayback(range: 0.5...1.25, loops: 3, goesBack: true)).text
    #expect(text.contains("animation-duration:0.75s"))
    #expect(text.contains("animation-iteration-count:6;animation-direction:alternate"))
    let rule = try #require(rules(text).first)
    for (place, time) in [("0%", 0.5), ("100%", 1.25)] {
      let value = (track.value(at: time) * 1000).rounded() / 1000
      let written = rule.body.firstMatch(of: try Regex("\(place)\\{translate:([-.\\d]+)px"))
      #expect(Double(written?[1].substring ?? "") == value)
    }
  }

  /// Colours and their opacity move apart: browsers weigh colours by their opacity otherwise.
  @Test func colorsAreOfTheKindThatBlendsInSRGB() {
    let text = svg(
      Node(.circle(radius: 5)).fill([
        0: ink, 1: Color(red: 0.2, green: 0.5, blue: 1, alpha: 0.5),
      ])
    ).text
    #expect(text.contains("fill-opacity:0.5"))
    #expect(!text.contains("color(") && !text.contains("rgb("))
    for demo in catalog {
      let css = ExportFormat.css.export(demo.scene, demo.timeline).text
      #expect(!css.contains("color(srgb"), "\(demo.name)")
    }
  }

  /// Nothing of a text or a name becomes markup, and nothing is fetched.
  @Test func foreignWordsStayWords() {
    let node = Node("</text><script>&\"'\u{1}", TextStyle(20), .white)
    let exported = ExportFormat.html.export(
      Scene(ground: .black) { node }, .seconds(1), named: "</style><script>")
    #expect(exported.text.ranges(of: "<script>").count == 1)
    #expect(exported.text.contains("&lt;/text&gt;&lt;script&gt;&amp;&quot;"))
    #expect(!exported.text.contains("</style><script>"))
  }

  /// The reader makes the same shapes of a scene that stays.
  @Test func ourOwnReaderReadsWhatStays() throws {
    let scene = Scene(ground: .white) {
      Node(.rectangle(40, 20, cornerRadius: 4), fill: ink).at(x: 100, y: 50).rotation(30)
      Node(.star(points: 5, radius: 30), fill: .clear, stroke: Stroke(ink, width: 3)).at(
        x: 9, y: 8)
    }
    let text = ExportFormat.svg.export(scene, .seconds(0), named: "a").text
    let read = try SVGReader.read(Array(text.utf8), name: "a") { source throws(FileError) in
      throw FileError(sentence: "There is no picture \(source).")
    }
    let shapes = read.scene.frame(at: 0).withoutLayers.filter { $0.fill != nil || $0.stroke != nil }
    #expect(shapes.count >= 3)
  }

  /// A blur is in the node's coordinates, and the shadow of a group along its parent's axes.
  @Test func effectsAreFilters() throws {
    let group = Node {
      Node(.rectangle(40, 20), fill: ink)
      Node(.circle(radius: 9), fill: .black).at(x: 20, y: 0)
    }.rotation(30).scale(2)
    let soft = svg(group.blur(3)).text
    #expect(soft.contains(#"scale(2 2)"><g style="filter:blur(3px)">"#))
    let cast = group.shadow(ink.opacity(0.5), radius: 8, x: 5, y: 6)
    #expect(svg(cast).text.contains(#"<g style="filter:drop-shadow(5px 6px 4px #ff000080)"><g "#))
    let moving = cast.blur([0: 0, 2: 4]).shadow([0: ink, 1: .black], radius: [0: 0, 2: 8])
    let bodies = rules(svg(moving).text).map(\.body)
    #expect(bodies.contains { $0.contains("filter:blur(4px)") })
    #expect(bodies.contains { $0.contains("drop-shadow(0px 0px 4px #000000ff)") })
    #expect(svg(group.blur(0)).text == svg(group).text)
  }

  @Test func ourOwnReaderReadsEffects() throws {
    let scene = Scene(ground: .white) {
      Node {
        Node(.rectangle(80, 60), fill: ink)
        Node(.circle(radius: 30), fill: .black).at(x: 40, y: 0)
      }.blur(3).shadow(Color(0x0000FF), radius: 8, x: 50, y: 60).at(x: 480, y: 270).rotation(20)
    }
    let text = ExportFormat.svg.export(scene, .seconds(0), named: "a").text
    let read = try SVGReader.read(Array(text.utf8), name: "a") { source throws(FileError) in
      throw FileError(sentence: "There is no picture \(source).")
    }
    let (one, other) = (Raster(scene, at: 0, scale: 0.3), Raster(read.scene, at: 0, scale: 0.3))
    #expect(read.notes.isEmpty && PictureDifference(one, other).mean < 0.5)
  }

  @Test func shapesOutOfThePlaneKeepTheirPaint() {
    var star = Node(.rectangle(90, 90), fill: ink).border([0: ink, 2: .white], width: 6)
      .rotation3D(y: 30)
    star.isEvenOdd = true
    let text = svg(star).text
    #expect(text.contains("{stroke:#f00") && text.contains(#"fill-rule="evenodd""#))
    let line = Stroke(.gradient(.vertical(.white, .black)), width: 6)
    let exported = svg(Node(.rectangle(90, 90), stroke: line).rotation3D(y: 30))
    #expect(exported.text.contains(#"stroke="url(#a-gradient)""#))
    #expect(exported.losses.contains { $0.english.hasPrefix("Gradients of nodes turned out") })
  }

  @Test func strokesAroundPicturesAreALoss() {
    let picture = Picture(width: 1, height: 1, pixels: [0], source: "data:image/png;base64,AAAA")
    let shape = Shape.picture(picture, Size(width: 9, height: 9))
    let losses = svg(Node(shape, stroke: Stroke(.white, width: 2))).losses
    #expect(losses.map(\.english) == ["Strokes around pictures are left out."])
    #expect(svg(Node(shape)).losses.isEmpty)
  }

  /// A scene may be called like a part of its page.
  @Test(arguments: ["bar", "now", "play", "time"])
  func identifiersOfAPageAreUnique(_ name: String) {
    let scene = Scene(ground: .black) { Node(.circle(radius: 9), fill: ink).opacity([0: 0, 1: 1]) }
    let page = ExportFormat.html.export(scene, .seconds(1), named: name).text
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.contains(name) && Set(ids).count == ids.count, "\(ids)")
  }

  /// What is missing comes before what is a little off.
  @Test func theGravestLossComesFirst() {
    for format in ExportFormat.allCases {
      for demo in catalog {
        let losses = format.export(demo.scene, demo.timeline, named: demo.name).losses
        let sampled = losses.firstIndex { $0.english.contains("sampled") } ?? losses.count
        #expect(
          !losses[sampled...].contains { $0.english.contains("left out") },
          "\(format) of \(demo.name)")
      }
    }
  }

  /// Views of one scene last equally long and play once; no statement says nothing.
  @Test func applesScenesStayTogether() {
    for demo in catalog where demo.timeline.unit == .seconds {
      let swiftUI = ExportFormat.swiftUI.export(demo.scene, demo.timeline, named: demo.name).text
      #expect(
        swiftUI.ranges(of: "KeyframeAnimator(").count
          == swiftUI.ranges(of: "KeyframeAnimator(initialValue: Values(), repeating: false)").count)
      let uiKit = ExportFormat.uiKit.export(demo.scene, demo.timeline, named: demo.name).text
      #expect(!uiKit.contains(" + 0\n"), "\(demo.name)")
      #expect(
        uiKit.ranges(of: "CATextLayer()").count == uiKit.ranges(of: ".contentsScale").count)
    }
    let held = Node(.circle(radius: 5), fill: ink).at(
      x: ([0: 0, 1: 9, 2: 4] as Track<Double>).eased(.hold), y: 0)
    let text = ExportFormat.uiKit.export(held).text
    #expect(text.contains("calculationMode = .discrete"))
    #expect(text.contains("values = [0, 9, 4]") && text.contains("keyTimes = [0, 0.5, 1, 1]"))
  }
}
