/// UIKit's rainbow: six keyframes in four seconds, each a sixth of the time, its colour reached at
/// its end. Beside it, `hold` makes the same keyframes jump instead of blending.
struct Rainbow: Demo {
  static let name = "rainbow"
  static let title = "Rainbow keyframes"
  static let caption = "Six colours in four seconds, blended and held."
  static let posterTime = 1.7

  private static let colors: [(name: String, color: Color)] = [
    ("red", Color(red: 1, green: 0, blue: 0)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("yellow", Color(red: 1, green: 1, blue: 0)),
    ("green", Color(red: 0, green: 1, blue: 0)),
    ("blue", Color(red: 0, green: 0, blue: 1)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("red", Color(red: 1, green: 0, blue: 0)),
  ]
  private static let duration = 4.0

  private static let times = (0...6).map { duration * Double($0) / 6 }

  /// From red to orange, and so on, back to red.
  static let track = Track(colors.map(\.color), at: times)

  let timeline = Timeline.seconds(duration, ticks: times)

  var scene: Scene {
    Scene(ground: .ink) {
      swatch("Blended", Self.track).at(x: 300, y: 206)
      swatch("Held", Self.track.eased(.hold)).at(x: 660, y: 206)
      ruler
    }
  }

  private func swatch(_ title: String, _ fill: Track<Color>) -> Node {
    Node {
      Node(.rectangle(320, 300, cornerRadius: 24), fill: .midnight)
      Node(.circle(radius: 96), fill: fill).at(y: -24).named("colour")
      Node(title, TextStyle(22, .semibold), .paper).at(y: 112)
    }
    .named(title.lowercased())
  }

  // The keyframes on a line, the colours between them, and the current time.
  private var ruler: Node {
    Node {
      Node(.rectangle(680, 20, cornerRadius: 6), gradient: Self.spectrum).at(y: -13)
      for index in 0..<6 {
        let width = 680.0 / 6
        Node(.rectangle(width - 2, 20, cornerRadius: 6), fill: Self.colors[index].color)
          .at(x: -340 + width * (Double(index) + 0.5), y: 13)
      }
      for (index, key) in Self.colors.enumerated() {
        let x = -340 + 680 * Double(index) / 6
        Node(.polygon(sides: 4, radius: 10), fill: key.color, stroke: Stroke(.paper, width: 2))
          .at(x: x)
        Node(key.name, .note, .sand).at(x: x, y: 44)
      }
      Node(.rectangle(3, 64, cornerRadius: 1.5), fill: .paper)
        .at(x: [0: -340, Self.duration: 340], y: 0).named("now")
    }
    .at(x: 480, y: 446).named("ruler")
  }

  private static var spectrum: Gradient {
    Gradient(
      from: Point(x: 0, y: 0), to: Point(x: 1, y: 0),
      colors.enumerated().map { Gradient.Stop(Double($0) / 6, $1.color) })
  }
}
