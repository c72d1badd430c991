import Keyframes
import Stage
import Syntax
import Words

// Text layers.
extension LottieImport {
  /// The nodes of a text layer: outlines where the file brings all of its characters, else, or if the font is
  /// Riff's own, a text in the interface's fonts.
  func words(_ source: LottieValue) -> [Node] {
    let text = source["t"]
    noteText(text)
    let document = resolved(text?["d"])
    let items = document?["k"]?.items ?? []
    var states = items.compactMap { key -> (time: Double, words: LottieWords)? in
      guard let style = key["s"], style.isObject else { return nil }
      return (limited(key["t"]?.number ?? 0), LottieWords(style))
    }
    if states.isEmpty, let style = document?["k"], style.isObject {
      states = [(0, LottieWords(style))]
    }
    guard let first = states.first, spend(keyframes: states.count) else { return [] }
    let staysText = states.allSatisfy { isOwn($0.words) }
    let paths = staysText ? [nil] : states.map { outlines(of: $0.words) }
    if paths.allSatisfy({ $0 != nil }) {
      return zip(states, paths).enumerated().map { index, pair in
        let end = index + 1 < states.count ? states[index + 1].time : nil
        return lettered(
          pair.0.words, pair.1 ?? Path(), from: index > 0 ? pair.0.time : nil, to: end)
      }
    }
    return [written(first.words, states)]
  }

  private func noteText(_ text: LottieValue?) {
    noteExpression(text?["d"])
    if !(text?["a"]?.items.isEmpty ?? true) {
      note("text animator", instead: "the text stands still")
    }
    if case .object(let path) = text?["p"], !path.members.isEmpty {
      note("text on a path", instead: "a straight text")
    }
  }

  /// Whether Riff shows a text as its author saw it, so that it needs no outlines.
  private func isOwn(_ words: LottieWords) -> Bool {
    words.box == nil && (words.stroke == nil || words.strokeWidth == 0)
      && text.fonts[words.font]?.isOwn == true
  }

  // MARK: In the file's own outlines

  /// All characters as one path about the layer's origin; nil if one is missing.
  private func outlines(of words: LottieWords) -> Path? {
    guard let font = text.fonts[words.font] else { return nil }
    var path = Path()
    let scale = words.size / 100
    let top = (words.box?.minY).map { $0 + words.size * 0.8 } ?? 0
    for (row, line) in words.string.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var glyphs: [LottieTypesetter.Glyph] = []
      for character in line {
        guard let glyph = glyph(character, font) else { return nil }
        glyphs.append(glyph)
      }
      let width = glyphs.reduce(0) { $0 + $1.width * scale + words.tracking }
      var x =
        words.start - (words.justification == 1 ? width : words.justification == 2 ? width / 2 : 0)
      let y = top + Double(row) * words.lineHeight - words.baselineShift
      for glyph in glyphs {
        let map = Transform.scale(scale).then(.translation(x: limited(x), y: limited(y)))
        for contour in glyph.contours {
          contour.transformed(by: map).add(to: &path, areLinesPlain: true)
        }
        x += glyph.width * scale + words.tracking
      }
      guard spend(points: 3 * path.elements.count) else { return nil }
    }
    return path
  }

  private func glyph(
    _ character: Character, _ font: LottieTypesetter.Font
  ) -> LottieTypesetter.Glyph? {
    let key = LottieTypesetter.Key(
      character: String(character), family: font.family, style: font.style)
    guard let glyph = text.known[key] ?? text.glyphs[key].map({ read($0) }) else { return nil }
    text.known[key] = glyph
    // Each letter is drawn anew.
    let count = glyph.contours.reduce(0) { $0 + $1.vertices.count }
    return spend(points: 3 * count) ? glyph : nil
  }

  private func read(_ source: LottieValue) -> LottieTypesetter.Glyph {
    let items = (source["data"]?["shapes"]?.items ?? []).flatMap { $0["it"]?.items ?? [$0] }
    let contours = items.filter { $0["ty"]?.text == "sh" }.flatMap { item in
      outline(item["ks"], isClosed: true).contours(0).filter { !$0.vertices.isEmpty }
    }
    return LottieTypesetter.Glyph(contours: contours, width: limited(source["w"]?.number ?? 0))
  }

  private func lettered(
    _ words: LottieWords, _ path: Path, from start: Double?, to end: Double?
  ) -> Node {
    var node = Node(.path(path), fill: words.fill.map { Track($0) })
    if let color = words.stroke, words.strokeWidth > 0 {
      node.stroke = Stroke(color, width: words.strokeWidth, join: .round)
    }
    var keyframes: [Keyframe<Bool>] = []
    if let start {
      keyframes += [Keyframe(time: start, value: true), Keyframe(time: start, value: false)]
    }
    if let end {
      if keyframes.isEmpty { keyframes.append(Keyframe(time: end, value: false)) }
      keyframes.append(Keyframe(time: max(end, start ?? end), value: true))
    }
    if !keyframes.isEmpty { node.hidden = Track(keyframes) }
    return node
  }

  // MARK: In the interface's fonts

  private func written(
    _ words: LottieWords, _ states: [(time: Double, words: LottieWords)]
  ) -> Node {
    let font = text.fonts[words.font]
    if words.stroke != nil, words.strokeWidth > 0 {
      note("outlined text", instead: "text without an outline")
    }
    if words.box != nil { note("text in a box", instead: "lines as they are broken in the file") }
    if font?.isOwn != true {
      note(
        "font \(quoted(font?.family ?? words.font))", instead: "Riff's own font of a like weight")
    }
    let size = max(words.size, 0.01)
    let style = TextStyle(
      size, font?.weight ?? .regular, family: font?.kind ?? .sans,
      alignment: LottieCodes.alignments[words.justification] ?? .leading,
      letterSpacing: words.tracking / size, lineHeight: words.lineHeight / size)
    var node = Node(words.string, style, words.fill ?? .clear)
    node.fill = steps(states) { $0.fill ?? .clear }
    let strings = steps(states) { Discrete($0.string) }
    if !strings.isConstant { node.string = strings }
    let sizes = steps(states) { $0.size }
    if !sizes.isConstant { node[.fontSize] = sizes }
    // Riff places the middle of the capitals of the middle line, Lottie the first baseline.
    let y = steps(states) { words in
      let lines = Double(
        words.string.split(separator: "\n", omittingEmptySubsequences: false).count)
      let top = (words.box?.minY).map { $0 + words.size * 0.8 } ?? 0
      return limited(
        top - 0.36 * words.size + (lines - 1) / 2 * words.lineHeight - words.baselineShift)
    }
    node.set(.x, steps(states) { $0.start }, unless: 0)
    node.set(.y, y, unless: 0)
    return node
  }

  /// A track that holds each state until the next one.
  private func steps<Value: Interpolatable>(
    _ states: [(time: Double, words: LottieWords)], _ value: (LottieWords) -> Value
  ) -> Track<Value> {
    let keyframes = states.map { Keyframe(time: $0.time, value: value($0.words), easing: .hold) }
    return Track(unlessConstant: keyframes)
  }
}
