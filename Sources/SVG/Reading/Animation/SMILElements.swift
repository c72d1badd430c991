import Keyframes
import Stage
import Syntax
import Words

/// The SMIL elements of a file.
struct SMILElements {
  private struct Entry {
    let element: XMLElement
    let target: XMLElement
  }

  static let names: Set<String> = [
    "animate", "animateTransform", "animateMotion", "animateColor", "set",
  ]

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]
  private(set) var notes: [ImportNote] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ element: XMLElement, in parent: XMLElement?, _ ids: [String: XMLElement]) {
    let href = element.attributes["href"] ?? ""
    guard let target = href.hasPrefix("#") ? ids[String(href.dropFirst())] : parent else { return }
    if let id = element.attributes["id"], indices[id] == nil { indices[id] = entries.count }
    entries.append(Entry(element: element, target: target))
  }

  /// Adds all to a play.
  ///
  /// - Returns: from when on their intervals recur, and after how long.
  mutating func compile(
    into play: inout SVGPlayback, _ ids: [String: XMLElement], _ work: SVGWork
  ) -> (start: Double, period: Double)? {
    let items = entries.map { item($0) }
    let schedule = SVGSchedule(items)
    if schedule.isCut {
      notes.note("animations that start each other", of: "", instead: "shown for a while")
    }
    for (entry, intervals) in zip(entries, schedule.intervals) {
      guard let motion = motion(entry, intervals, ids, work) else { continue }
      play.motions[entry.target.place, default: []].append(motion)
    }
    return schedule.cycle
  }

  private static func name(_ element: XMLElement) -> String {
    element.attributes["id"] ?? element.name
  }

  // MARK: Times

  private func duration(_ element: XMLElement) -> Double {
    guard element.name != "set" || element.attributes["dur"] != nil else { return .infinity }
    let seconds = element.attributes["dur"].flatMap(SVGClockValue.smil) ?? .infinity
    return seconds > 0 ? seconds : .infinity
  }

  private mutating func item(_ entry: Entry) -> SVGSchedule.Item {
    let values = entry.element.attributes
    let duration = duration(entry.element)
    func seconds(_ name: String) -> Double? { values[name].flatMap(SVGClockValue.smil) }
    var active = duration
    if values["repeatCount"] == "indefinite" || values["repeatDur"] == "indefinite" {
      active = .infinity
    }
    let count = values["repeatCount"].flatMap { Double($0.trimmed) }
    if let count, count > 0 {
      active = count > SVGPlayback.mostRounds ? .infinity : duration * count
    }
    if let whole = seconds("repeatDur") { active = count == nil ? whole : min(active, whole) }
    if let least = seconds("min"), least > active { active = least }
    if let most = seconds("max"), most > 0, most < active { active = most }
    var item = SVGSchedule.Item(
      begins: moments(values["begin"] ?? "0", entry), active: active)
    if let end = values["end"] { item.ends = moments(end, entry) }
    switch values["restart"] {
    case "never": item.restart = .never
    case "whenNotActive": item.restart = .whenNotActive
    case _: break
    }
    return item
  }

  /// Times that depend on a person or a clock are noted and left out.
  private mutating func moments(_ text: String, _ entry: Entry) -> [SVGSchedule.Moment] {
    var moments: [SVGSchedule.Moment] = []
    for part in text.split(separator: ";") {
      let word = String(part).trimmed
      if word == "indefinite" || word.isEmpty { continue }
      if let offset = SVGClockValue.smil(word) {
        moments.append(SVGSchedule.Moment(offset: offset))
      } else if let moment = syncbase(word) {
        moments.append(moment)
      } else {
        notes.note(
          "animation that begins or ends with \(quoted(word))", of: Self.name(entry.target),
          instead: "shown without it")
      }
    }
    return moments
  }

  /// `id.begin`, `id.end`, with or without an offset.
  private func syncbase(_ text: String) -> SVGSchedule.Moment? {
    let word = text.filter { !$0.isWhitespace }
    for (mark, isEnd) in [(".begin", false), (".end", true)] {
      guard let range = word.firstRange(of: mark) else { continue }
      let id = word[..<range.lowerBound].filter { $0 != "\\" }
      let rest = String(word[range.upperBound...])
      guard let base = indices[String(id)],
        let offset = rest.isEmpty ? 0 : SVGClockValue.smil(rest)
      else { continue }
      return SVGSchedule.Moment(base: base, isEnd: isEnd, offset: offset)
    }
    return nil
  }

  // MARK: Values

  private mutating func motion(
    _ entry: Entry, _ intervals: [SVGTiming.Interval], _ ids: [String: XMLElement],
    _ work: SVGWork
  ) -> SVGAnimation? {
    let values = entry.element.attributes
    var timing = SVGTiming(intervals: intervals, duration: duration(entry.element))
    timing.freezes = values["fill"] == "freeze"
    guard !intervals.isEmpty else { return nil }
    var property = values["attributeName"] ?? ""
    if entry.element.name == "animateTransform", property != "gradientTransform" {
      property = "transform"
    }
    if entry.element.name == "animateMotion" { property = SVGAnimation.along }
    var motion = SVGAnimation(property: property, keys: [], timing: timing)
    motion.accumulates = values["accumulate"] == "sum"
    motion.isAdditive = values["additive"] == "sum"
    if entry.element.name == "animateTransform" { motion.function = values["type"] ?? "translate" }
    let keys =
      entry.element.name == "animateMotion"
      ? alongKeys(entry.element, &motion, ids, work) : SMILValues(entry.element).keys(&motion)
    guard let keys, !property.isEmpty else {
      notes.note(
        "<\(entry.element.name)> whose values or times cannot be read", of: Self.name(entry.target),
        instead: "shown without it")
      return nil
    }
    motion.keys = keys
    return motion
  }

  private func alongKeys(
    _ element: XMLElement, _ motion: inout SVGAnimation, _ ids: [String: XMLElement],
    _ work: SVGWork
  ) -> [SVGAnimation.Key]? {
    let values = element.attributes
    let other = element.children.first { $0.name == "mpath" }?.attributes["href"] ?? ""
    let linked = other.hasPrefix("#") ? ids[String(other.dropFirst())]?.attributes["d"] : nil
    var points = SMILValues(element)
    var path = Path()
    // Too many pieces are refused with the first element.
    guard work.pieces <= SVGLimits.pieces else { return nil }
    if let text = linked ?? values["path"] {
      var data = PathData(text, most: SVGLimits.pieces, largest: SVGNumbers.largest)
      try? data.read()
      path = data.path
      work.pieces += 4 * path.elements.count
      guard work.pieces <= SVGLimits.pieces else { return nil }
    } else {
      let corners = points.texts(zero: "0,0").map { SVGNumbers.list($0) }
      guard corners.count > 1, corners.allSatisfy({ $0.count >= 2 }) else { return nil }
      path = Path(through: corners.map { Point(x: $0[0], y: $0[1]) })
    }
    guard !path.isEmpty else { return nil }
    var own = SVGAnimation.SVGAnimationPath(path: path)
    switch values["rotate"]?.trimmed {
    case "auto": own.turning = .along
    case "auto-reverse": own.turning = .backwards
    case let text?: own.degrees = SVGNumbers.angle(text) ?? 0
    case nil: break
    }
    motion.path = own
    let stops = Route(path).stops
    let isPaced = (values["calcMode"] ?? "paced") == "paced"
    let shares = SVGNumbers.list((values["keyPoints"] ?? "").replacing(";", with: " "))
    if isPaced { points.pace() } else { points.set(shares.isEmpty ? stops : shares) }
    return points.keys(&motion)
  }
}

extension SVGAnimation {
  /// The property that `animateMotion` animates.
  static let along = "motion along a path"
}
