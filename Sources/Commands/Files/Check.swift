import AppState
import DemoKit
import Formats
import Keyframes
import Playground
import SDLHost
import Stage
import Words

/// `riff check FILE…`: the mistakes in files, and their unsupported features.
func check(_ arguments: Arguments) throws(Failure) {
  guard !arguments.words.isEmpty else {
    throw .usage("riff check needs a file. Usage: \(Command.check.usage)")
  }
  var (wrong, unread) = (0, 0)
  TalkReach.name(arguments.words)
  let text = try? textRenderer(arguments)
  /// With `--quiet` only what is wrong, as an error.
  func tell(_ lines: [String], isWrong: Bool) {
    let all = lines.joined(separator: "\n")
    if !arguments.has(.quiet) { print(all) } else if isWrong { note(Message(verbatim: all)) }
  }
  for path in arguments.words {
    try goOn()
    var (lines, isWrong): ([String], Bool) = ([], true)
    do throws(Failure) {
      if let sentence = refusal(ofWebAddress: path) { throw .world(sentence) }
      guard Storage.exists(Storage.absolute(path)) else {
        throw .world("\(path) cannot be opened: there is no such file.")
      }
      if let talk = TalkFile.text(at: Storage.absolute(path)) {
        let report = report(onTalk: talk, path, allows: arguments.has(.allow), text)
        wrong += report.hasMistakes ? 1 : 0
        tell(report.lines, isWrong: report.hasMistakes)
        continue
      }
      if arguments.has(.allow) { ConsentStore.shared.allow(Storage.absolute(path)) }
      switch try reading(ofFile: Storage.absolute(path), mayRun: true) {
      case .demo(let demo, let notes, let warnings):
        isWrong = false
        lines = report(on: demo, notes, path)
        lines += try MotionCheck(demo).warnings(text).map { "  " + localized($0) }
        if !warnings.isEmpty { lines.append(localized(sentences(warnings, in: path))) }
      case .problems(let errors):
        wrong += 1
        lines = [localized(sentences(errors, in: path))]
      case .question(let question):
        wrong += 1
        lines = [localized(sentences([question.problem], in: path))]
      }
    } catch {
      try goOn()
      unread += 1
      lines = [error.message.text(in: TerminalLanguage.current)]
    }
    tell(lines, isWrong: isWrong)
  }
  let all = arguments.words.count
  switch (wrong, unread) {
  case (0, 0): return
  case (0, _):
    throw .world(
      all == 1 ? "The file can't be checked." : "\(unread) of \(all) files can't be checked.")
  case (_, 0):
    throw .world(all == 1 ? "The file has mistakes." : "\(wrong) of \(all) files have mistakes.")
  case _:
    throw .world(
      "\(wrong + unread) of \(all) files have mistakes, or can't be checked.")
  }
}

/// A line on the file's contents, and one for each feature that is not supported.
private func report(on demo: any Demo, _ notes: [ImportNote], _ path: String) -> [String] {
  let (scene, timeline) = (demo.scene, demo.timeline)
  let count = scene.allNodes.count
  let size = "\(scene.size.width.rounded3)×\(scene.size.height.rounded3)"
  let nodes = Message(count: count, one: "1 node", other: "\(count) nodes")
  return [localized("\(path): \(nodes), \(size) pt, \(timeline.rangeText)")]
    + notes.map { note in
      let prefix = note.layer.isEmpty ? "" : "\(note.layer): "
      let times = note.count == 1 ? "" : " (\(note.count) times)"
      return "  \(prefix)\(note.feature)\(times), \(note.instead)"
    }
}
