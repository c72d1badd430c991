package import DemoKit
import Editing
package import Formats
import Keyframes
import Persistence
import Stage
import Talks
import Words

/// Reads the lessons of the tour from `Assets/tour.txt`, whose head describes them.
package struct LessonReader {
  private enum Name: String, CaseIterable {
    case lesson, demo, at, open, select, drag, say
  }

  private let demos: [String: any Demo]
  private var lessons: [Lesson] = []
  private var errors: [FileError] = []

  /// The lessons of a text, for the demos of the gallery.
  /// - Throws: all mistakes that were found.
  package static func lessons(
    _ text: String, demos: [any Demo]
  ) throws(FileErrors) -> [Lesson] {
    var reader = LessonReader(demos: demos)
    for (index, line) in text.writtenLines.enumerated() {
      let words = TalkWords(line, line: index + 1)
      guard !words.isComment else { continue }
      do throws(FileError) {
        try reader.read(words)
      } catch {
        reader.errors.append(error)
      }
    }
    reader.checkAll()
    guard reader.errors.isEmpty else { throw FileErrors(reader.errors) }
    return reader.lessons
  }

  private init(demos: [any Demo]) {
    self.demos = Dictionary(demos.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func read(_ line: TalkWords) throws(FileError) {
    var words = line
    let first = try words.word("The first word")
    guard let name = Name(rawValue: first) else {
      throw line.error(
        "A lesson has no line \(first.quoted(atMost: 40))."
          + hint(for: first, among: Name.allCases.map(\.rawValue), or: ""))
    }
    if name == .lesson { return lessons.append(Lesson(title: try words.rest("The title"))) }
    guard var lesson = lessons.popLast() else {
      throw line.error("A lesson begins with its title: lesson TITLE.")
    }
    defer { lessons.append(lesson) }
    switch name {
    case .lesson: break
    case .demo: lesson.demo = try demo(&words)
    case .at: lesson.time = try time(&words, of: lesson)
    case .open: try open(&words, &lesson)
    case .select: try select(&words, &lesson)
    case .drag: lesson.target = try target(&words, of: lesson)
    case .say: lesson.sentence = try words.rest("The sentence")
    }
    try words.finish("\(name.rawValue)")
  }

  private func demo(_ words: inout TalkWords) throws(FileError) -> String {
    let start = words.column
    let name = try words.word("The demo")
    guard demos[name] != nil else {
      throw words.error(
        "No demo is called \(name.quoted(atMost: 40))."
          + hint(for: name, among: demos.keys.sorted(), or: ""),
        at: start)
    }
    return name
  }

  private func time(_ words: inout TalkWords, of lesson: Lesson) throws(FileError) -> Double {
    guard let demo = demos[lesson.demo] else {
      throw words.error("The demo comes before its time.")
    }
    return try words.number("The time", in: demo.timeline.range)
  }

  private func open(_ words: inout TalkWords, _ lesson: inout Lesson) throws(FileError) {
    repeat {
      let start = words.column
      let word = try words.word("The panel")
      let before = lesson.panels
      lesson.panels.open(word)
      guard lesson.panels != before else {
        throw words.error(
          "\(word.quoted(atMost: 40)) is no panel, or is open already.", at: start)
      }
    } while !words.isEmpty
  }

  private func select(_ words: inout TalkWords, _ lesson: inout Lesson) throws(FileError) {
    let start = words.column
    guard let demo = demos[lesson.demo] else {
      throw words.error("The demo comes before what is selected.")
    }
    let path = TrackPath(
      node: try words.word("The node"), property: try words.word("The property"))
    guard let track = demo.scene.track(at: path) else {
      throw words.error("The demo has no \(path.property) of \(path.node).", at: start)
    }
    lesson.selection.track = path
    guard !words.isEmpty else { return }
    let last = Double(track.marks.count - 1)
    let index = Int(try words.number("The keyframe", in: 0...max(last, 0)))
    lesson.selection.keys = [KeyframePath(path, index)]
  }

  private func target(_ words: inout TalkWords, of lesson: Lesson) throws(FileError)
    -> Lesson.Target
  {
    let start = words.column
    switch try words.word("What to drag") {
    case "stage": return .stage
    case "bar": return .bar
    case "timeline" where lesson.panels.showsTimeline: return .timeline
    case "curve" where lesson.panels.sides.contains(SidePanel.curve.name): return .curve
    case "knob" where lesson.panels.sides.contains(SidePanel.knobs.name):
      let name = try words.word("The knob")
      guard demos[lesson.demo]?.knobs.contains(where: { $0.name == name }) == true else {
        throw words.error("The demo has no knob \(name.quoted(atMost: 40)).", at: start)
      }
      return .knob(name)
    case _:
      throw words.error(
        "What to drag is stage, bar, or in a panel that is open: timeline, curve or knob NAME.",
        at: start)
    }
  }

  private mutating func checkAll() {
    guard errors.isEmpty else { return }
    if lessons.isEmpty { errors = [FileError(sentence: "The tour has no lessons.")] }
    for lesson in lessons where lesson.demo.isEmpty || lesson.sentence.isEmpty {
      errors.append(
        FileError(
          sentence: "The lesson \(lesson.title.quoted(atMost: 40)) lacks a demo or a sentence."))
    }
  }
}
