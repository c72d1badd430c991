import AppState
import Demos
import Formats
import Interface
import Keyframes
import Playground
import Stage

/// `riff sample easing …` and `riff sample demo …`.
func sample(_ arguments: Arguments) throws(Failure) {
  switch arguments.words.first {
  case "easing": try sampleEasing(arguments)
  case "demo": try sampleDemo(arguments)
  case let word?:
    throw .usage(
      "riff sample takes easing or demo, not \"\(word)\"."
        + hint(for: word, among: ["easing", "demo"]))
  case nil:
    throw .usage("riff sample needs \"easing\" or \"demo\". Usage: \(Command.sample.usageLine)")
  }
}

/// Prints N lines `progress value`, the first at 0 and the last at 1.
private func sampleEasing(_ arguments: Arguments) throws(Failure) {
  guard arguments.words.count >= 2 else {
    throw .usage("riff sample easing needs a notation, such as 'ease-out-bounce'.")
  }
  try arguments.refuseWords(after: 2, .sample)
  for option in [Option.times, .set] where arguments.has(option) {
    throw .usage("riff sample easing has no option \(option.name).")
  }
  let count = try arguments.count(.count, in: 2...1_000_000)
  let easing = try easing(in: arguments.words[1])
  if arguments.has(.nearest) {
    guard count == nil, !arguments.has(.dialect) else {
      throw .usage("riff sample easing takes only one of --count, --as and --nearest.")
    }
    return printNearest(to: easing)
  }
  if let word = arguments.text(.dialect) {
    guard count == nil else { throw .usage("riff sample easing takes --count or --as, not both.") }
    return try printText(of: easing, as: word)
  }
  try printValues(of: easing, count ?? 11)
}

/// In Riff's notation or another tool's.
private func easing(in text: String) throws(Failure) -> Easing {
  do {
    return try Easing(notation: text)
  } catch {
    if let read = try? ReadEasing(text) { return read.easing }
    throw .usage(
      error.message + error.unknownName.flatMap { hint(for: $0, among: Easing.names) })
  }
}

/// Prints the easing for another tool, and the error of writing it to standard error.
private func printText(of easing: Easing, as word: String) throws(Failure) {
  let words = EasingDialect.allCases.map(\.word)
  guard let dialect = EasingDialect.allCases.first(where: { $0.word == word }) else {
    throw .usage(
      "--as is \"\(word)\"; it takes one of \(words.joined(separator: ", "))."
        + hint(for: word, among: words))
  }
  let written = dialect.write(easing)
  print(written.text)
  for sentence in ["\(dialect.title): \(written.errorText)."] + written.notes {
    note(sentence)
  }
}

/// Prints lines `kind error notation`.
private func printNearest(to easing: Easing) {
  let nearest = NearestEasings(easing)
  for kind in NearestEasings.Kind.allCases {
    print(kind.rawValue, nearest[kind].largestError.fixed(4), nearest[kind].easing.notation)
  }
}

private func printValues(of easing: Easing, _ count: Int) throws(Failure) {
  for index in 0..<count {
    try goOn()
    let progress = Double(index) / Double(count - 1)
    print(exactText(progress), exactText(easing(progress)))
  }
}

/// Prints lines `time node property value…` for every property of every node.
private func sampleDemo(_ arguments: Arguments) throws(Failure) {
  guard arguments.words.count >= 2 else {
    throw .usage("riff sample demo needs a demo. riff list shows all.")
  }
  try arguments.refuseWords(after: 2, .sample)
  for option in [Option.count, .dialect, .nearest] where arguments.has(option) {
    throw .usage("riff sample demo has no option \(option.name).")
  }
  let plain = try demo(called: arguments.words[1], for: .sample)
  let demo = plain.set(to: try arguments.settings(for: plain))
  guard let times = try arguments.numbers(.times) else {
    throw .usage("riff sample demo needs --at TIME[,TIME…].")
  }
  let scene = demo.scene
  for time in times.map({ clamped($0, demo) }) {
    try goOn()
    print(exactText(time), "ground", "fill", exactText(scene.ground.value(at: time)))
    for (name, node) in scene.allNodes {
      for (property, values) in node.values(at: time) {
        print(exactText(time), name, property, values)
      }
    }
  }
}

private func exactText(_ color: Color) -> String {
  [color.red, color.green, color.blue, color.alpha].map(exactText).joined(separator: " ")
}

private func exactText(_ path: Path) -> String {
  func text(_ points: Point...) -> String {
    points.map { exactText($0.x) + " " + exactText($0.y) }.joined(separator: " ")
  }
  return path.elements.map { element in
    switch element {
    case .move(let point): "M " + text(point)
    case .line(let point): "L " + text(point)
    case .cubic(let one, let two, let end): "C " + text(one, two, end)
    case .close: "Z"
    }
  }.joined(separator: " ")
}

extension Node {
  /// The values of the node's tracks at `time`, in a fixed order, without missing properties.
  fileprivate func values(at time: Double) -> [(property: String, values: String)] {
    var lines: [(String, String)] = []
    for property in Property.allCases where has(property) {
      lines.append((property.name, exactText(self[property].value(at: time))))
    }
    lines.append(("hidden", hidden.value(at: time) ? "1" : "0"))
    for property in ColorProperty.allCases where has(property) {
      lines.append((property.name, exactText(self[property].value(at: time))))
    }
    if let gradient = gradient?.value(at: time) {
      let ends = [gradient.start, gradient.end].map { exactText($0.x) + " " + exactText($0.y) }
      let stops = gradient.stops.map { exactText($0.offset) + " " + exactText($0.color) }
      lines.append(("gradient", (ends + stops).joined(separator: " ")))
    }
    if let outline = outline?.value(at: time) {
      lines.append(("outline", "\"\(exactText(outline))\""))
    }
    // In quotation marks, with escapes, so that it stays on its line.
    if let string = string?.value(at: time) {
      lines.append(("string", string.value.debugDescription))
    }
    for part in rangeColors {
      lines.append(("fill[\(part.range)]", exactText(part.color.value(at: time))))
    }
    return lines
  }

  /// Whether a property is explicitly set, or always determines position and appearance.
  private func has(_ property: Property) -> Bool {
    if numbers[property] != nil { return true }
    return switch property {
    case .x, .y, .rotation, .scaleX, .scaleY, .opacity, .depth: true
    case .width, .height: if case .text? = shape { false } else { shape != nil }
    case .cornerRadius: if case .rectangle? = shape { true } else { false }
    case .strokeWidth, .strokeStart, .strokeEnd: stroke != nil
    case .z, .translationX, .translationY, .anchorX, .anchorY, .rotationX, .rotationY, .perspective,
      .skew, .skewAxis, .strokeOffset, .dashPhase, .pathProgress, .page, .row, .visibility,
      .shadowX, .shadowY, .shadowRadius, .blur,
      .number, .characters, .fontSize, .letterSpacing, .lineHeight, .axisRotation, .axisX, .axisY,
      .axisZ, .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight, .offsetX, .offsetY,
      .offsetWidth, .offsetHeight, .anchorZ, .contentsX, .contentsY, .contentsWidth,
      .contentsHeight:
      false
    }
  }

  private func has(_ property: ColorProperty) -> Bool {
    colors[property] != nil || (property == .stroke && stroke != nil)
  }
}
