/// The links of the square's chain, each as wide as it is long, and a mark that goes along them while the
/// chain runs.
struct ChainLinks {
  private let links: [(name: String, seconds: Double, color: Color)]

  private static let left = 60.0
  private static let width = 840.0
  private static let gap = 4.0

  /// `duration` is the knob's factor.
  init(duration: Double) {
    links = [
      ("grow 60, purple", 0.5 * duration, .violet), ("again", 0.5 * duration, .violet),
      ("again", 0.5 * duration, .violet), ("wait", 0.2 * duration, .sand),
      ("turn 95°", 0.5 * duration, .sky), ("fall", 0.4 * duration, .coral), ("fade in", 1, .mint),
    ]
  }

  private var whole: Double { links.reduce(0) { $0 + $1.seconds } }

  func node(runs: [ClosedRange<Double>]) -> Node {
    Node {
      for (index, link) in links.enumerated() {
        let start = links[..<index].reduce(0) { $0 + $1.seconds } / whole * Self.width
        let width = link.seconds / whole * Self.width - Self.gap
        Node(.rectangle(width, 8, cornerRadius: 4), fill: link.color)
          .at(x: Self.left + start + width / 2, y: 44)
        Node(link.name, .note.leading, .quietSlate).at(x: Self.left + start, y: 68)
      }
      Node(.rectangle(4, 24, cornerRadius: 2), fill: .slate)
        .at(x: mark(runs), y: 44).opacity(visibility(runs)).named("mark")
    }
    .named("links")
  }

  private func mark(_ runs: [ClosedRange<Double>]) -> Track<Double> {
    var track: Track<Double> = Track(Self.left)
    for run in runs {
      track.add(Self.left, at: run.lowerBound)
      track.add(Self.left + Self.width, at: run.upperBound, easing: .hold)
    }
    return track
  }

  // Seen while a run lasts.
  private func visibility(_ runs: [ClosedRange<Double>]) -> Track<Double> {
    var track: Track<Double> = 0
    for run in runs {
      track.add(1, at: run.lowerBound, easing: .hold)
      track.add(0, at: run.upperBound, easing: .hold)
    }
    return track
  }
}
