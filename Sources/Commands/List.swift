import AppState
import Demos
import Interface
import Keyframes
import Playground
import Words

/// `riff list [demos]`: a line for each demo, its name, time range and unit, and caption.
/// `riff list easings`: a line for the name of each easing.
func list(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 1, .list)
  switch arguments.words.first {
  case nil, "demos": listDemos()
  case "easings":
    // The easings that are complete without numbers.
    let names = Easing.classics.map(\.name) + Easing.names
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted && (try? Easing(notation: name)) != nil {
      print(name)
    }
  case let word?:
    throw .usage(
      "riff list takes demos or easings, not \"\(word)\"."
        + hint(for: word, among: ["demos", "easings"]))
  }
}

private func listDemos() {
  let names = catalog.map(\.name.count).max() ?? 0
  let ranges = catalog.map(\.timeline.rangeText.english.count).max() ?? 0
  for demo in catalog {
    let caption = TerminalLanguage.current.during { demo.localized(demo.caption) }
    print(
      demo.name.padded(to: names), demo.timeline.rangeText.english.padded(to: ranges), caption,
      separator: "  ")
  }
}
