import AppState
import Films
import Playground
import SDLHost
import Words

/// One line on a terminal that shows the progress of a film: "12 of 150 frames, 8%, 4 s left".
final class FilmProgress {
  /// Seconds between two changes of the line.
  private static let pause = 0.1

  private let total: Int
  private let isShown: Bool
  private let start = Host.now
  private var lastReport = -Double.infinity
  private var passed = 0
  private var last = 0

  init(of plan: FilmPlan, _ kind: FilmKind, _ arguments: Arguments) {
    total = plan.times.count * kind.passes
    isShown = !arguments.has(.quiet) && FilmFiles.hasTerminal
    if isShown { show(0, left: nil) }
  }

  /// Notes the number of finished frames, and returns whether to continue.
  func goesOn(_ done: Int) -> Bool {
    report(done)
    return !Interruption.hasHappened
  }

  /// A number that falls begins another pass.
  private func report(_ done: Int) {
    if done < last { passed += last }
    last = done
    let now = Host.now
    guard isShown, now - lastReport >= Self.pause else { return }
    lastReport = now
    let share = Double(passed + done) / Double(max(total, 1))
    show(passed + done, left: share > 0 ? (now - start) * (1 - share) / share : nil)
  }

  /// Clears the line.
  func end() {
    if isShown { print("\r\u{1B}[K") }
  }

  private func show(_ done: Int, left: Double?) {
    let percent = 100 * done / max(total, 1)
    let now: Message = "\(done) of \(total) frames, \(percent)%"
    let line: Message = left.map { "\(now), \(Int($0.rounded(.up))) s left" } ?? now
    print("\r\(line.text(in: TerminalLanguage.current).printable)\u{1B}[K")
  }

  private func print(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
