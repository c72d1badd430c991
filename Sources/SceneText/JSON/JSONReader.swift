import Keyframes
import Stage
import Syntax
import Words

/// Counts the pieces of the paths that are read.
final class PathPieces {
  var count = 0
}

/// Reads the output of ``JSONWriter``, and text written like it by hand; see ``JSONFormat``.
struct JSONReader {
  let source: Source
  /// The easings for `custom(name)` and `token(name)`.
  var customs: [Easing]
  /// The tokens of the scene that is being read.
  var tokens = MotionTokens()
  /// Whether time is in seconds, so that durations have a meaning.
  var isInSeconds = true
  /// Whether short forms may have been written, so that they are suggested.
  var isByHand = false
  /// The pictures that are known, by their sources, or why they cannot be shown.
  var pictures: [String: Result<Picture, FileError>] = [:]
  /// Whether a clear pixel stands for each picture that is unknown; see `Pasted.init(stored:customs:)`.
  var standsInForPictures = false
  /// The pieces of all paths so far.
  var pieces = PathPieces()

  /// The content of a document.
  func document(_ value: JSONValue) throws(PasteError) -> Pasted {
    let all = try fields(
      value, "a document", ["riff", "easing", "track", "of", "node", "scene", "timeline"])
    try checkVersion(all, value)
    let contents = ["easing", "track", "node", "scene"].compactMap { all[$0] }
    guard contents.count == 1 else {
      throw error(
        value, "The document holds \(contents.count) things",
        "give it one of easing, track, node and scene")
    }
    try refuse(all, "of", without: "track")
    try refuse(all, "timeline", without: "scene")
    if let easing = all["easing"] { return .easing(try self.easing(easing)) }
    if let track = all["track"] { return .track(try self.track(track, of: all["of"])) }
    if let node = all["node"] { return .node(try self.node(node)) }
    guard let scene = all["scene"] else { fatalError("One of four is there.") }
    let timeline = try all["timeline"].map(timeline)
    return .scene(try timed(by: timeline).scene(scene), timeline)
  }

  private func checkVersion(
    _ all: [String: JSONValue], _ value: JSONValue
  ) throws(PasteError) {
    guard let version = all["riff"] else {
      throw error(value, "This is not Riff's JSON", "begin it with \"riff\": 1")
    }
    try checkVersion(version)
  }

  func checkVersion(_ version: JSONValue) throws(PasteError) {
    let number = try self.number(version)
    guard number == JSONFormat.version else {
      throw error(
        version, "This is Riff's JSON of version \(number.shortest)", "use one of version 1")
    }
  }

  private func refuse(
    _ all: [String: JSONValue], _ key: String, without other: String
  ) throws(PasteError) {
    guard all[other] == nil, let value = all[key] else { return }
    throw error(value, "\(quoted(key)) belongs to a \(other), and there is none", "remove it")
  }

  private func track(_ value: JSONValue, of name: JSONValue?) throws(PasteError) -> PropertyTrack {
    guard let name else { return .number(nil, try numbers(value)) }
    let text = try string(name)
    switch text {
    case "hidden": return .hidden(try flags(value))
    case "gradient": return .gradient(try gradients(value))
    case "outline": return .outline(try outlines(value))
    case "string": return .string(try strings(value))
    case "color": return .color(nil, try colors(value))
    case _: break
    }
    if let range = Range(colorProperty: text) { return .rangeColor(range, try colors(value)) }
    switch MaskProperty(text) {
    case .path(let index)?: return .maskPath(index, try outlines(value))
    case .opacity(let index)?: return .maskOpacity(index, try numbers(value))
    case nil: break
    }
    if let property = Property.allCases.first(where: { $0.name == text }) {
      return .number(property, try numbers(value))
    }
    guard let property = ColorProperty.allCases.first(where: { JSONWriter.key($0) == text }) else {
      throw error(
        name, "No property is called \(quoted(text))", "give one such as \"x\" or \"fill\"")
    }
    return .color(property, try colors(value))
  }

  // MARK: Values

  func error(_ value: JSONValue, _ problem: Message, _ remedy: Message) -> PasteError {
    source.error(at: value.place, problem, remedy)
  }

  func wanted(_ kind: Message, _ value: JSONValue, _ remedy: Message) -> PasteError {
    error(value, "\(value.kind.asStart) is where \(kind) should be", remedy)
  }

  /// The members by name, of which there are no others than these.
  func fields(
    _ value: JSONValue, _ kind: Message, _ allowed: Set<String>
  ) throws(PasteError) -> [String: JSONValue] {
    guard case .object(let members) = value.content else {
      throw wanted(kind, value, "write it in braces")
    }
    var all: [String: JSONValue] = [:]
    for member in members {
      guard allowed.contains(member.key) else {
        throw source.error(
          at: member.place, "\(quoted(member.key)) means nothing in \(kind)",
          remedy(for: member.key, among: allowed))
      }
      all[member.key] = member.value
    }
    return all
  }

  /// A member that has to be there.
  func required(
    _ key: String, _ all: [String: JSONValue], of value: JSONValue, _ kind: Message,
    _ remedy: Message = "add it"
  ) throws(PasteError) -> JSONValue {
    guard let member = all[key] else {
      throw error(value, "\(quoted(key)) is missing in \(kind)", remedy)
    }
    return member
  }

  func number(_ value: JSONValue) throws(PasteError) -> Double {
    guard case .number(let number) = value.content else {
      throw wanted("a number", value, "write a number such as 0.5")
    }
    return number
  }

  func whole(_ value: JSONValue) throws(PasteError) -> Int {
    guard let whole = Int(exactly: try number(value)) else {
      throw wanted("a whole number", value, "write one such as 2")
    }
    return whole
  }

  func flag(_ value: JSONValue) throws(PasteError) -> Bool {
    guard case .flag(let flag) = value.content else {
      throw wanted("a yes or no", value, "write true or false")
    }
    return flag
  }

  func string(_ value: JSONValue) throws(PasteError) -> String {
    guard case .string(let text) = value.content else {
      throw wanted("a text", value, "write it in quotation marks")
    }
    return text
  }

  func list(_ value: JSONValue, count: Int? = nil) throws(PasteError) -> [JSONValue] {
    guard case .list(let values) = value.content else {
      throw wanted("a list", value, "write it in brackets")
    }
    guard count == nil || values.count == count else {
      throw error(value, "A list has \(values.count) values", "give it \(count ?? 0)")
    }
    return values
  }

  func numberList(_ value: JSONValue, count: Int? = nil) throws(PasteError) -> [Double] {
    try list(value, count: count).map(number)
  }

  func easing(_ value: JSONValue) throws(PasteError) -> Easing {
    let text = try string(value)
    let easing: Easing
    do {
      easing = try Easing(notation: text, customs: customs)
    } catch {
      if let token = tokens.easing(named: text) { return token }
      // The column is counted from the opening quotation mark; an escape before it shifts it.
      let near = error.unknownName.flatMap {
        Easing.nearestName(to: $0, tokens: tokens.easings.map(\.name))
      }
      throw source.error(
        at: value.place + error.column, error.problem,
        near.map { "write \($0), or \(error.advice)" } ?? error.advice)
    }
    if easing.durationToken != nil { try checkSeconds(value) }
    return easing
  }

  /// One of the words for a list of cases.
  func word<Word>(
    _ value: JSONValue, _ words: [Word], _ name: (Word) -> String = { "\($0)" }
  ) throws(PasteError) -> Word {
    var names: [String] { words.map(name) }
    var all: String { names.joined(separator: ", ") }
    guard case .string(let text) = value.content else {
      throw wanted("a text", value, "give one of \(all)")
    }
    guard let word = words.first(where: { name($0) == text }) else {
      throw error(
        value, "\(quoted(text)) is not one of the words that may be here",
        nearest(to: text, among: names).map { "write \(quoted($0)), or another of \(all)" }
          ?? "give one of \(all)")
    }
    return word
  }
}
