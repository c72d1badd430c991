import Demos
import Keyframes
import Playground
import Stage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The demo called `name`.
///
/// `command` is what it is for: the word after `riff` could have been a command as well.
func demo(called name: String, for command: Command) throws(Failure) -> any Demo {
  if let demo = catalog.first(where: { $0.name == name }) { return demo }
  let names = catalog.map(\.name) + (command == .play ? Command.words : [])
  let hint = nearest(to: name, among: names).map { "Did you mean \"\($0)\"? " } ?? ""
  throw .usage("No demo is called \"\(name)\". \(hint)(riff list shows all.)")
}

/// `time` inside the demo's range; a note on standard error says so where it was outside.
func clamped(_ time: Double, _ demo: any Demo) -> Double {
  let timeline = demo.timeline
  let clamped = timeline.clamp(time)
  if clamped != time {
    note(
      "--at \(time.short) lies outside \(demo.name)'s range \(timeline.rangeText); "
        + "\(clamped.short) is taken.")
  }
  return clamped
}

/// A sentence on standard error.
func note(_ sentence: String) {
  let line = Array("riff: \(sentence)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

extension Timeline {
  /// "0...4 s", "0...3 pages", "0...1920 pt".
  var rangeText: String {
    let unit =
      switch unit {
      case .pages: "pages"
      case .points: "pt"
      case .seconds: "s"
      }
    return "\(range.lowerBound.rounded3)...\(range.upperBound.rounded3) \(unit)"
  }
}

extension Double {
  /// At most three decimals, none that is 0: binary sums like 3.5999999999999996 are not for people.
  var rounded3: String { ((self * 1000).rounded() / 1000).short }
}

/// A number with 17 significant digits, from which the same number is read back.
func exactText(_ value: Double) -> String {
  var buffer = [CChar](repeating: 0, count: 64)
  let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
  return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
