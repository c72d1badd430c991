import Keyframes
import Stage
import Testing

/// What a user writes: each line compiles without help, and means what it says.
@Suite struct ShortWordsTests {
  private let dot = Node(.circle(radius: 5), fill: .black)
  private let x = 30.0
  private let y = 40.0
  private let flag = true
  private let slide: Track<Double> = [0: 0, 1: 100]

  private func place(_ node: Node, at time: Double = 0) -> Point {
    Point(x: node.x.value(at: time), y: node.y.value(at: time))
  }

  @Test func positionsArePlainNumbersTracksOrBoth() {
    let index = 3
    #expect(place(dot.at(x: x, y: y)) == Point(x: 30, y: 40))
    #expect(place(dot.at(x: x, y: 404)) == Point(x: 30, y: 404))
    #expect(place(dot.at(x: 480 + 60 * Double(index), y: -y / 2)) == Point(x: 660, y: -20))
    #expect(place(dot.at(x: flag ? x : 1, y: flag ? 2 : y)) == Point(x: 30, y: 2))
    #expect(place(dot.at(x: x, y: [0: 7, 1: 9]), at: 1) == Point(x: 30, y: 9))
    #expect(place(dot.at(x: [0: 7, 1: 9], y: y), at: 0.5) == Point(x: 8, y: 40))
    #expect(place(dot.at(x: slide, y: y), at: 1) == Point(x: 100, y: 40))
    #expect(place(dot.at(x: slide, y: slide), at: 1) == Point(x: 100, y: 100))
    #expect(place(dot.at(x: .always(x), y: 3)) == Point(x: 30, y: 3))
    #expect(place(dot.at(x: x).at(y: y)) == Point(x: 30, y: 40))
    #expect(place(dot.at(Point(x: x, y: y))) == Point(x: 30, y: 40))
    #expect(dot.at(x: x).numbers[.y] == nil)
  }

  @Test func everyWordTakesPlainValues() {
    let node = dot.rotation(30 * x).scale(x / 10).opacity(x / 60).z(x).perspective(y)
      .translation(x: x, y: y).size(width: x, height: y).cornerRadius(y)
      .fill(flag ? .white : .black).shadow(flag ? .white : .black, radius: 6)
      .gradient(.vertical(.white, .black)).anchor(at: Point(x: 0.25, y: 1))
    #expect(node.rotation == 900 && node[.scaleX] == 3 && node[.scaleY] == 3)
    #expect(node.opacity == 0.5 && node[.z] == 30 && node[.perspective] == 40)
    #expect(node[.translationX] == 30 && node[.translationY] == 40)
    #expect(node[.width] == 30 && node[.height] == 40 && node[.cornerRadius] == 40)
    #expect(node.fill == Track(.white) && node[.shadow] == Track(.white))
    #expect(node.gradient == Track(.vertical(.white, .black)))
    #expect(node[.anchorX] == 0.25 && node[.anchorY] == 1)
    #expect(dot.rotation3D(x: x)[.rotationX] == 30 && dot.rotation3D(y: x)[.rotationY] == 30)
    #expect(dot.scale(x: x, y: y) == dot.scale(x: .always(30), y: .always(40)))
    #expect(dot.scale(x: 2, y: [0: 1, 1: 3])[.scaleY].value(at: 0.5) == 2)
  }

  /// Every word that takes a track takes an easing for it.
  @Test func everyTrackTakesAnEasing() throws {
    let (route, box) = (Path(through: (0, 0), (9, 9)), Rect(x: 0, y: 0, width: 9, height: 9))
    let colors: Track<Color> = [0: .black, 1: .white]
    let places: Track<Point> = [0: .zero, 1: Point(x: 1, y: 1)]
    let rects: Track<Rect> = [0: .zero, 1: box]
    let easing = Easing.easeIn(.quad)
    let words: [(Easing?) -> Node] = [
      { dot.at(x: slide, y: slide, $0) }, { dot.at(places, $0) },
      { dot.translation(x: slide, y: slide, $0) }, { dot.rotation(slide, $0) },
      { dot.rotation3D(x: slide, y: slide, $0) }, { dot.z(slide, $0) },
      { dot.perspective(slide, $0) }, { dot.scale(slide, $0) },
      { dot.scale(x: slide, y: slide, $0) }, { dot.opacity(slide, $0) },
      { dot.size(width: slide, height: slide, $0) }, { dot.frame(rects, $0) },
      { dot.cornerRadius(slide, $0) }, { dot.fill(colors, $0) },
      { dot.border(colors, width: slide, $0) }, { dot.stroke(from: slide, to: slide, $0) },
      { dot.dashPhase(slide, $0) },
      { dot.shadow(colors, radius: slide, x: slide, y: slide, $0) },
      { dot.revealed(.toBounds, slide, $0) }, { dot.characters(slide, $0) },
      { dot.depth(slide, $0) }, { dot.anchor(at: places, $0) }, { dot.anchorZ(slide, $0) },
      { dot.along(route, slide, $0) }, { dot.contents(rects, $0) },
      { dot.gradient([0: .vertical(.black, .white), 1: .vertical(.white, .black)], $0) },
    ]
    for word in words {
      let (plain, eased) = (word(nil), word(easing))
      for (property, track) in plain.numbers { #expect(eased[property] == track.eased(easing)) }
      for (property, track) in plain.colors where track.times != nil {
        #expect(eased[property] == track.eased(easing))
      }
      #expect(eased.gradient == plain.gradient?.eased(easing))
      #expect(eased != plain)
    }
  }

  @Test func tracksAreMadeWithoutAType() {
    #expect(Track([0: 0, 1: 1]).eased(.easeIn(.quad)).value(at: 0.5) == 0.25)
    #expect(dot.at(x: Track([0: 0, 1: 8]).eased(.easeIn(.quad)), y: y).x.value(at: 0.5) == 2)
    #expect(Track([0: Point.zero, 1: Point(x: 4, y: 2)]).value(at: 0.5) == Point(x: 2, y: 1))
    #expect(dot.fill(Track([0: .white, 1: .black]).eased(.hold)).fill?.value(at: 0.9) == .white)
  }

  @Test func aStepHasOneValueBeforeItsTimeAndOneFromThenOn() {
    let node = dot.at(x: .step(at: 1, from: 10, to: 20))
    #expect(node.x.value(at: 1.0.nextDown) == 10 && node.x.value(at: 1) == 20)
    #expect(node.x.value(at: -5) == 10 && node.x.value(at: 5) == 20)
  }

  @Test func onePageAndOneRow() {
    let node = dot.onPage(2, row: 1)
    #expect(node[.page] == 2 && node[.row] == 1)
    #expect(dot.onPage(Point(x: 2, y: 1)) == node)
    #expect(dot.onPage(2).onRow(1) == node)
  }

  @Test func aNodeIsARectangle() {
    let rect = Rect(x: 10, y: 20, width: 60, height: 40)
    for node in [
      Node(rect, cornerRadius: 4, fill: .black), Node(rect, cornerRadius: 4, fill: Track(.black)),
    ] {
      #expect(node.shape == .rectangle(60, 40, cornerRadius: 4))
      #expect(place(node) == rect.centre && node.fill == Track(.black))
    }
    let shaded = Node(rect, gradient: .vertical(.white, .black))
    #expect(shaded.fill == nil && shaded.gradient == Track(.vertical(.white, .black)))
  }
}
