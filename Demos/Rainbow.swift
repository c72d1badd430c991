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
      swatch("Blended", Self.track).at(x: 290, y: 220)
      swatch("Held", Self.track.eased(.hold)).at(x: 670, y: 220)
      ruler
    }
  }

  private func swatch(_ title: String, _ fill: Track<Color>) -> Node {
    Node {
      Node(.rectangle(300, 260, cornerRadius: 28), fill: fill).named("colour")
      Node(title, TextStyle(22, .semibold), .paper).at(y: 166)
    }
    .named(title.lowercased())
  }

  // The keyframes on a line, and the current time.
  private var ruler: Node {
    Node {
      Node(.rectangle(680, 4, cornerRadius: 2), fill: .slate)
      for (index, key) in Self.colors.enumerated() {
        let x = -340 + 680 * Double(index) / 6
        Node(.polygon(sides: 4, radius: 11), fill: key.color, stroke: Stroke(.paper, width: 2))
          .at(x: x)
        Node(key.name, .note, .sand).at(x: x, y: 32)
      }
      Node(.rectangle(3, 40, cornerRadius: 1.5), fill: .paper)
        .at(x: [0: -340, Self.duration: 340], y: 0).named("now")
    }
    .at(x: 480, y: 456).named("ruler")
  }
}
