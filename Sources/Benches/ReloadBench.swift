import AppState
import Commands
import Formats
import Interface
import Keyframes
import Playground
import SDLHost
import Words

/// `riff bench --reload`: how long a Swift file of 100 lines takes from its save to the stage.
func benchReload(json: Bool) throws(Failure) {
  var runs: [ReloadTimes] = []
  for number in 0..<6 {
    let run = try ReloadTimes(ReloadSource(number).text)
    try goOn()
    // The first fills the compiler's cache.
    if number > 0 || json { runs.append(run) }
    if !json { print(run.text(number == 0 ? "first" : "save \(number)")) }
  }
  if json {
    let list = runs.map(\.json).joined(separator: ",")
    print("{\"reload\":[\(list)]}")
  } else {
    let totals = runs.map(\.total).sorted()
    print(
      "median \(totals[totals.count / 2].rounded3) s, longest \(totals[totals.count - 1].rounded3) s"
    )
  }
}

/// The seconds that one save took.
private struct ReloadTimes {
  private(set) var compiling = 0.0
  private(set) var trying = 0.0
  private(set) var loading = 0.0

  var total: Double { compiling + trying + loading }

  /// Asks as often as the window does.
  init(_ source: String) throws(Failure) {
    do throws(FileErrors) {
      let start = Host.now
      let build = try LiveBuild(source, name: "Reload.swift")
      while true {
        let (phase, before) = (build.phase, Host.now - start)
        let demos = try build.poll()
        switch build.phase {
        case .compiling: break
        case .trying where phase == .compiling: compiling = Host.now - start
        case .trying: break
        case .over:
          trying = before - compiling
          loading = Host.now - start - before
        }
        guard demos == nil, !Interruption.hasHappened else { return }
        Host.wait(1 / 60)
      }
    } catch {
      throw .world(Message(verbatim: error.errors[0].text(in: "Reload.swift")))
    }
  }

  func text(_ name: String) -> String {
    "\(name.padded(to: 7)) \(total.rounded3) s: compiled in \(compiling.rounded3) s, tried out in "
      + "\(trying.rounded3) s, loaded in \(loading.rounded3) s"
  }

  var json: String {
    "{\"compiling\":\(compiling.short),\"trying\":\(trying.short),\"loading\":\(loading.short)}"
  }
}

/// A demo of 100 lines that differs each time.
nonisolated struct ReloadSource {
  let text: String

  private static let lines = 100

  init(_ number: Int) {
    var lines = (NewDemo("Reload")?.source ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast()
    let end = lines.removeLast()
    let position = lines.firstIndex { $0.contains("Self.title") } ?? lines.startIndex
    var count = 0
    // Seven lines for each, and one for the end of the type.
    while lines.count + 8 <= Self.lines {
      count += 1
      lines.insert("      part\(count)", at: position)
      lines += Self.part(count, of: number)
    }
    while lines.count + 1 < Self.lines { lines.append("  // The same length each time.") }
    text = (lines + [end]).joined(separator: "\n") + "\n"
  }

  private static func part(_ count: Int, of number: Int) -> [Substring] {
    [
      "",
      "  private var part\(count): Node {",
      "    Node(.star(points: \(count % 5 + 4), radius: \(20 + number)), fill: .violet)",
      "      .at(x: [0: \(40 * count), 2: \(40 * count + number)], y: 60)",
      "      .rotation([0: 0, 3: 360])",
      "  }",
    ]
  }
}
