/// What a projector does to a picture: cut edges, squashed circles, lost greys, unreadable type, frames that
/// come late. Show it before a talk.
///
/// It is a folder, because it also measures frames.
struct TestCard: ButtonedDemo {
  static let title = "Test card"
  static let keepsSmallType = true
  static let caption = "Edges, circles, greys, colours, type and frames on this display."

  private var frames = FrameTimes()
  private var isMeasuring = false

  let timeline = Timeline.seconds(4, ticks: [0, 1, 2, 3, 4])

  var scene: Scene {
    Scene(ground: .black) {
      edges
      colors
      circles
      greys
      type
      motion
      if !frames.isEmpty { frames.graph.at(x: 230, y: 270) }
      Node("F4 shows what clickers and wheels send", .label, .paper).at(x: 290, y: 372)
    }
  }

  // Frames at the picture's edge, and where a projector may cut off 5 % or 10 % of it.
  private var edges: Node {
    Node {
      for (share, color) in [(0.0, Color.white), (0.05, .sun), (0.1, .coral)] {
        let (width, height) = (960 * (1 - 2 * share) - 2, 540 * (1 - 2 * share) - 2)
        Node(.rectangle(width, height, cornerRadius: 0), stroke: Stroke(color, width: 2))
        if share > 0 {
          Node("\(Int(share * 100)) % cut off", .note, color)
            .at(x: 0, y: height / 2 - 12)
        }
      }
    }
    .at(x: 480, y: 270).named("edges")
  }

  private var colors: Node {
    Node {
      let bars: [(name: String, color: Color)] = [
        ("white", .white), ("yellow", Color(0xFFFF00)), ("cyan", Color(0x00FFFF)),
        ("green", Color(0x00FF00)), ("magenta", Color(0xFF00FF)), ("red", Color(0xFF0000)),
        ("blue", Color(0x0000FF)), ("black", .black),
      ]
      for (index, bar) in bars.enumerated() {
        Node(.rectangle(84, 56), fill: bar.color, stroke: Stroke(.steel, width: 1))
          .at(x: Double(index) * 86).named(bar.name)
        Node(bar.name, .note, .paper).at(x: Double(index) * 86, y: 42)
      }
    }
    .at(x: 179, y: 92).named("colours")
  }

  // As wide as high, or the picture is squashed.
  private var circles: Node {
    Node {
      for (x, y) in [(112.0, 70.0), (848, 70), (112, 470), (848, 470)] {
        Node(.circle(radius: 14), stroke: Stroke(.white, width: 2)).at(x: x, y: y)
      }
      Node(.circle(radius: 88), stroke: Stroke(.white, width: 2)).at(x: 480, y: 270)
      Node(.rectangle(176, 2), fill: .white).at(x: 480, y: 270)
      Node(.rectangle(2, 176), fill: .white).at(x: 480, y: 270)
    }
    .named("circles")
  }

  // All steps must differ, above all the three darkest and the three lightest.
  private var greys: Node {
    Node {
      for (index, percent) in [0, 2, 5, 10, 25, 40, 55, 70, 85, 95, 98, 100].enumerated() {
        let share = Double(percent) / 100
        Node(
          .rectangle(58, 44), fill: Color(red: share, green: share, blue: share),
          stroke: Stroke(.steel, width: 1)
        )
        .at(x: Double(index) * 58).named("\(percent) %")
        Node(String(percent), .note, share > 0.5 ? .ink : .paper).at(x: Double(index) * 58)
      }
    }
    .at(x: 161, y: 434).named("greys")
  }

  // The last row must read what the talk shows.
  private var type: Node {
    Node {
      var y = 0.0
      for size in [11.0, 13.5, 18, 22, 27] {
        let text = "1/\(Int((540 / size).rounded())) of the height"
        Node(text, TextStyle(size, .medium, alignment: .leading), .white).at(y: y)
        let _ = (y += size + 12)
      }
    }
    .at(x: 616, y: 186).named("type")
  }

  // A bar that must glide, and the number of the frame.
  private var motion: Node {
    Node {
      Node(.rectangle(768, 2), fill: .steel).at(x: 480)
      Node(.rectangle(6, 24, cornerRadius: 3), fill: .sun).at(x: [0: 96, 4: 864]).named("bar")
      Node(number: [0: 0, 4: 240], NumberFormat(prefix: "frame "), .mono(18), .paper)
        .at(x: 732, y: -28)
    }
    .at(x: 0, y: 398).named("motion")
  }

  // MARK: Frames

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    [
      StageButton(
        isMeasuring ? "Stop" : "Measure frames", Rect(x: 150, y: 172, width: 160, height: 36))
    ]
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .button:
      isMeasuring.toggle()
      if isMeasuring { frames = FrameTimes() }
      return isMeasuring ? .play : .pause
    case .seconds(let seconds) where isMeasuring:
      frames.add(seconds)
      return .nothing
    case .hand, .tap, .seconds, .cue, .settled, .adopted: return .ignored
    }
  }
}
