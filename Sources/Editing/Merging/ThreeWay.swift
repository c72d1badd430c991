import Keyframes
import Stage

/// One of two changes of the same thing: the edits made here, or those of the file.
package enum MergeSide: Sendable { case mine, theirs }

/// A property that was changed here and in the file, to different values.
package struct MergeConflict: Hashable, Sendable {
  /// The node's name, as in `Scene.allNodes`.
  package let node: String
  /// The property's name, or what else was changed.
  package let property: String

  package init(node: String, property: String) { (self.node, self.property) = (node, property) }

  /// The property of a node that only one side has deleted.
  package static let existence = "node"
  /// The group that a node is in.
  package static let group = "group"
  /// The order of a group's nodes.
  package static let order = "order"
  /// The length of the timeline.
  package static let length = "length"

  /// A motion token of the scene.
  package static func token(_ name: String) -> String { tokenMark + name }
  private static let tokenMark = "token "

  /// A knob of the scene.
  package static func knob(_ name: String) -> String { knobMark + name }
  private static let knobMark = "knob "

  /// The name of the knob that was changed, if it is one.
  package var knob: String? {
    node.isEmpty && property.hasPrefix(Self.knobMark)
      ? String(property.dropFirst(Self.knobMark.count)) : nil
  }

  /// The name of the motion token that was changed, if it is one.
  package var token: String? {
    node.isEmpty && property.hasPrefix(Self.tokenMark)
      ? String(property.dropFirst(Self.tokenMark.count)) : nil
  }
}

/// Merges values that two sides may have changed since the base.
///
/// A value that only one side changed is taken from that side. Where both changed it to the same
/// value, that is taken; where they differ, the value of `side`, and it is a conflict.
struct ThreeWay {
  /// Whose value is taken where both changed.
  let side: MergeSide
  private(set) var conflicts: Set<MergeConflict> = []

  init(preferring side: MergeSide) { self.side = side }

  mutating func conflict(_ node: String, _ property: String) {
    conflicts.insert(MergeConflict(node: node, property: property))
  }

  func preferred<Value>(_ mine: Value, _ theirs: Value) -> Value { side == .mine ? mine : theirs }

  mutating func value<Value: Equatable>(
    _ base: Value, _ mine: Value, _ theirs: Value, of node: String, _ property: String
  ) -> Value {
    if let one = Self.one(base, mine, theirs) { return one }
    conflict(node, property)
    return preferred(mine, theirs)
  }

  /// Merges a track keyframe by keyframe, where all three have keyframes; else as a value. Nil is a
  /// property that is not set.
  mutating func track(
    _ base: PropertyTrack?, _ mine: PropertyTrack?, _ theirs: PropertyTrack?, of node: String,
    _ property: String
  ) -> PropertyTrack? {
    if let one = Self.one(base, mine, theirs) { return one }
    guard let base, let mine, let theirs,
      let ours = mine.combined(KeyframeMerge(base: base, side: .mine), with: theirs),
      let other = mine.combined(KeyframeMerge(base: base, side: .theirs), with: theirs)
    else {
      conflict(node, property)
      return preferred(mine, theirs)
    }
    if ours != other { conflict(node, property) }
    return preferred(ours, other)
  }

  /// Merges motion tokens by their names; those of mine come first. Tokens that are too many for a file are left out.
  mutating func tokens(
    _ base: MotionTokens, _ mine: MotionTokens, _ theirs: MotionTokens
  ) -> MotionTokens {
    if let one = Self.one(base, mine, theirs) { return one }
    let (sides, all) = ([base, mine, theirs], mine.merged(with: theirs))
    var result = MotionTokens()
    for name in all.easings.map(\.name) {
      let easings = sides.map { $0.easing(named: name)?.unnamed }
      let merged = value(easings[0], easings[1], easings[2], of: "", MergeConflict.token(name))
      if let merged { result.easings.append(.init(name: name, easing: merged)) }
    }
    for name in all.durations.map(\.name) {
      let seconds = sides.map { $0.seconds(named: name) }
      let merged = value(seconds[0], seconds[1], seconds[2], of: "", MergeConflict.token(name))
      if let merged { result.durations.append(.init(name: name, seconds: merged)) }
    }
    let kept = kept(
      of: result.orderedNames, preferred(mine, theirs).orderedNames, most: MotionTokens.most
    ) { MergeConflict.token($0) }
    result.easings.removeAll { !kept.contains($0.name) }
    result.durations.removeAll { !kept.contains($0.name) }
    return result
  }

  /// The names that a file can have, which are those of the preferred side before others; each of the rest is a
  /// conflict.
  private mutating func kept(
    of names: [String], _ preferred: [String], most: Int, _ property: (String) -> String
  ) -> Set<String> {
    let all = Set(names)
    guard all.count > most else { return all }
    var kept: Set<String> = []
    for name in preferred.filter(all.contains) + names where !kept.contains(name) {
      if kept.count < most {
        kept.insert(name)
      } else {
        conflict("", property(name))
      }
    }
    return kept
  }

  /// Merges the knobs of a scene by their names; those of mine come first. Knobs that are too many are left out.
  mutating func knobs(
    _ base: [SceneKnob], _ mine: [SceneKnob], _ theirs: [SceneKnob]
  ) -> [SceneKnob] {
    if let one = Self.one(base, mine, theirs) { return one }
    let known = Set(mine.map(\.name))
    let names = mine.map(\.name) + theirs.map(\.name).filter { !known.contains($0) }
    let merged = names.compactMap { name in
      let sides = [base, mine, theirs].map { side in side.first { $0.name == name } }
      return value(sides[0], sides[1], sides[2], of: "", MergeConflict.knob(name))
    }
    let kept = kept(
      of: merged.map(\.name), preferred(mine, theirs).map(\.name), most: SceneKnob.most
    ) { MergeConflict.knob($0) }
    return merged.filter { kept.contains($0.name) }
  }

  /// The merged value, unless both have changed it to different ones.
  static func one<Value: Equatable>(_ base: Value, _ mine: Value, _ theirs: Value) -> Value? {
    if theirs == base || mine == theirs { return mine }
    return mine == base ? theirs : nil
  }
}

extension MotionTokens {
  fileprivate var orderedNames: [String] { easings.map(\.name) + durations.map(\.name) }
}

/// Merges the keyframes of two tracks by their times; where both changed a part of one, it is that of
/// `side`. Of constants, and where no keyframe would be left, the whole track is.
private struct KeyframeMerge: TrackCombination {
  let base: PropertyTrack
  let side: MergeSide

  func combined<Value>(_ mine: Track<Value>, _ theirs: Track<Value>) -> Track<Value> {
    let all = (base.answer(to: TrackItself<Value>()), mine, theirs)
    guard let base = all.0, !base.isConstant, !mine.isConstant, !theirs.isConstant else {
      return side == .mine ? mine : theirs
    }
    let (old, ours, new) = (base.byTime, mine.byTime, theirs.byTime)
    let times = Set(ours.keys).union(new.keys).sorted { $0.order < $1.order }
    let keyframes = times.compactMap { time -> Keyframe<Value>? in
      guard let before = old[time], var one = ours[time], let other = new[time] else {
        return settled(old[time], ours[time], new[time])
      }
      one.value = settled(before.value, one.value, other.value)
      one.easing = settled(before.easing, one.easing, other.easing)
      one.controls = settled(before.controls, one.controls, other.controls)
      one.tangents = settled(before.tangents, one.tangents, other.tangents)
      return one
    }
    guard !keyframes.isEmpty else { return side == .mine ? mine : theirs }
    var track = Track(keyframes)
    track.before = settled(base.before, mine.before, theirs.before)
    track.after = settled(base.after, mine.after, theirs.after)
    return track
  }

  private func settled<Part: Equatable>(_ base: Part, _ mine: Part, _ theirs: Part) -> Part {
    ThreeWay.one(base, mine, theirs) ?? (side == .mine ? mine : theirs)
  }
}

/// The track itself, if its values are of this kind.
private struct TrackItself<Value: Interpolatable>: TrackQuestion {
  func ask<Other>(_ track: Track<Other>) -> Track<Value>? { track as? Track<Value> }
}

/// A keyframe's time, and how many keyframes before it have the same time.
private struct KeyframeTime: Hashable {
  let time: Double
  let ordinal: Int

  var order: (Double, Int) { (time, ordinal) }
}

extension Track {
  fileprivate var byTime: [KeyframeTime: Keyframe<Value>] {
    var all: [KeyframeTime: Keyframe<Value>] = [:]
    for (index, keyframe) in keyframes.enumerated() {
      let isSecond = index > 0 && keyframes[index - 1].time == keyframe.time
      all[KeyframeTime(time: keyframe.time, ordinal: isSecond ? 1 : 0)] = keyframe
    }
    return all
  }
}
