package import Interface
package import Keyframes
import Words

// The host's facts about displays, frames and fingers, as words of a recording.
extension DisplayFacts {
  package var words: [String] {
    [pixels.width, pixels.height, points.width, points.height, refreshRate].map(\.exactText)
      + [renderer.quoted, name.quoted, String(number), String(count)]
  }

  package init(_ words: inout LineWords) throws(LineError) {
    self.init(
      pixels: try words.size(in: SavedRange.sizes),
      points: try words.size(in: SavedRange.sizes),
      refreshRate: try words.number("The refresh rate", in: 0...1e5),
      renderer: try words.quoted("The renderer"), name: try words.quoted("The display"),
      number: try words.count("The display's number", in: 0...1000),
      count: try words.count("The number of displays", in: 0...1000))
  }
}

extension FrameReport {
  private static let none = "-"

  package var words: [String] {
    var numbers = [latency, interval]
    if let cost { numbers += [cost.work, cost.presenting, cost.withoutCore] }
    return numbers.map { $0?.exactText ?? Self.none }
  }

  package init(_ words: inout LineWords) throws(LineError) {
    self.init(
      latency: try words.optionalNumber("The latency"),
      interval: try words.optionalNumber("The interval"))
    guard !words.isEmpty else { return }
    cost = FrameCost(
      work: try words.number("The work", in: 0...1e6),
      presenting: try words.number("The presenting", in: 0...1e6),
      withoutCore: try words.optionalNumber("The time without a core"))
  }
}

extension InputEvent {
  /// More fingers than these are on no screen.
  package static let mostFingers = 64
}

extension LineWords {
  package mutating func points(atMost most: Int) throws(LineError) -> [Point] {
    var points: [Point] = []
    while !isEmpty {
      guard points.count < most else { throw error("There are at most \(most) fingers.") }
      points.append(try point())
    }
    return points
  }

  /// A number of seconds, or a dash for none.
  fileprivate mutating func optionalNumber(_ what: Message) throws(LineError) -> Double? {
    var copy = self
    if copy.next() == "-" {
      self = copy
      return nil
    }
    return try number(what, in: 0...1e6)
  }
}
