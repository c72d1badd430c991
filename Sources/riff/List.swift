import Demos
import Playground

/// `riff list`: a line for each demo, its name, time range and unit, and caption.
func list(_ arguments: Arguments) throws(Failure) {
  try arguments.refuseWords(after: 0, .list)
  let names = catalog.map(\.name.count).max() ?? 0
  let ranges = catalog.map(\.timeline.rangeText.count).max() ?? 0
  for demo in catalog {
    print(
      demo.name.padded(to: names), demo.timeline.rangeText.padded(to: ranges), demo.caption,
      separator: "  ")
  }
}
