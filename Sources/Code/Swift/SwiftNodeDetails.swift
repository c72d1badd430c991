import Keyframes
import Stage
import Syntax

// The words for outlines, texts that change, constraints and the like.
extension SwiftWriter {
  mutating func outline(_ track: Track<Path>) -> SwiftTrack {
    var names: [Path: String] = [:]
    for keyframe in track.keyframes {
      let controls = keyframe.controls.map { [$0.first, $0.second] } ?? []
      for path in [keyframe.value] + controls where names[path] == nil {
        names[path] = self.path(path)
      }
    }
    return .outline(track, names, &losses)
  }

  mutating func detailWords(_ text: inout SwiftNodeText) {
    let node = text.node
    if let outline = node.outline {
      let track = declared("outline", self.outline(outline), "Track<Path>")
      // The word gives a group a shape as well.
      if node.shape == nil {
        text.assignments.append(".outline = \(track)")
      } else {
        text.words.append(".outline(\(track))")
      }
    }
    if let string = node.string {
      let track = declared("string", .string(string, &losses), "Track<Discrete<String>>")
      text.words.append(".text(\(track))")
    }
    for (word, property) in [
      ("fontSize", Property.fontSize), ("letterSpacing", .letterSpacing),
      ("lineHeight", .lineHeight),
    ] {
      if let track = take(property, &text) { text.words.append(".\(word)(\(track))") }
    }
    axisWord(&text)
    if let tint = node.colors[.tint], text.writtenColors.insert(.tint).inserted {
      text.words.append(".tint(\(declared("tint", .color(tint, &losses), "Track<Color>")))")
    }
    rangeColors(&text)
    for (name, track) in node.own.sorted(by: { $0.key < $1.key }) {
      let track = declared("own", .number(track, &losses), "Track<Double>")
      text.words.append(".own(\(name.swiftLiteral), \(track))")
    }
    constraints(&text)
  }

  private mutating func axisWord(_ text: inout SwiftNodeText) {
    let numbers = text.node.numbers
    guard numbers[.axisX] != nil, numbers[.axisY] != nil, numbers[.axisZ] != nil,
      let turn = take(.axisRotation, &text)
    else { return }
    let parts = [("x", Property.axisX), ("y", .axisY), ("z", .axisZ)].compactMap { label, axis in
      take(axis, &text).map { "\(label): \($0)" }
    }
    text.words.append(".rotation3D(\(([turn] + parts).joined(separator: ", ")))")
  }

  private mutating func rangeColors(_ text: inout SwiftNodeText) {
    let parts = text.node.rangeColors
    let tracks = parts.map { part in
      (SwiftValue.range(part.range), declared("fill", .color(part.color, &losses), "Track<Color>"))
    }
    if Set(parts.map(\.range)).count == parts.count {
      text.words += tracks.map { ".fill(\($1), of: \($0))" }
    } else {
      let list = tracks.map { "RangeColor(\($0), \($1))" }.joined(separator: ", ")
      text.assignments.append(".rangeColors = [\(list)]")
    }
  }

  private mutating func constraints(_ text: inout SwiftNodeText) {
    let (all, numbers) = (text.node.constraints, text.node.numbers)
    guard !all.isEmpty else { return }
    let isPlain =
      Set(all.map(\.offset)).count == all.count
      && all.allSatisfy { numbers[$0.multiplier] != nil && numbers[$0.offset] != nil }
    guard isPlain else {
      let list = all.map {
        "Constraint(.\($0.attribute), to: .\($0.other), of: \(reference($0)))"
      }
      text.assignments.append(".constraints = [\(list.joined(separator: ", "))]")
      return
    }
    for constraint in all {
      let factor = take(constraint.multiplier, &text).map { $0 == "1" ? "" : ", times: \($0)" }
      let offset = take(constraint.offset, &text).map { $0 == "0" ? "" : ", plus: \($0)" }
      text.words.append(
        ".constrained(.\(constraint.attribute), to: .\(constraint.other), "
          + "of: \(reference(constraint))\(factor ?? "")\(offset ?? ""))")
    }
  }

  private func reference(_ constraint: Constraint) -> String {
    switch constraint.reference {
    case .stage: ".stage"
    case .node(let name): ".node(\(name.swiftLiteral))"
    }
  }
}
