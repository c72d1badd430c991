/// How long frames took, and how many of 60 a second were missed.
struct FrameTimes: Equatable {
  /// The newest, in seconds.
  private var newest: [Double] = []
  private var count = 0
  private var missed = 0

  private static let usual = 1.0 / 60
  private static let most = 118

  var isEmpty: Bool { count == 0 }

  /// A frame that takes more than half as long again as usual has missed at least one.
  mutating func add(_ seconds: Double) {
    newest = newest.suffix(Self.most - 1) + [seconds]
    count += 1
    missed += max(Int((min(seconds, 60) / Self.usual - 0.5).rounded(.down)), 0)
  }

  /// A bar for each frame, 20 points high at 60 a second, around the origin.
  var graph: Node {
    Node {
      Node(.rectangle(240, 1), fill: .steel).at(y: 4)
      for (index, time) in newest.enumerated() {
        let height = min(20 * time / Self.usual, 60)
        Node(.rectangle(2, height), fill: time > 1.5 * Self.usual ? .coral : .mint)
          .at(x: -118 + Double(index) * 2, y: 24 - height / 2)
      }
      Node("\(count) frames, \(missed) missed", .label, .paper).at(y: 44).named("missed")
    }
    .named("frames")
  }
}
