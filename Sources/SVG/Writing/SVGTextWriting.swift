import Keyframes
import Stage
import Syntax
import Words

// Texts: one element for each text that is shown at any time.
extension SVGWriter {
  mutating func texts(
    _ text: Text, _ node: Node, _ look: SVGLook, ink: SVGCurve?
  ) -> String {
    var tag = SVGTag("text")
    style(&tag, text.style, node)
    if let ink {
      paint(&tag, "fill", ink)
    } else if let track = node.gradient {
      losses.add("A text in a gradient is in the colour of its first stop.", .grave)
      let colors = track.map { $0.stops[0].color }
      paint(&tag, "fill", color(colors, "fill", look))
    } else if let track = node.fill {
      paint(&tag, "fill", color(track, "fill", look))
    } else if text.colors.isEmpty, node.rangeColors.isEmpty {
      return ""
    }
    let strings = strings(of: text, node)
    guard strings.count > 1 else {
      return written(strings.first?.string ?? "", in: tag, text, node, look, ink).map {
        faded($0, look)
      } ?? ""
    }
    // Whatever the texts share stands once, around them.
    tag.name = "g"
    tag.content = strings.map { string, shown in
      var one = SVGTag("text")
      fade(&one, shown)
      return written(string, in: one, text, node, look, ink)?.text ?? ""
    }.joined()
    return faded(tag, look)
  }

  private mutating func style(_ tag: inout SVGTag, _ style: TextStyle, _ node: Node) {
    tag.set("font-family", style.family.css)
    length(&tag, "font-size", curve(node, .fontSize, or: style.size).map { [max($0[0], 0)] })
    if style.weight != .regular { tag.set("font-weight", "\(style.weight.css)") }
    if style.alignment != .leading {
      tag.set("text-anchor", style.alignment == .centre ? "middle" : "end")
    }
    let spacing = curve(node, .letterSpacing, or: style.letterSpacing)
    if !spacing.isStill || spacing.first[0] != 0 {
      animate(&tag, "letter-spacing", spacing) { "\($0[0].svgFactor)em" }
      tag.add(style: "font-kerning:none")
    }
    if node.numbers[.lineHeight]?.moves == true {
      losses.add("Line height keeps its first value.", .grave)
    }
  }

  /// The element with its lines; nil if there is nothing to show.
  private mutating func written(
    _ string: String, in tag: SVGTag, _ text: Text, _ node: Node, _ look: SVGLook, _ ink: SVGCurve?
  ) -> SVGTag? {
    guard !string.isEmpty else { return nil }
    var tag = tag
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    let height =
      node.numbers[.lineHeight]?.value(at: time(clock.range.lowerBound)) ?? text.style.lineHeight
    // The middle of the capitals of one line is at the position.
    let first = Self.middle - Double(lines.count - 1) / 2 * height
    var start = 0
    for (index, line) in lines.enumerated() {
      let content = colored(line, from: start, text, node, look, ink)
      start += line.count + 1
      let y = "\((first + Double(index) * height).svg)em"
      if lines.count == 1 {
        tag.set("dy", y)
        tag.content = content
      } else {
        tag.content += SVGTag("tspan", ["x": "0", "y": y], content).text
      }
    }
    if string.contains("  ") || string.hasPrefix(" ") { tag.set("xml:space", "preserve") }
    return tag
  }

  /// Half the height of capitals, in font sizes, of most fonts without serifs.
  private static let middle = 0.363

  /// Characters in colours of their own are spans.
  private mutating func colored(
    _ line: Substring, from start: Int, _ text: Text, _ node: Node, _ look: SVGLook,
    _ ink: SVGCurve?
  ) -> String {
    let ranges =
      text.colors.map { ($0.range, Track($0.color)) }
      + node.rangeColors.map { ($0.range, $0.color) }
    guard ink == nil, !ranges.isEmpty else { return String(line).escapedForXML }
    let owners = line.indices.enumerated().map { index, _ in
      ranges.lastIndex { $0.0.contains(start + index) }
    }
    var parts = ""
    var rest = Array(line)[...]
    var place = 0
    while !rest.isEmpty {
      let owner = owners[place]
      let count = owners[place...].prefix { $0 == owner }.count
      let words = String(rest.prefix(count)).escapedForXML
      rest = rest.dropFirst(count)
      place += count
      guard let owner else {
        parts += words
        continue
      }
      var span = SVGTag("tspan", [:], words)
      paint(&span, "fill", color(ranges[owner].1, "fill", look))
      parts += span.text
    }
    return parts
  }

  // MARK: Texts that change

  /// The texts in turn, each with a curve that is 1 while it is shown.
  private mutating func strings(
    of text: Text, _ node: Node
  ) -> [(string: String, shown: SVGCurve)] {
    let tracks = [Property.number, .characters].compactMap { node.numbers[$0] }
    let start = time(clock.range.lowerBound)
    guard !isWaiting, node.string?.moves == true || tracks.contains(where: { $0.moves }) else {
      return [(node.string(of: text, at: start), SVGCurve(1))]
    }
    let ends = clock.bounded(node.string?.breaks(in: clock.range) ?? [])
    let frames = tracks.contains { $0.moves } ? clock.frames : []
    let times = Set(ends + frames + tracks.flatMap { $0.breaks(in: clock.range) })
    var shown = changes(clock.bounded(Array(times))) { node.string(of: text, at: $0) }
    if Set(shown.map(\.string)).count > Self.mostTexts {
      let count = shown.count
      shown = stride(from: 0, to: count, by: count / Self.mostTexts + 1).map { shown[$0] }
      losses.add(
        "A text that changes \(count) times shows only \(shown.count) of its versions.", .grave)
    }
    let all = shown
    var seen: Set<String> = []
    return all.filter { seen.insert($0.string).inserted }.map { string, _ in
      (
        string,
        maker.steps(all.map(\.start)) { time in
          [all.last { $0.start <= time }?.string == string ? 1 : 0]
        }
      )
    }
  }

  private func changes(
    _ times: [Double], _ string: (Double) -> String
  ) -> [(string: String, start: Double)] {
    var changes: [(string: String, start: Double)] = []
    for (start, end) in zip(times, times.dropFirst()) {
      let present = string(start + (end - start) / 2)
      if changes.last?.string != present { changes.append((present, start)) }
    }
    if let end = times.last {
      let present = string(end)
      if changes.last?.string != present { changes.append((present, end)) }
    }
    return changes
  }
}

extension Node {
  /// The node's text at a time, with the number and the characters of its tracks.
  fileprivate func string(of text: Text, at time: Double) -> String {
    var words = string?.value(at: time).value ?? text.string
    if let number = numbers[.number], let format = numberFormat {
      words = format.text(number.value(at: time))
    }
    guard let part = numbers[.characters]?.value(at: time) else { return words }
    return String(words.prefix(Int((Double(words.count) * max(0, min(part, 1))).rounded())))
  }
}
