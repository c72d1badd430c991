import Exporting

/// Something that the palette finds: a command, a demo, a knob, or a gesture that is only told.
struct PaletteLine: Equatable {
  enum Deed: Equatable {
    case action(Action)
    /// The line has several actions: shows them one by one.
    case narrow
    /// Shows the knob, and gives it the focus.
    case knob(String)
    case copy(HomeSubject, ExportFormat)
  }

  let title: String
  var keys = ""
  /// What else finds it.
  var also = ""
  /// What it is, where that is no command.
  var kind = ""
  /// Nil for what only hands can do.
  var deed: Deed?
}

extension PaletteLine {
  /// The key map, as it is shown while nothing is searched for.
  static let keyMap: [PaletteLine] = Shortcut.help.map { line in
    let actions = line.actions
    return PaletteLine(
      title: line.meaning, keys: line.keys,
      deed: actions.isEmpty ? nil : actions.count == 1 ? .action(actions[0].action) : .narrow)
  }

  /// Everything that is the same in all demos.
  static let commands: [PaletteLine] =
    Shortcut.help.flatMap(Self.commands) + more.map(Self.command) + copies

  private static let more: [Action] = [.cycleSpeed, .dropEdits, .fitTimeline]

  private static func command(_ action: Action) -> PaletteLine {
    PaletteLine(title: action.ownWords ?? "", deed: .action(action))
  }

  /// A line for each action; demos have lines of their own.
  private static func commands(of line: Shortcut) -> [PaletteLine] {
    let actions = line.actions
    guard !actions.isEmpty else { return [PaletteLine(title: line.meaning, keys: line.tidyKeys)] }
    return actions.compactMap { action, keys in
      if case .choose = action { return nil }
      return PaletteLine(
        title: action.ownWords ?? line.meaning, keys: keys, also: line.meaning,
        deed: .action(action))
    }
  }

  private static let copies: [PaletteLine] = HomeSubject.allCases.flatMap { subject in
    ExportFormat.allCases.map { format in
      PaletteLine(
        title: "Copy the \(subject.rawValue) as \(format.title)", also: "take home export code",
        deed: .copy(subject, format))
    }
  }
}

/// The palette, while it is open.
struct Palette {
  private(set) var query = ""
  /// What it shows, the best first; the key map while nothing is searched for.
  private(set) var lines = PaletteLine.keyMap
  /// The line that Enter performs.
  private(set) var chosen: Int?
  /// What had the focus before.
  var focusBefore: Widget.Identity?

  var isSearching: Bool { !query.allSatisfy(\.isWhitespace) }

  /// Shows what fits `query`, of `all` that there is.
  mutating func find(_ query: String, among all: [PaletteLine]) {
    self.query = query
    lines = isSearching ? PaletteMatch(query).best(of: all) : PaletteLine.keyMap
    chosen = isSearching && !lines.isEmpty ? 0 : nil
  }

  /// So many lines on; the ends stay, and above the key map is the field.
  mutating func walk(by steps: Int) {
    guard !lines.isEmpty else { return }
    let next = chosen.map { $0 + steps } ?? (steps > 0 ? steps - 1 : -1)
    chosen = next < 0 && !isSearching ? nil : min(max(next, 0), lines.count - 1)
  }

  mutating func choose(_ index: Int) { if lines.indices.contains(index) { chosen = index } }
}
