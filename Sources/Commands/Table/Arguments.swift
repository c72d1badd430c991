import AppState
import DemoKit
import Interface
import Keyframes
import Persistence
import Playground
import SDLHost
import Words

/// The arguments after a command, separated into options and words.
package struct Arguments {
  package private(set) var words: [String] = []
  private var values: [String: String] = [:]
  private var allSettings: [String] = []

  package init(_ arguments: [String], for command: Command) throws(Failure) {
    var rest = arguments[...]
    var readsOptions = true
    while let word = rest.popFirst() {
      if word == "--", readsOptions {
        readsOptions = false
      } else if readsOptions, word.hasPrefix("-"), word.count > 1, Double(word) == nil {
        try read(word, &rest, command)
      } else {
        words.append(try legible(word))
      }
    }
  }

  package func has(_ option: Option) -> Bool { values[option.name] != nil }

  func text(_ option: Option) -> String? { values[option.name] }

  /// Some of the options as they were given.
  package func given(_ options: [Option]) -> [String] {
    options.flatMap { option in
      guard let value = values[option.name] else { return [String]() }
      if option.needsValue { return [option.name, value] }
      return [value.isEmpty ? option.name : "\(option.name)=\(value)"]
    }
  }

  /// The values of `--set` for a demo, in order.
  func settings(for demo: any Demo) throws(Failure) -> [Setting] {
    var settings: [Setting] = []
    for text in allSettings {
      do throws(SettingError) {
        settings.append(try Setting(text, for: demo))
      } catch {
        throw .usage("--set: \(error)")
      }
    }
    return settings
  }

  /// Throws if there are more than `count` words.
  package func refuseWords(after count: Int, _ command: Command) throws(Failure) {
    guard words.count > count else { return }
    throw .usage("Unexpected word: \"\(words[count])\". Usage: \(command.usageLine)")
  }

  /// Throws if more than one of `options` was given.
  package func refuseTogether(_ options: [Option]) throws(Failure) {
    let given = options.filter { has($0) }
    guard given.count > 1 else { return }
    throw .usage("\(given[0].name) and \(given[1].name) exclude each other: leave one out.")
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.option(named: name) else {
      throw .usage(unknown(name, command))
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .usage("\(name) takes no value.") }
      values[option.name] = ""
      return
    }
    guard option.needsValue else {
      // The next word may also be a talk or a demo.
      let next = rest.first.flatMap { RemotePlace.isMeant(by: $0) ? $0 : nil }
      values[option.name] = parts.count == 2 ? String(parts[1]) : next ?? ""
      if parts.count == 1, next != nil { rest.removeFirst() }
      return
    }
    let next = rest.first.flatMap { command.option(named: $0) == nil ? $0 : nil }
    guard let value = parts.count == 2 ? String(parts[1]) : next else {
      throw .usage("\(name) needs a value: \(name) \(option.value ?? "").")
    }
    if parts.count == 1 { rest.removeFirst() }
    if option == .set { allSettings.append(value) }
    values[option.name] = try legible(value)
  }

  /// Swift has put this character in the place of bytes that are not UTF-8.
  private func legible(_ word: String) throws(Failure) -> String {
    guard !word.contains("\u{FFFD}") || Storage.exists(Storage.absolute(word)) else {
      throw .usage("The name \"\(word)\" is not UTF-8 text: rename the file.")
    }
    return word
  }

  private func unknown(_ name: String, _ command: Command) -> Message {
    let names = command.options.map(\.name) + command.options.compactMap(\.short)
    let program = command == .play ? "riff" : "riff \(command.rawValue)"
    let hint: Message =
      nearest(to: name, among: names).map { "Did you mean \($0)?" }
      ?? (names.isEmpty
        ? "It takes none."
        : "It takes \(command.options.map(\.names).joined(separator: ", ")).")
    return "\(program) has no option \(name). \(hint)"
  }
}

extension Command {
  /// The option with a long or short name.
  fileprivate func option(named name: String) -> Option? {
    options.first { $0.name == name || $0.short == name }
  }
}

extension Arguments {
  /// A finite number, or nil if the option was not given.
  func number(_ option: Option) throws(Failure) -> Double? {
    guard let text = text(option) else { return nil }
    return try Arguments.number(text, option)
  }

  /// Finite numbers, separated by commas.
  func numbers(_ option: Option) throws(Failure) -> [Double]? {
    guard let text = text(option) else { return nil }
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try Arguments.number(String(part), option))
    }
    return numbers
  }

  /// A whole number in `range`.
  package func count(_ option: Option, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = text(option) else { return nil }
    guard let count = Int(text), range.contains(count) else {
      throw .usage(
        "\(option.name) is \"\(text)\": give a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return count
  }

  /// A width and a height in whole numbers, at least `smallest` and at most 16384 each.
  package func size(_ option: Option, smallest: (width: Int, height: Int)) throws(Failure) -> Size?
  {
    guard let text = text(option) else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else {
      throw .usage("--size is \"\(text)\": give a width and a height, such as 1280x720.")
    }
    guard (smallest.width...16384).contains(width), (smallest.height...16384).contains(height)
    else {
      throw .usage(
        "--size is \(text): it must be between \(smallest.width)x\(smallest.height) and 16384x16384."
      )
    }
    return Size(width: Double(width), height: Double(height))
  }

  private static func number(_ text: String, _ option: Option) throws(Failure) -> Double {
    guard let number = Double(text) else {
      throw .usage("\(option.name) is \"\(text)\", which is not a number.")
    }
    guard number.isFinite else { throw .usage("\(option.name) is \(text): it must be finite.") }
    return number
  }
}
