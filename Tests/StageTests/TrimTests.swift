import Keyframes
import Stage
import Testing

struct TrimTests {
  /// Chords of curves are a little shorter.
  private let tolerance = 0.02

  private func length(_ path: Path) -> Double { PathRoute(path).length }

  private static let square = Path(through: (0, 0), (10, 0), (10, 10), (0, 10), isClosed: true)

  @Test(arguments: [(0.0, 0.5, 0.0), (0.25, 0.75, 0), (0.5, 1, 0.3), (0.2, 0.9, -0.7)])
  func lengthsAreTheirShare(_ start: Double, _ end: Double, _ offset: Double) throws {
    let circle = try #require(Shape.circle(radius: 20).outline)
    var both = Self.square
    both.append(circle)
    for path in [Self.square, circle, both] {
      let part = path.trimmed(from: start, to: end, offset: offset)
      #expect(abs(length(part) - (end - start) * length(path)) < tolerance * length(path))
    }
  }

  @Test func endsAreWhereTheRouteIs() throws {
    let circle = try #require(Shape.circle(radius: 20).outline)
    let route = PathRoute(circle)
    let part = PathRoute(circle.trimmed(from: 0.1, to: 0.4))
    #expect(part.place(at: 0).point.distance(to: route.place(at: 0.1).point) < 0.05)
    #expect(part.place(at: 1).point.distance(to: route.place(at: 0.4).point) < 0.05)
  }

  @Test func wholeAndEmptyAreExact() {
    #expect(Self.square.trimmed(from: 0, to: 1, offset: 0.4) == Self.square)
    #expect(Self.square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(Self.square.trimmed(from: 0.8, to: 0.2).isEmpty)
    #expect(Path().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test func aClosedPathThatWrapsIsOnePiece() {
    let part = Self.square.trimmed(from: 0.5, to: 1, offset: 0.25)
    let corners = part.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .cubic, .close: nil
      }
    }
    let wanted = [(0.0, 10.0), (0, 0), (10, 0)].map { Point(x: $0.0, y: $0.1) }
    #expect(part.elements.count == 3 && distance(corners, wanted) < 1e-9)
  }

  @Test func fillsAreTrimmedWithTheLine() throws {
    var node = Node(.rectangle(10, 10), fill: .white, stroke: Stroke(.white, width: 1))
      .stroke(from: 0, to: [0: 0, 1: 0.5, 2: 1])
    node.trimsFill = true
    let half = node.sprite(at: 1)
    guard case .path(let path) = half.shape else {
      Issue.record("It is no path.")
      return
    }
    #expect(abs(length(path) - 20) < 1e-6)
    #expect(half.stroke?.end == 1 && half.stroke?.start == 0)
    #expect(node.sprite(at: 2).shape == .rectangle(10, 10))
  }
}
