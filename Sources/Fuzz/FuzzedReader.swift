import AppState
import Commands
import DemoKit
import Demos
import Formats
import Interface
import Persistence
import Playground
import SDLHost
import Stage
import Talks

/// The readers that are tried, under the names that the command line has.
enum FuzzedReader: String, CaseIterable {
  case easing, tokens, paste, scene, lottie, dotlottie, svg, picture, talk, keys, document, session
  case recording, tour, number, colors, request, arguments
  case pdfinfo, qpdf, pdfpc

  var isText: Bool { self != .picture && self != .dotlottie }

  /// Reads an input as Riff would, and looks at the result. Mistakes in the input are expected; a crash, or a
  /// finding that is returned, is not.
  func findings(in input: [UInt8], isThorough: Bool) -> [String] {
    let text = String(decoding: input, as: UTF8.self)
    switch self {
    case .easing: return EasingFindings.read(text, isThorough: isThorough)
    case .tokens: _ = try? MotionTokens.found(in: text)
    case .paste: return SceneFindings.paste(text, isThorough: isThorough)
    case .scene: return SceneFindings.read(input, .riffScene, isThorough: isThorough)
    case .svg: return SceneFindings.read(input, .svg, isThorough: isThorough)
    case .picture: return SceneFindings.read(input, .picture, isThorough: isThorough)
    case .lottie: return SceneFindings.read(input, .lottie, isThorough: isThorough)
    case .dotlottie: return SceneFindings.read(input, .dotLottie, isThorough: isThorough)
    case .talk: _ = try? Talk(text: text, demos: catalog)
    case .keys: _ = try? TalkKeys(text: text)
    case .document: return document(text)
    case .session: return savedSession(text)
    case .recording: replay(text)
    case .tour: _ = try? LessonReader.lessons(text, demos: catalog)
    case .number: _ = try? Arithmetic.value(of: text, in: NumberNotation(), now: 1)
    case .colors: _ = try? Color(notation: text)
    case .request: _ = WebRequest.reading(input)
    case .arguments: arguments(text)
    case .pdfinfo: return DeckFindings.of(DeckFacts(pdfinfo: text))
    case .qpdf: return DeckFindings.read { $0.add(qpdf: text) }
    case .pdfpc: return DeckFindings.read { $0.add(pdfpc: text) }
    }
    return []
  }

  private func document(_ text: String) -> [String] {
    guard let document = try? Document(text: text) else {
      _ = DocumentReading(text, customs: [])
      return []
    }
    for demo in catalog { _ = document.turned(demo).fresh }
    let again = document.text
    guard let read = try? Document(text: again) else { return ["its own text cannot be read"] }
    return read.text == again ? [] : ["its text changes when it is read"]
  }

  private func savedSession(_ text: String) -> [String] {
    _ = SavedStop(text: text)
    _ = TalkOrder(text: text)
    _ = FileList(text: text)
    _ = RunConsent(text: text)
    guard let session = SavedSession(text: text) else { return [] }
    return SavedSession(text: session.text)?.text == session.text
      ? [] : ["its text changes when it is read"]
  }

  /// Plays the first steps of a recording, at most a second of them.
  private func replay(_ text: String) {
    guard let recording = try? Recording(text: text, demos: catalog.map(\.name)),
      recording.start.demos.allSatisfy({ name in catalog.contains { $0.name == name } })
    else { return }
    var replay = Replay(recording, of: catalog) { Double($0.string.count) * $0.style.size * 0.5 }
    _ = replay.play(to: min(1, replay.duration))
  }

  private func arguments(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    for command in Command.allCases { _ = try? Arguments(words, for: command) }
  }
}
