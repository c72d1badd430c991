import DemoKit
import Keyframes

extension SpeakerNotes {
  /// For a page in a browser: an object of strings and numbers.
  public var json: String {
    let coming = next.map { "\($0.number)  \($0.title)" } ?? Words[.noNextStop]
    let leftName = left.map { Words[$0 < 0 ? .timeOver : .timeLeft] } ?? ""
    let left = left.map { Self.text(seconds: $0) } ?? ""
    let strings: [(String, String)] = [
      ("talk", talk), ("number", "\(stop.number) / \(count)"), ("title", stop.title),
      ("caption", stop.caption), ("notes", notes.isEmpty ? Words[.noNotes] : notes),
      ("next", coming), ("nextCaption", next?.caption ?? ""), ("state", state),
      ("stopwatch", stopwatch), ("elapsed", Self.text(seconds: elapsed)), ("leftName", leftName),
      ("left", left), ("warning", "\(warning)"), ("warningWords", warningWords),
      ("timeOfDay", timeOfDay), ("lang", Language.current.rawValue),
    ]
    let members = strings.map { "\($0.jsonString):\($1.jsonString)" }
    return "{\(members.joined(separator: ",")),\"count\":\(count),\"slow\":\(isSlow),"
      + "\"sheet\":\(hasSheet),\"words\":\(Self.words)}"
  }

  /// The same while no talk is presented.
  public static var nothing: String {
    "{\"idle\":\(Words[.nobodyPresents].jsonString),\"lang\":"
      + "\(Language.current.rawValue.jsonString),\"words\":\(words)}"
  }

  /// What the page's buttons are called.
  private static var words: String {
    let phrases: [(String, Phrase)] = [
      ("title", .speakerNotes), ("coming", .nextStop), ("back", .pageBack), ("next", .pageNext),
      ("black", .pageBlack), ("play", .pagePlay), ("slow", .pageSlow), ("again", .pageAgain),
      ("stops", .pageStops), ("stopwatch", .stopwatchName), ("stop", .pageStop), ("go", .pageGo),
      ("lost", .pageLost),
    ]
    let members = phrases.map { "\($0.0.jsonString):\(Words[$0.1].jsonString)" }
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
