import DemoKit
import Keyframes
import Talks
import Words

extension SpeakerNotes {
  /// For a page in a browser: an object of strings and numbers.
  public var json: String {
    let coming = next.map { "\($0.number)  \($0.title)" } ?? localized("This is the last stop.")
    let leftName = left.map { localized($0 < 0 ? "Over" : "Left") } ?? ""
    let left = left.map { Self.text(seconds: $0) } ?? ""
    let strings: [(String, String)] = [
      ("talk", talk), ("number", "\(stop.number) / \(count)"), ("title", stop.title),
      ("caption", stop.caption),
      ("notes", notes.isEmpty ? localized("No notes for this stop") : notes),
      ("next", coming), ("nextCaption", next?.caption ?? ""), ("state", state),
      ("stopwatch", stopwatch), ("elapsed", Self.text(seconds: elapsed)), ("leftName", leftName),
      ("left", left), ("warning", "\(warning)"), ("warningWords", warningWords),
      ("timeOfDay", timeOfDay), ("lang", Language.current.tag),
    ]
    let members = strings.map { "\($0.jsonString):\($1.jsonString)" }
    return "{\(members.joined(separator: ",")),\"count\":\(count),\"slow\":\(isSlow),"
      + "\"sheet\":\(hasSheet),\"words\":\(Self.pageWords)}"
  }

  /// The same while no talk is presented.
  public static var nothing: String {
    "{\"idle\":\(localized("No talk is being presented. Press F5 to present one.").jsonString),\"lang\":"
      + "\(Language.current.tag.jsonString),\"words\":\(pageWords)}"
  }

  /// The page's own texts, as a JSON object.
  public static var pageWords: String {
    let phrases: [(String, Message)] = [
      ("title", "Speaker's notes"), ("coming", "Next stop"),
      ("back", Message("Back", context: "talk")), ("next", "Next"),
      ("black", "Black"), ("white", "White"), ("more", "More"), ("play", "Play or pause"),
      ("slow", "Slow motion"),
      ("again", "Restart stop"),
      ("stops", "All stops"), ("stopwatch", "Stopwatch"),
      ("stop", Message("Stop", context: "talk")), ("go", "Go"),
      ("linking", "Connecting to Riff…"), ("lost", "No connection to Riff. Trying again…"),
      ("gone", "This link is no longer valid. Press Q in the talk for a new one."),
      ("taken", "Another page controls the talk now. Press Q in the talk for a new link."),
      ("current", "Picture of this stop"), ("nextPicture", "Picture of the next stop"),
    ]
    let members = phrases.map { "\($0.0.jsonString):\(localized($0.1).jsonString)" }
    return "{\(members.joined(separator: ","))}"
  }
}

extension String {
  fileprivate var jsonString: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case _: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
