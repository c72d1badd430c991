import Keyframes
import Stage
import Testing

@testable import Editing

/// The length, the markers and the motion tokens of a scene are merged as its nodes are.
@Suite struct RebasingTests {
  private static let tokens = MotionTokens(
    easings: [.init(name: "enter", easing: .easeOut), .init(name: "leave", easing: .easeIn)],
    durations: [.init(name: "short", seconds: 0.2)])

  private static func changed(_ change: (inout MotionTokens) -> Void) -> MotionTokens {
    var copy = tokens
    change(&copy)
    return copy
  }

  private static func edits(_ length: Double? = nil, _ tokens: MotionTokens? = nil) -> DemoEdits {
    var edits = DemoEdits()
    (edits.length, edits.tokens) = (length, tokens)
    return edits
  }

  /// The file's length before, the edited one, the file's now, and the result.
  @Test(
    arguments: [
      (2, 3, 2, 3, false), (2, 3, 3, nil, false), (2, 3, 4, 3, true), (2, nil, 4, nil, false),
    ] as [(Double, Double?, Double, Double?, Bool)])
  func lengthsAreMerged(
    _ old: Double, _ mine: Double?, _ new: Double, _ wanted: Double?, _ isConflict: Bool
  ) {
    let original = Self.edits(mine == nil ? nil : old)
    func merged(_ side: MergeSide) -> (edits: DemoEdits, conflicts: [MergeConflict]) {
      Self.edits(mine).rebased(from: original, onto: [], .seconds(new), preferring: side)
    }
    #expect(merged(.mine).edits.length == wanted)
    #expect(merged(.theirs).edits.length == (isConflict ? nil : wanted))
    let conflict = MergeConflict(node: "", property: MergeConflict.length)
    #expect(merged(.mine).conflicts == (isConflict ? [conflict] : []))
  }

  /// Changes of each side, the tokens that follow, and the tokens in conflict.
  private static let tokenCases:
    [(mine: MotionTokens, theirs: MotionTokens, wanted: MotionTokens, conflicts: [String])] = [
      (tokens, tokens, tokens, []),
      (
        changed { $0.easings[0].easing = .linear }, changed { $0.durations[0].seconds = 0.3 },
        changed {
          $0.easings[0].easing = .linear
          $0.durations[0].seconds = 0.3
        }, []
      ),
      (
        changed { $0.easings[0].easing = .linear },
        changed { $0.easings.append(.init(name: "pop", easing: .easeOut(.back))) },
        changed {
          $0.easings[0].easing = .linear
          $0.easings.append(.init(name: "pop", easing: .easeOut(.back)))
        }, []
      ),
      (
        changed { $0.easings.remove(at: 1) }, changed { $0.easings[0].easing = .linear },
        changed {
          $0.easings.remove(at: 1)
          $0.easings[0].easing = .linear
        }, []
      ),
      (
        changed { $0.easings[0].easing = .linear }, changed { $0.easings[0].easing = .hold },
        changed { $0.easings[0].easing = .linear }, ["enter"]
      ),
      (
        changed { $0.durations[0].seconds = 1 }, changed { $0.durations = [] },
        changed { $0.durations[0].seconds = 1 }, ["short"]
      ),
    ]

  @Test(arguments: tokenCases.indices)
  func tokensAreMergedByName(_ index: Int) {
    let (mine, theirs, wanted, conflicts) = Self.tokenCases[index]
    let merged = Self.edits(nil, mine).rebased(
      from: Self.edits(nil, Self.tokens), onto: [], .seconds(1), tokens: theirs)
    #expect(merged.edits.tokens ?? theirs == wanted)
    #expect(merged.conflicts.compactMap(\.token) == conflicts)
    // The other side's choice is that of the sides swapped.
    let swapped = Self.edits(nil, theirs).rebased(
      from: Self.edits(nil, Self.tokens), onto: [], .seconds(1), tokens: mine, preferring: .theirs)
    let names = Set(wanted.easings.map(\.name) + wanted.durations.map(\.name))
    let other = swapped.edits.tokens ?? mine
    for name in names {
      #expect(other.easing(named: name) == wanted.easing(named: name))
      #expect(other.seconds(named: name) == wanted.seconds(named: name))
    }
  }

  /// The tokens of both sides are counted together; those of the preferred side stay.
  @Test(arguments: [MergeSide.mine, .theirs])
  func tokensThatAreTooManyAreConflicts(_ side: MergeSide) {
    func tokens(_ letter: String) -> MotionTokens {
      MotionTokens(
        easings: (0..<400).map { .init(name: "\(letter)\($0)", easing: .linear) },
        durations: (400..<600).map { .init(name: "\(letter)\($0)", seconds: 1) })
    }
    let (mine, theirs) = (tokens("a"), tokens("b"))
    let merged = Self.edits(nil, mine).rebased(
      from: Self.edits(nil, MotionTokens()), onto: [], .seconds(1), tokens: theirs,
      preferring: side)
    let all = merged.edits.tokens ?? theirs
    #expect(all.easings.count + all.durations.count == MotionTokens.most)
    #expect(merged.conflicts.compactMap(\.token).count == 200)
    let own = side == .mine ? mine : theirs
    #expect(own.easings.allSatisfy { all.easings.contains($0) })
    #expect(own.durations.allSatisfy { all.durations.contains($0) })
  }

  @Test func knobsThatAreTooManyAreConflicts() {
    func knobs(_ letter: String) -> [SceneKnob] {
      (0..<20).map { SceneKnob("\(letter)\($0)", .toggle, .toggle(true), sets: []) }
    }
    var (edits, originals) = (DemoEdits(), DemoEdits())
    (edits.knobs, originals.knobs) = (knobs("a"), [])
    let merged = edits.rebased(from: originals, onto: [], knobs: knobs("b"))
    #expect(merged.edits.knobs == knobs("a") + knobs("b").prefix(SceneKnob.most - 20))
    #expect(merged.conflicts.compactMap(\.knob).count == 40 - SceneKnob.most)
  }

  @Test func markersOfTheFileAreNoEdits() {
    var edits = DemoEdits()
    edits.add(Cue("drop", at: 1))
    edits.add(Cue("end", at: 2))
    var timeline = Timeline.seconds(3)
    timeline.markers = [Cue("drop", at: 1), Cue("begin", at: 0)]
    let merged = edits.rebased(from: DemoEdits(), onto: [], timeline)
    #expect(merged.edits.markers == [Cue("end", at: 2)] && merged.conflicts == [])
  }
}
