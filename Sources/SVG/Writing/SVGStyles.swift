import Keyframes
import Syntax

/// The `@keyframes` of a picture, each once.
struct SVGStyles {
  private let clock: SVGClock
  private let prefix: String
  private var names: [String: String] = [:]
  private var rules: [(name: String, text: String)] = []

  init(_ clock: SVGClock, prefix: String) {
    self.clock = clock
    self.prefix = prefix
  }

  var isEmpty: Bool { names.isEmpty }

  /// The name of the keyframes that move a property along a curve.
  mutating func name(
    _ property: String, _ curve: SVGCurve, _ value: ([Double]) -> String
  ) -> String {
    let body = body(property, curve, value)
    if let known = names[body] { return known }
    let name = "\(prefix)-\(names.count + 1)"
    names[body] = name
    rules.append((name, "@keyframes \(name){\(body)}\n"))
    return name
  }

  /// The rules that a picture's elements use, in order; some were for elements that came out empty.
  ///
  /// - Complexity: O(*n*) in the length of the picture.
  func text(for elements: String) -> String {
    var used: Set<Substring> = []
    for part in elements.split(separator: "animation-name:").dropFirst() {
      let names = part.prefix { $0 != ";" && $0 != "\"" && $0 != "'" }
      used.formUnion(names.split(separator: ","))
    }
    return rules.filter { used.contains($0.name[...]) }.map(\.text).joined()
  }

  private func body(
    _ property: String, _ curve: SVGCurve, _ value: ([Double]) -> String
  ) -> String {
    var frames: [(place: Double, value: String, step: String)] = []
    for key in curve.keys {
      let place = clock.percent(key.time).rounded(to: 5)
      let text = value(key.values)
      // The value just before a leap has its own keyframe before it.
      if let last = frames.last, last.place >= place {
        let before = frames.count > 1 ? frames[frames.count - 2].place : -1
        let moment = max(place - 0.00002, (before + place) / 2).rounded(to: 6)
        if frames.count > 1, moment <= before || frames[frames.count - 2].step == Self.hold,
          moment <= before || frames[frames.count - 2].value == last.value
        {
          frames.removeLast()
        } else if frames.count > 1 {
          frames[frames.count - 1].place = moment
          frames[frames.count - 1].step = Self.hold
        } else {
          frames.removeLast()
        }
      }
      frames.append((place, text, key.step.css))
    }
    return merged(property, frames)
  }

  /// Equal keyframes are written once, for all of their places.
  private func merged(
    _ property: String, _ frames: [(place: Double, value: String, step: String)]
  ) -> String {
    var places: [String: String] = [:]
    var blocks: [String] = []
    for frame in frames {
      let start = "{\(property):\(frame.value)"
      let held = "\(start);\(Self.hold)}"
      var block = start + (frame.step.isEmpty ? "}" : ";\(frame.step)}")
      // The last one needs no easing, and may have that of an equal one.
      if frame.place >= 100 { block = places[held] == nil ? start + "}" : held }
      if places[block] == nil { blocks.append(block) }
      places[block] = (places[block].map { $0 + "," } ?? "") + "\(frame.place.shortest)%"
    }
    return blocks.map { (places[$0] ?? "") + $0 }.joined()
  }

  private static let hold = SVGCurve.Step.hold.css
}

extension SVGCurve.Step {
  /// Empty for linear, which is the default.
  fileprivate var css: String {
    switch self {
    case .linear: ""
    case .hold: "animation-timing-function:step-end"
    case .bezier(let numbers):
      "animation-timing-function:cubic-bezier("
        + numbers.map { $0.text(digits: 4) }.joined(separator: ",") + ")"
    }
  }
}
