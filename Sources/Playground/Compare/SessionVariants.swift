import Keyframes
import Stage

/// Keeping versions of the demo on the stage, and changing from one to another.
extension Session {
  var variants: Variants { document.variants(of: player.demo.name) }

  /// What the lanes show, in order: every version, or the one that there is beside the original.
  var versions: [Lane.Version] {
    let variants = variants
    let onStage = Lane.Version(
      letter: variants.letterOnStage, edits: document[player.demo.name], isOnStage: true)
    guard !variants.isEmpty else {
      return [Lane.Version(letter: nil, edits: DemoEdits()), onStage]
    }
    let kept = variants.kept.map { Lane.Version(letter: $0.letter, edits: $0.edits) }
    return (kept + [onStage]).sorted { ($0.letter ?? .a) < ($1.letter ?? .a) }
  }

  /// How the stage's room is to be divided.
  var wantedParts: StageParts {
    var parts = StageParts(showsGraphs: seeing.values)
    guard seeing.lanes else { return parts }
    let versions = versions
    parts.lanes = versions.count
    parts.stageLane = versions.firstIndex(where: \.isOnStage) ?? 0
    // Linear, and one for each version.
    parts.easings = versions.count + 1
    return parts
  }

  mutating func keepVariant() {
    guard let letter = variants.nextLetter else {
      notice = Notice("Four versions are all there can be: forget one first")
      return
    }
    let demo = player.demo.name
    editVariants { $0.keepVariant(of: demo) }
    notice = Notice("Kept as \(letter.rawValue)")
  }

  /// To a kept version, or to the one that was put away last: A and B by one key.
  mutating func exchangeVariant(for letter: Variants.Letter? = nil) {
    guard letter.map({ variants[$0] != nil }) ?? !variants.isEmpty else {
      if letter == nil { notice = Notice("Nothing to change to yet: Shift B keeps this as B") }
      return
    }
    let demo = player.demo.name
    editVariants { $0.exchangeVariant(of: demo, for: letter) }
    notice = Notice("\(variants.letterOnStage.rawValue) is on the stage")
  }

  mutating func forgetVariant(_ letter: Variants.Letter) {
    let demo = player.demo.name
    editVariants { $0.forgetVariant(letter, of: demo) }
  }

  /// A step of its own, whatever a hand is at.
  private mutating func editVariants(_ change: (inout Document) -> Void) {
    if gesture == .panel { cancelGesture(lastEventTime) }
    history.commit()
    edit(change)
  }
}

/// What is shown of the demo on the stage beside its picture.
struct Seeing: Equatable {
  /// All versions at once.
  var lanes = false
  /// The ways of what moves, with dots at equal times.
  var trails = false
  /// Values beside what moves, and as graphs.
  var values = false
}

/// Hands on lanes: they move the one playhead, as on the stage.
extension Session {
  /// Where a hand that pressed on a lane is on the stage, in stage points.
  func stagePoint(_ place: Point) -> Point { stagePoint(place, inLane: heldLane) }

  func stagePoint(_ place: Point, inLane lane: Int?) -> Point {
    guard let lane, layout.lanes.indices.contains(lane) else { return layout.stagePoint(place) }
    return layout.stagePoint(place + layout.stage.origin - layout.lanes[lane].origin)
  }

  /// Whether a place is one of the stage, or of a lane.
  func isOnStage(_ place: Point) -> Bool {
    switch ui.widget(at: place)?.identity {
    case .stage, .lane: true
    default: false
    }
  }
}
