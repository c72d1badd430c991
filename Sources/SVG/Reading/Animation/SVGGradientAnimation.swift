import Keyframes
import Stage
import Syntax
import Words

// Gradients whose ends, transform or stops are animated.
extension SVGBuilder {
  /// An animated attribute of a gradient or of a stop.
  private struct Part {
    let place: Int
    let name: String
    let track: Track<[Double]>
    /// The attribute's text with other numbers.
    let text: ([Double]) -> String
  }

  /// The fill of a shape over time; nil if it is no animated gradient.
  mutating func gradient(_ style: SVGStyle, _ painted: SVGPainted) -> Track<Gradient>? {
    guard !play.motions.isEmpty, case .reference(let id, _) = resolved(style.fill, painted).paint,
      let element = ids[id]
    else { return nil }
    let parts = parts(of: element, painted.viewport)
    guard let first = parts.first else { return nil }
    var numbers = first.track
    for part in parts.dropFirst() { numbers = play.maker.joined(numbers, part.track) { $0 + $1 } }
    if parts.contains(where: { $0.name == "gradientTransform" }) {
      // Its numbers are not blended like its matrix.
      numbers = numbers.sampled(at: play.maker.moments(numbers, numbers))
    }
    work.matches += numbers.keyframes.count
    defer { overrides = [:] }
    var frames: [Keyframe<Gradient>] = []
    for key in numbers.keyframes {
      override(parts, key.value)
      guard work.matches <= SVGLimits.matches, work.pieces <= SVGLimits.pieces,
        case .gradient(let shown) = paint(style.fill, style.fillOpacity, painted),
        frames.last.map({ $0.value.stops.count == shown.stops.count }) ?? true
      else {
        notes.note("animated gradient", of: painted.name, instead: "shown as it begins")
        return nil
      }
      frames.append(Keyframe(time: key.time, value: shown, easing: key.easing))
    }
    return Track(frames).extrapolated(before: numbers.before, after: numbers.after)
  }

  private mutating func override(_ parts: [Part], _ numbers: [Double]) {
    overrides = [:]
    var rest = numbers[...]
    for part in parts {
      let count = part.track.keyframes[0].value.count
      overrides[part.place, default: [:]][part.name] = part.text(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Parts

  /// The animated parts of a gradient and of those to which it refers.
  private func parts(of element: XMLElement, _ viewport: Size) -> [Part] {
    var parts: [Part] = []
    for own in chain(from: element, Self.gradientNames) {
      let values = self.values(of: own)
      let isBox = values["gradientUnits"] != "userSpaceOnUse"
      let whole = isBox ? Size(width: 1, height: 1) : viewport
      parts += self.parts(own, values) { ends($0, whole, values) ?? transform($0, values) }
      for stop in own.children where stop.name == "stop" {
        let values = self.values(of: stop)
        parts += self.parts(stop, values) { Self.stop($0, values) }
      }
    }
    return parts
  }

  /// How an attribute is read as numbers and written again.
  private struct Form {
    let base: [Double]
    let read: (String) -> [Double]?
    let text: ([Double]) -> String
  }

  private func parts(
    _ element: XMLElement, _ values: [String: String], _ form: (SVGAnimation) -> Form?
  ) -> [Part] {
    let motions = Dictionary(grouping: play.motions[element.place] ?? [], by: \.property)
    return motions.sorted { $0.key < $1.key }.compactMap { name, motions in
      guard let form = form(motions[0]), let effects = effects(motions, form.base, form.read) else {
        return nil
      }
      let track = play.maker.track(form.base, effects)
      let count = form.base.count
      guard track.moves, track.keyframes.allSatisfy({ $0.value.count == count }) else { return nil }
      return Part(place: element.place, name: name, track: track, text: form.text)
    }
  }

  private func ends(
    _ motion: SVGAnimation, _ whole: Size, _ values: [String: String]
  ) -> Form? {
    let diagonal = SVGNumbers.Reference(viewport: whole, em: 16).diagonal
    let name = motion.property
    let (length, standard): (Double, String) =
      switch name {
      case "x1", "fr": (whole.width, "0")
      case "y1", "y2": (whole.height, "0")
      case "x2": (whole.width, "100%")
      case "cx": (whole.width, "50%")
      case "cy": (whole.height, "50%")
      case "fx": (whole.width, values["cx"] ?? "50%")
      case "fy": (whole.height, values["cy"] ?? "50%")
      case "r": (diagonal, "50%")
      case _: (0, "")
      }
    guard length > 0 else { return nil }
    return Self.number(values[name] ?? standard) {
      SVGNumbers.length($0, em: 16, whole: length)
    }
  }

  private func transform(_ motion: SVGAnimation, _ values: [String: String]) -> Form? {
    guard motion.property == "gradientTransform", let function = motion.function,
      let numbers = motion.keys.lazy.compactMap(\.text).first.map({ SVGNumbers.list($0) })
    else { return nil }
    let before = motion.isAdditive ? values["gradientTransform"] ?? "" : ""
    return Form(base: numbers, read: { SVGNumbers.list($0) }) {
      "\(before) \(function)(\($0.map { "\($0)" }.joined(separator: " ")))"
    }
  }

  private static func stop(_ motion: SVGAnimation, _ values: [String: String]) -> Form? {
    let text = values[motion.property]
    switch motion.property {
    case "offset": return number(text ?? "0", SVGNumbers.offset)
    case "stop-opacity": return number(text ?? "1", SVGNumbers.share)
    case "stop-color":
      func read(_ text: String) -> [Double]? {
        SVGStyle.color(text, current: .black).map { [$0.red, $0.green, $0.blue, $0.alpha] }
      }
      return read(text ?? "black").map { base in
        Form(base: base, read: read) { "color(srgb \($0[0]) \($0[1]) \($0[2]) / \($0[3]))" }
      }
    case _: return nil
    }
  }

  private static func number(_ text: String, _ read: @escaping (String) -> Double?) -> Form? {
    read(text).map { base in
      Form(base: [base], read: { read($0).map { [$0] } }) { "\($0[0])" }
    }
  }
}

extension Track {
  /// The track by its values at `times`, straight in between; as it was beyond its ends.
  fileprivate func sampled(at times: [Double]) -> Track {
    Track(times.map { Keyframe(time: $0, value: value(at: $0)) })
      .extrapolated(before: before, after: after)
  }
}
