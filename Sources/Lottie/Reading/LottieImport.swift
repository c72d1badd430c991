import Keyframes
import Stage
import Syntax
import Words

/// The state of reading one file: its assets, its cost so far, and notes on parts that could not be
/// imported.
final class LottieImport {
  let document: LottieValue
  /// Frames a second.
  let rate: Double
  /// The first frame that is shown and the one at which showing ends.
  let range: ClosedRange<Double>
  let loadPicture: (String) throws(FileError) -> Picture

  /// The assets by `id`.
  let assets: [String: LottieValue]
  /// The properties that may be replaced, by `sid`.
  let slots: LottieValue?
  var text: LottieTypesetter
  /// Compositions that were read, in their own frames.
  var compositions: [String: [Node]] = [:]
  /// The assets that are being read, the innermost last.
  var open: [String] = []
  var pictures: [String: Picture] = [:]
  var easings: [SIMD4<Double>: Easing] = [:]

  var surroundings = Surroundings()
  private(set) lazy var lastFrame = findLastFrame()
  /// The name of the layer that is being read, for notes.
  var layer = ""
  /// Whether the current part was read before, and noted.
  var isQuiet = false
  private(set) var notes: [ImportNote] = []
  private var noteIndices: [ImportNote: Int] = [:]
  private var nodes = 0
  private var keyframes = 0
  private var usedKeyframes = 0
  private var points = 0
  private var failure: FileError?

  init(
    _ document: LottieValue, rate: Double, range: ClosedRange<Double>,
    pictures: @escaping (String) throws(FileError) -> Picture
  ) {
    self.document = document
    self.rate = rate
    self.range = range
    loadPicture = pictures
    var assets: [String: LottieValue] = [:]
    for asset in document["assets"]?.items ?? [] {
      guard let id = asset["id"]?.name else { continue }
      if assets[id] == nil { assets[id] = asset }
    }
    self.assets = assets
    slots = document["slots"]
    text = LottieTypesetter(document)
  }

  /// Counts a feature of the present layer that is not taken over.
  func note(_ feature: Message, instead: Message) {
    guard !isQuiet else { return }
    var key = ImportNote(layer: layer, feature: feature, instead: instead)
    if noteIndices[key] == nil, notes.count >= LottieLimits.notes {
      key = ImportNote(layer: "", feature: "other features", instead: "shown without them")
    }
    if let index = noteIndices[key] {
      notes[index].count += 1
    } else {
      noteIndices[key] = notes.count
      notes.append(key)
    }
  }

  // MARK: Costs

  /// Refuses the file once there are too many nodes.
  func spend(nodes count: Int) throws(FileError) {
    nodes += count
    try check(nodes, LottieLimits.nodes, "layers and shapes")
  }

  /// Counts keyframes; too many are refused by ``settle()``, and until then shortened to nothing.
  func spend(keyframes count: Int) -> Bool {
    keyframes += count
    return isAffordable(keyframes, LottieLimits.keyframes, "keyframes")
  }

  /// Counts the keyframes of nodes that are shown in one more place, and refuses the file once there are
  /// too many.
  func spend(keyframesOf nodes: [Node]) throws(FileError) {
    usedKeyframes += nodes.reduce(0) { $0 + $1.keyframes }
    try check(usedKeyframes, LottieLimits.usedKeyframes, "keyframes")
  }

  func spend(points count: Int) -> Bool {
    points += count
    return isAffordable(points, LottieLimits.points, "points of paths")
  }

  /// Refuses the file if anything was too much.
  func settle() throws(FileError) {
    if let failure { throw failure }
  }

  private func isAffordable(_ count: Int, _ limit: Int, _ what: Message) -> Bool {
    if count > limit, failure == nil { failure = excess(limit, what) }
    return failure == nil
  }

  private func check(_ count: Int, _ limit: Int, _ what: Message) throws(FileError) {
    guard isAffordable(count, limit, what) else { return try settle() }
  }

  private func excess(_ limit: Int, _ what: Message) -> FileError {
    FileError(
      sentence: layer.isEmpty
        ? "The file has more than \(limit) \(what): it is too large to be shown."
        : "The file has more than \(limit) \(what), counted up to the layer \(quoted(layer)): it is too large to be shown."
    )
  }
}
