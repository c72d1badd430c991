/// A projector can cut edges, squash circles, lose greys, blur type and delay frames: check with
/// this before a talk. It also shows facts about the display, its frames and the input.
///
/// The measurements have a file of their own in this folder.
struct TestCard: ButtonedDemo, DisplayDemo {
  static let title = "Test card"
  static let keepsSmallType = true
  static let caption = "Edges, circles, greys, colours, type and frames on this display."

  var report = DisplayReport()
  private var isMeasuring = false
  /// The report when measuring began.
  private(set) var before = DisplayReport()

  let timeline = Timeline.seconds(4, ticks: [0, 1, 2, 3, 4])

  var scene: Scene {
    var scene = Scene(ground: .black) {
      edges
      Node {
        colors
        circles
        greys
        type
        motion
        display
        if !report.intervals.isEmpty { frames.at(x: 732, y: 326) }
      }
      .at(x: corner.x, y: corner.y)
    }
    scene.size = report.size
    return scene
  }

  /// The upper left corner of the usual stage in the middle of the card, which is as large as the display.
  private var corner: Point {
    Point(
      x: (report.size.width - Scene.size.width) / 2, y: (report.size.height - Scene.size.height) / 2
    )
  }

  // The picture's edge, and frames where a projector may cut off 5% or 10%.
  private var edges: Node {
    Node {
      for (share, color) in [(0.0, Color.white), (0.05, .sun), (0.1, .coral)] {
        let width = report.size.width * (1 - 2 * share) - 2
        let height = report.size.height * (1 - 2 * share) - 2
        Node(.rectangle(width, height, cornerRadius: 0), stroke: Stroke(color, width: 2))
        if share > 0 {
          Node(Words.localized("\(Int(share * 100)) % cut off"), .note, color)
            .at(x: 0, y: height / 2 - 12)
        }
      }
    }
    .at(x: report.size.width / 2, y: report.size.height / 2).named("edges")
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

  // If these circles aren't round, the picture is squashed.
  private var circles: Node {
    // In the corners of the inner frame.
    let right = report.size.width * 0.4 - 16
    let low = report.size.height * 0.4 - 16
    return Node {
      for (x, y, radius) in [
        (-right, -low, 14.0), (right, -low, 14), (-right, low, 14), (right, low, 14), (0, 0, 88),
      ] {
        Node(.circle(radius: radius), stroke: Stroke(.white, width: 2)).at(x: 480 + x, y: 270 + y)
      }
      Node(.rectangle(176, 2), fill: .white).at(x: 480, y: 270)
      Node(.rectangle(2, 176), fill: .white).at(x: 480, y: 270)
    }
    .named("circles")
  }

  // All steps should differ, above all the three darkest and the three lightest.
  private var greys: Node {
    Node {
      for (index, percent) in [0, 2, 5, 10, 25, 40, 55, 70, 85, 95, 98, 100].enumerated() {
        let (x, share) = (Double(index) * 58, Double(percent) / 100)
        let grey = Color(red: share, green: share, blue: share)
        Node(.rectangle(58, 44), fill: grey, stroke: Stroke(.steel, width: 1))
          .at(x: x).named("\(percent) %")
        Node(String(percent), .note, share > 0.5 ? .ink : .paper).at(x: x)
      }
    }
    .at(x: 161, y: 434).named("greys")
  }

  // If even the last row can't be read, neither can the talk.
  private var type: Node {
    let (width, height) = (report.size.width, report.size.height)
    return Node {
      for (size, y) in [(11.0, 0.0), (13.5, 23), (18, 48.5), (22, 78.5), (27, 112.5)] {
        let share = Int((min(width, height) / size).rounded())
        let text =
          width < height
          ? Words.localized("1/\(share) of the width") : Words.localized("1/\(share) of the height")
        Node(text, TextStyle(size, .medium).leading, .white).at(y: y)
      }
    }
    .at(x: 600, y: 172).named("type")
  }

  // A bar that should glide, and a frame counter.
  private var motion: Node {
    Node {
      Node(.rectangle(768, 2), fill: .steel).at(x: 480)
      Node(.rectangle(6, 24, cornerRadius: 3), fill: .sun).at(x: [0: 96, 4: 864]).named("bar")
      Node(number: [0: 0, 4: 240], NumberFormat(prefix: "frame "), .mono(18), .paper)
        .at(x: 480, y: -20)
    }
    .at(x: 0, y: 398).named("motion")
  }

  func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
    let title = isMeasuring ? "Stop" : "Measure frames"
    let position = corner + Point(x: 116, y: 157)
    return [StageButton(title, Rect(x: position.x, y: position.y, width: 160, height: 30))]
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .button:
      isMeasuring.toggle()
      if isMeasuring { before = report }
      return isMeasuring ? .play : .pause
    // Keeps frames coming after the end of the timeline.
    case .seconds where isMeasuring: return .nothing
    case .pointer, .tap, .seconds, .cue, .settled, .adopted: return .ignored
    }
  }
}
