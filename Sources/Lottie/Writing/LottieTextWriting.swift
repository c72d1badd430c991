import Keyframes
import Stage
import Syntax

// Text layers.
extension LottieWriting {
  /// The layer of a text; it has a document for each state.
  func words(
    _ node: Node, _ text: Text, _ pose: LottiePose, _ surroundings: LottieSurroundings,
    _ span: ClosedRange<Double>?
  ) -> [JSON] {
    if !node.rangeColors.isEmpty || !text.colors.isEmpty { lose(.textColors) }
    let fill = color(of: node, text)
    guard let paint = paint(fill, surroundings) else { return [] }
    let states = states(of: node, text, fill, surroundings)
    guard states.contains(where: { !$0.text.string.isEmpty }) else { return [] }
    var pose = pose
    // Riff has the middle of the capitals at the position, Lottie the first baseline.
    let baselines = Set(states.map { $0.text.baseline })
    let isFixed = baselines.count == 1 && pose.anchorY.isAlways(0)
    if isFixed { pose.anchorY = LottieGraph(-states[0].text.baseline) }
    let keys = states.map { state -> JSON in
      ["t": .rounded(state.frame), "s": document(state, isFixed: isFixed)]
    }
    var outer = surroundings
    outer.opacity = paint.opacity
    let content: JSON = [
      "t": [
        "d": ["k": .list(keys)], "p": .members([]),
        "m": ["g": 1, "a": ["a": 0, "k": [0, 0]]], "a": [],
      ]
    ]
    return [
      layer(
        5, node.ownName, pose, outer, span: span, content.adding(ownEffects(of: node)))
    ]
  }

  /// The one colour of a text.
  private func color(of node: Node, _ text: Text) -> Track<Color> {
    if let gradient = node.gradient {
      lose(.textGradients)
      return gradient.map { $0.stops[0].color }
    }
    let part = node.rangeColors.first?.color ?? text.colors.first.map { Track($0.color) }
    return node.fill ?? part ?? Track(Color.clear)
  }

  private struct State {
    var frame: Double
    var text: Text
    var color: Color
  }

  private func document(_ state: State, isFixed: Bool) -> JSON {
    let style = state.text.style
    addGlyphs(of: state.text)
    let side = LottieCodes.code(of: style.alignment, in: LottieCodes.alignments) ?? 0
    return [
      "s": .rounded(style.size), "f": .string(font(style)),
      "t": .string(String(state.text.string.map { $0 == "\n" ? "\r" : $0 })),
      "j": .number(Double(side)),
      "tr": .rounded(style.letterSpacing * 1000), "lh": .rounded(style.lineHeight * style.size),
      "ls": .rounded(isFixed ? 0 : -state.text.baseline), "fc": state.color.json,
    ]
  }

  /// The states of the text, from frame to frame where it moves.
  private func states(
    of node: Node, _ text: Text, _ fill: Track<Color>, _ surroundings: LottieSurroundings
  ) -> [State] {
    let moving: [Property] = [.number, .characters, .fontSize, .letterSpacing, .lineHeight]
    let tracks = moving.compactMap { node.numbers[$0] }.map { clock.unrolled($0) }
    let colors = ([fill] + surroundings.tints).map { clock.unrolled($0) }
    let strings = node.string.map { clock.unrolled($0) }
    var frames: Set<Double> = [0]
    func add<Value>(_ track: Track<Value>, isMoving: Bool) {
      guard let times = track.times else { return }
      let (first, last) = (clock.frame(times.lowerBound), clock.frame(times.upperBound))
      if isMoving, max(first, 0) < min(last, clock.frames) {
        let (from, to) = (max(first, 0), min(last, clock.frames))
        let step = max(1, ((to - from) / 1500).rounded(.up))
        frames.formUnion(stride(from: from.rounded(.down), through: to, by: step))
      }
      frames.formUnion(
        track.keyframes.map { clock.frame($0.time) }.filter { $0 > 0 && $0 < clock.frames })
    }
    for track in tracks { add(track, isMoving: true) }
    for track in colors { add(track.map { $0.opaque }, isMoving: !track.isOneColor) }
    if let strings { add(strings, isMoving: false) }
    var states: [State] = []
    for frame in frames.sorted() {
      let time = clock.time(frame)
      let still = node.written(text, at: time)
      let state = State(
        frame: frame, text: still, color: tinted(fill.value(at: time), surroundings, at: time))
      if let last = states.last, last.text == state.text, last.color == state.color { continue }
      states.append(state)
    }
    if states.contains(where: {
      $0.text.style != states[0].text.style || $0.color != states[0].color
    }) {
      lose(.movingTexts)
    }
    return states
  }

  private func tinted(_ color: Color, _ surroundings: LottieSurroundings, at time: Double) -> Color
  {
    surroundings.tints.reduce(color.clamped.opaque) { $0.tinted($1.value(at: time).clamped) }
  }
}

extension Node {
  /// The node's text at a time.
  fileprivate func written(_ text: Text, at time: Double) -> Text {
    var text = text
    text.colors = []
    func value(_ property: Property) -> Double? { numbers[property]?.value(at: time) }
    if let string { text.string = string.value(at: time).value }
    if let format = numberFormat, let number = value(.number) { text.string = format.text(number) }
    if let part = value(.characters) {
      let count = (Double(text.string.count) * max(0, min(part, 1))).rounded()
      text.string = String(text.string.prefix(Int(count)))
    }
    text.string = String(text.string.prefix(10_000))
    if let size = value(.fontSize) { text.style.size = size }
    if let spacing = value(.letterSpacing) { text.style.letterSpacing = spacing }
    if let height = value(.lineHeight) { text.style.lineHeight = height }
    text.style.size = max(limited(text.style.size), 0.01)
    return text
  }
}

extension Text {
  /// From its position down to its first baseline.
  fileprivate var baseline: Double {
    0.36 * style.size - Double(lineCount - 1) / 2 * style.lineHeight * style.size
  }
}

extension Color {
  fileprivate var opaque: Color {
    var copy = self
    copy.alpha = 1
    return copy
  }
}

extension Track where Value == Color {
  /// Whether only its alpha changes.
  fileprivate var isOneColor: Bool {
    keyframes.allSatisfy { $0.value.opaque == keyframes[0].value.opaque }
  }
}
