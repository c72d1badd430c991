import Keyframes
import Stage
import Syntax

extension SwiftWriter {
  mutating func pageWords(_ text: inout SwiftNodeText) {
    page(.page, "onPage", "onPages", &text)
    page(.row, "onRow", "onRows", &text)
  }

  private mutating func page(
    _ property: Property, _ one: String, _ many: String, _ text: inout SwiftNodeText
  ) {
    guard let track = text.node.numbers[property] else { return }
    let values = track.keyframes.map(\.value)
    if track.isPlainConstant {
      text.writtenNumbers.insert(property)
      text.words.append(".\(one)(\(values[0].shortest))")
      return
    }
    guard !track.isConstant, track.holdsBeyond, !track.hasControls,
      let easing = track.commonEasing
    else { return }
    text.writtenNumbers.insert(property)
    let times = track.keyframes.map(\.time)
    let at = times == values ? "" : ", at: [\(SwiftValue.numbers(times))]"
    let eased = easing == .linear ? "" : ", \(SwiftEasing.text(easing, &losses))"
    let isRange = values.count == 2 && at.isEmpty && eased.isEmpty && values[0] < values[1]
    let list =
      isRange && property == .page
      ? "\(values[0].shortest)...\(values[1].shortest)" : "[\(SwiftValue.numbers(values))]"
    text.words.append(".\(many)(\(list)\(at)\(eased))")
  }

  mutating func otherWords(_ text: inout SwiftNodeText) {
    let node = text.node
    if let clip = node.clip {
      let corners =
        node.clipCornerRadius == 0
        ? "" : ", cornerRadius: \(SwiftValue.number(node.clipCornerRadius))"
      text.words.append(".clipped(to: \(SwiftValue.rect(clip))\(corners))")
    } else if node.clipCornerRadius != 0 {
      text.assignments.append(".clipCornerRadius = \(SwiftValue.number(node.clipCornerRadius))")
    }
    hidden(&text)
    if !node.showsBack { text.words.append(".hidingBack()") }
    if case .settled(let page) = node.clock {
      text.words.append(".timed(sinceSettlingOn: \(page))")
    }
    if !node.name.isEmpty { text.words.append(".named(\(node.name.swiftLiteral))") }
  }

  private mutating func hidden(_ text: inout SwiftNodeText) {
    let hidden = text.node.hidden
    guard hidden != false else { return }
    let times = hidden.keyframes.map(\.time)
    let blank = Node {}
    let words: [(Node, String)] = [
      (blank.hidden(from: times[0]), ".hidden(from: \(times[0].shortest))"),
      (blank.hidden(until: times[0]), ".hidden(until: \(times[0].shortest))"),
    ]
    if let word = words.first(where: { $0.0.hidden == hidden }) {
      text.words.append(word.1)
    } else if let first = times.first, let last = times.last, first < last,
      blank.shown(during: first..<last).hidden == hidden
    {
      text.words.append(".shown(during: \(first.shortest)..<\(last.shortest))")
    } else {
      let track = declared("hidden", .hidden(hidden, &losses), "Track<Bool>")
      text.assignments.append(".hidden = \(track)")
    }
  }

  /// The properties that no word has set.
  mutating func rest(_ text: inout SwiftNodeText) {
    let node = text.node
    for property in Property.allCases {
      guard let track = take(property, &text) else { continue }
      text.assignments.append("[.\(property.name)] = \(track)")
    }
    for property in ColorProperty.allCases {
      guard let track = node.colors[property], text.writtenColors.insert(property).inserted else {
        continue
      }
      let swift = declared(property.name, .color(track, &losses), "Track<Color>")
      text.assignments.append("[.\(property.name)] = \(swift)")
    }
    if let format = node.numberFormat, !text.isCounter {
      text.assignments.append(".numberFormat = \(SwiftValue.format(format))")
    }
    layers(&text)
    if !node.cues.isEmpty {
      text.assignments.append(".cues = [\(SwiftValue.cues(node.cues))]")
    }
  }
}
