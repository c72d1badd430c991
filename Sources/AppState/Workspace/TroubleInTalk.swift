import Formats
package import Talks
import Words

// Stops whose files fail: each shows its own problem, and the other stops still work.
extension Workspace {
  /// Whether nothing has failed so far, so that the stop may appear in a moment.
  package func mayCome(_ stop: TalkStop) -> Bool {
    guard let path = path(of: stop), talk.open?.path != path,
      !gallery.files.refusals.contains(where: { Self.matches($0.key, path) })
    else { return false }
    guard let file = file(of: stop) else { return true }
    return file.state == .waiting && gallery.files.problems[file.name]?.errors.first == nil
      && gallery.files.questions.about(file.path) == nil
  }

  /// The same for an audience, which need not read what is to be installed.
  package func troubleOnStage(with stop: TalkStop) -> String? {
    deck(of: stop)?.fault == .noPrograms ? nil : trouble(with: stop)
  }

  /// Why the file of a stop can't be shown, or only as it was before, in words for an audience; nil if
  /// it is as it should be, as demos are.
  package func trouble(with stop: TalkStop) -> String? {
    if case .slides(let path, _) = stop.source {
      if let fault = fault(ofPageOf: stop) { return fault.localized }
      guard deck(of: stop) != nil else {
        return localized("Opening \(FilePath.name(of: path))…")
      }
    }
    guard let path = path(of: stop), recording(of: stop) == nil else { return nil }
    let name = FilePath.name(of: path)
    if let talk = talk.open, talk.path == path, let mistake = talk.mistakes.first,
      let sentence = talk.mistake
    {
      let position = [mistake.line, mistake.column].compactMap(\.self).map { ":\($0)" }.joined()
      return localized(
        "\(name + position): \(sentence) The talk begins once the file is saved without mistakes.")
    }
    guard let file = file(of: stop) else {
      let refusal = gallery.files.refusals.first { Self.matches($0.key, path) }
      // The audience need not see folders.
      if let refusal { return refusal.value.localized.replacing(refusal.key, with: name) }
      // A recording takes a moment to be read and played up to its beginning.
      if case .replay = stop.source { return localized("Opening \(name)…") }
      return localized("\(stop.source.text) can't be opened. Check its path in the talk file.")
    }
    if let problems = gallery.files.problems[file.name], !problems.areWarnings {
      let line = problems.errors[0].line.map { ":\($0)" } ?? ""
      return localized("\(name + line): \(problems.sentence)")
    }
    switch file.state {
    case .shown: return nil
    case .gone:
      return file.hasDemo
        ? localized("\(name) no longer exists. This is its last version.")
        : localized("\(stop.source.text) can't be opened. Check its path in the talk file.")
    case .waiting: break
    }
    if let question = gallery.files.questions.about(file.path) {
      return localized(
        question.hasStopped
          ? "\(name) crashed or didn't finish. It runs again after the next change."
          : "\(name) is code and isn't allowed to run yet. Open it outside the talk to allow it.")
    }
    return gallery.files.work?.path == file.path
      ? localized("Opening \(name)…")
      : localized("\(stop.source.text) can't be opened. Check its path in the talk file.")
  }
}
