package import Keyframes
package import Stage

// The parts of nodes that knobs can set.
extension Node {
  /// The current setting of a part; nil if a knob can't set it.
  ///
  /// Constants up to a billion have a value; numbers and colours with keyframes have an easing, the one of the
  /// first segment, and a duration; the duration of the node is that of all its tracks.
  package func setting(of part: SceneKnob.Target.Part) -> SceneKnob.Setting? {
    switch part {
    case .value(let name): return anyTrack(of: name).flatMap(Self.constant)
    case .easing(let name):
      let easing = animated(name).lazy.compactMap { $0.marks.first?.easing.unnamed }.first
      if case .custom? = easing?.form { return nil }
      return easing.map { .easing($0) }
    case .duration(let name):
      let times = (name == nil ? moving : animated(name)).flatMap { $0.marks.map(\.time) }
      guard let first = times.min(), let last = times.max(), last > first else { return nil }
      return .number(((last - first) * 1e6).rounded() / 1e6)
    }
  }

  private static func constant(_ track: PropertyTrack) -> SceneKnob.Setting? {
    guard track.isConstant else { return nil }
    return switch track {
    case .number(_?, let track): abs(track.value(at: 0)) <= 1e9 ? .number(track.value(at: 0)) : nil
    case .color(_?, let track): .color(track.value(at: 0))
    case .number, .color, .hidden, .gradient, .outline, .string, .rangeColor, .maskPath,
      .maskOpacity:
      nil
    }
  }

  /// The numbers and colours with several keyframes: of the property of that name, or all.
  private func animated(_ name: String?) -> [PropertyTrack] {
    moving.filter { track in
      guard name == nil || track.name == name else { return false }
      switch track {
      case .number(_?, _), .color(_?, _): return true
      case .number, .color, .hidden, .gradient, .outline, .string, .rangeColor, .maskPath,
        .maskOpacity:
        return false
      }
    }
  }

  /// The tracks of any kind with several keyframes.
  private var moving: [PropertyTrack] { tracks.filter { $0.marks.count > 1 } }

  /// The parts that a knob could set: constants that are explicitly set, then easings and durations of
  /// tracks, then those of the node.
  package var knobParts: [SceneKnob.Target.Part] {
    let names = tracks.map(\.name)
    let eased = animated(nil).map(\.name)
    let all: [SceneKnob.Target.Part] =
      names.map { .value($0) } + eased.flatMap { [.easing($0), .duration($0)] }
      + (eased.count > 1 ? [.easing(nil)] : []) + (moving.count > 1 ? [.duration(nil)] : [])
    return all.filter { setting(of: $0) != nil }
  }

  /// The constants that are not explicitly set, which a knob could set as well.
  package func unsetKnobParts(isPaged: Bool) -> [SceneKnob.Target.Part] {
    unsetProperties(isPaged: isPaged).map { .value($0) }.filter { setting(of: $0) != nil }
  }
}

extension SceneKnob {
  /// Whether the part can have every value of the knob, of which `setting` is a current one.
  package func fits(_ part: Target.Part, at setting: Setting) -> Bool {
    switch (kind, setting) {
    case (.number(let range, _, _), .number):
      if case .duration = part { range.lowerBound > 0 } else { true }
    case (.toggle, .number): if case .value = part { true } else { false }
    case (.choice(let choices), _): choices.allSatisfy { $0.setting.isSameKind(as: setting) }
    case (.number, _), (.toggle, _): false
    }
  }

  /// A kind for values such as `setting`, of a part of a node on a stage of that size; a colour and an easing are
  /// choices of one word at first. Durations are of the unit `time`.
  package static func kind(
    for part: Target.Part, at setting: Setting, on stage: Size, word: String, time: String
  ) -> Kind {
    guard case .number(let number) = setting else {
      return .choice([Choice(word, setting)])
    }
    let (usual, step, unit) = usualRange(of: part, at: number, on: stage, time: time)
    let range = min(usual.lowerBound, number)...max(usual.upperBound, number)
    return .number(range: range, step: step, unit: unit)
  }

  private static func usualRange(
    of part: Target.Part, at number: Double, on stage: Size, time: String
  ) -> (range: ClosedRange<Double>, step: Double, unit: String) {
    guard case .value(let name) = part, let property = Property.named[name] else {
      return (min(0.1, number / 2)...max(2 * number, 1).roundedUp, 0.05, time)
    }
    switch property {
    case .opacity, .visibility, .strokeStart, .strokeEnd, .pathProgress, .characters:
      return (0...1, 0.01, "")
    case .x, .translationX: return ((property == .x ? 0 : -stage.width)...stage.width, 1, "pt")
    case .y, .translationY: return ((property == .y ? 0 : -stage.height)...stage.height, 1, "pt")
    case .rotation, .rotationX, .rotationY, .axisRotation, .skew, .skewAxis:
      return (-180...180, 1, "°")
    case .scaleX, .scaleY: return (0...max(2 * abs(number), 2).roundedUp, 0.01, "×")
    case .width, .height, .cornerRadius, .strokeWidth, .shadowRadius, .blur, .fontSize:
      return (0...max(2 * number, 10).roundedUp, 1, "pt")
    case .z, .shadowX, .shadowY, .dashPhase, .anchorZ, .perspective, .offsetX, .offsetY,
      .offsetWidth,
      .offsetHeight:
      let most = max(2 * abs(number), 100).roundedUp
      return (-most...most, 1, "pt")
    case .anchorX, .anchorY, .axisX, .axisY, .axisZ, .depth, .number, .page, .row, .strokeOffset,
      .letterSpacing, .lineHeight, .contentsX, .contentsY, .contentsWidth, .contentsHeight,
      .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight:
      let most = max(2 * abs(number), 2).roundedUp
      return (-most...most, most / 100, "")
    }
  }
}

extension SceneKnob.Setting {
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.number, .number), (.color, .color), (.easing, .easing): true
    case (.number, _), (.color, _), (.easing, _): false
    }
  }
}

extension Double {
  /// The next 1, 2 or 5 times a power of ten that is no smaller, for numbers above 0.
  fileprivate var roundedUp: Double {
    var power = 1.0
    while power * 10 <= self { power *= 10 }
    while power > self { power /= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= self - 1e-9 } ?? self
  }
}
