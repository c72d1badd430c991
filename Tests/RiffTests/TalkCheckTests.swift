import Demos
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import SDLHost
import Testing

@testable import Commands
@testable import Talks

/// What the stops of a talk show: it is looked at before the talk, read without holding up frames, and also
/// there when the talk is a recording.
@MainActor @Suite struct TalkCheckTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.url(name), options: .atomic)
  }

  private var scene: String {
    #"{"riff": 1, "scene": {"nodes": [{"name": "dot", "shape": {"ellipse": [50, 50]}}]}}"#
  }

  private func recording(talk: String? = nil) -> String {
    let lines = talk.map { text in
      let quoted = text.replacing("\n", with: #"\n"#)
      return "0 talk \"\(folder.path)/talk.txt\" \"\(quoted)\"\n0 present\n"
    }
    return """
      riff recording 1
      demos rainbow flip
      window 800 600 1
      demo rainbow
      \(lines ?? "")step 0
      \(String(repeating: "step 0.1\n", count: 9))end

      """
  }

  @Test func filesAndRecordingsOfStopsAreLookedAt() throws {
    try write(scene, "good.json")
    try write("{\n\"nodes\": [7]\n}", "bad.json")
    try write("riff talk 1\ndemo flip\n", "other.txt")
    try write(recording(), "run.riff")
    try write("riff recording 9\n", "new.riff")
    try write("Once upon a time\n", "tale.txt")
    let stops: [(stop: String, words: [String])] = [
      ("file good.json", []), ("demo flip", []),
      ("replay run.riff", ["The text \"Blended\" and 30 more stay too small for an audience."]),
      ("file none.json", ["none.json can't be opened: there is no such file."]),
      ("file bad.json", ["bad.json:2:"]),
      ("file other.txt", ["other.txt is a talk"]),
      ("file run.riff", ["run.riff is a recording", "\"replay\""]),
      ("file tale.txt", ["tale.txt cannot be opened: Riff opens", "talks; riff replay"]),
      ("replay none.riff", ["none.riff can't be opened: there is no such file."]),
      ("replay new.riff", ["new.riff cannot be replayed. Line 1:", "this version reads"]),
      ("replay good.json", ["good.json cannot be replayed. Line 1:"]),
    ]
    let text = "riff talk 1\n" + stops.map { "\n\($0.stop)\n" }.joined()
    try write(text, "talk.txt")
    let output = try Riff.run(["check", "talk.txt"], in: folder)
    #expect(output.status == 1)
    for (index, (stop, words)) in stops.enumerated() {
      let column = stop.hasPrefix("file") ? 6 : 8
      let line = output.lines.first { $0.hasPrefix("talk.txt:\(3 + 2 * index):\(column): ") }
      #expect((line == nil) == words.isEmpty, "\(stop): \(line ?? "")")
      for word in words { #expect(line?.contains(word) == true, "\(stop): \(line ?? "")") }
    }
    #expect(!output.text.contains(folder.path))
    try write("riff talk 1\nfile good.json\nfile good.json\n", "talk.txt")
    let good = try Riff.run(["check", "talk.txt"], in: folder)
    #expect(good.status == 0 && good.text == "talk.txt: a talk with 2 stops\n")
  }

  /// The mistakes of the talk and those of its files, with lines and columns, however many there are.
  @Test func everyMistakeIsFoundInOnePass() throws {
    try write(scene, "good.json")
    let lines: [(text: String, mistake: String)] = [
      ("minutes 20 warn 25 1", "17: The first warning would come before the talk"),
      ("file none.json", "6: none.json can't be opened"), ("dmo flip", "1: No line of a talk"),
      ("file good.json", ""), ("at 9", "4: The time is \"9\""),
      ("play 0 to 9", "11: The end is \"9\""),
      ("code lines 500 to 600", "6: The file has 1 line: show that one."), ("file good.json", ""),
      ("code track bal y", "6: good has no node \"bal\"."), ("set speed=1", "5: "),
    ]
    let more = (0..<30).map { _ in (text: "dmo flip", mistake: "1: No line of a talk") }
    let all = lines + more
    try write("riff talk 1\n" + all.map { $0.text + "\n" }.joined(), "talk.txt")
    let output = try Riff.run(["check", "talk.txt"], in: folder)
    let found = output.lines.filter { $0.hasPrefix("talk.txt:") }
    let wanted = all.enumerated().filter { !$1.mistake.isEmpty }
    #expect(output.status == 1 && found.count == wanted.count, "\(output.text)")
    for (line, (index, one)) in zip(found, wanted) {
      #expect(line.hasPrefix("talk.txt:\(index + 2):\(one.mistake)"), "\(line)")
    }
  }

  /// A file on a page is named by its own line.
  @Test func mistakesInPlacedFilesStandAtTheirLine() throws {
    let place = "place none.json in 0% 0% 50% 50%"
    try write("riff talk 1\nslides deck.pdf 1\n  caption Look\n  \(place)\n", "talk.txt")
    let lines = try Riff.run(["check", "talk.txt"], in: folder).lines
    #expect(lines.contains { $0.hasPrefix("talk.txt:2:8: deck.pdf can't be opened") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("talk.txt:4:9: none.json can't be opened") }, "\(lines)")
  }

  /// Type below 1/40 of the display's height is enlarged, and named where that is not enough.
  @Test(arguments: [(9, 1.0, 0), (9, 0.5, 1), (40, 0.5, 0)])
  func textsThatStaySmallAreNamed(_ size: Int, _ scale: Double, _ count: Int) throws {
    let node = """
      {"name": "t", "text": "Read me", "style": {"size": \(size)}, "at": [480, 300], "scale": \(scale)}
      """
    for inside in [node, #"{"name": "g", "opacity": 0.5, "children": [\#(node)]}"#] {
      try write(#"{"riff": 1, "scene": {"nodes": [\#(inside)]}}"#, "text.json")
      try write("riff talk 1\nfile text.json\n", "talk.txt")
      let output = try Riff.run(["check", "talk.txt"], in: folder)
      #expect(output.status == 0, "\(output.text)")
      let named = output.lines.filter { $0.contains("\"Read me\" stays too small") }
      #expect(named.count == count && named.allSatisfy { $0.hasPrefix("  talk.txt:2:6: ") })
    }
  }

  /// Also on pages and in recorded runs.
  @Test func textsOnPagesAndInRunsAreNamed() throws {
    try write(recording(), "run.riff")
    // A recorded talk has large type.
    try write(recording(talk: "riff talk 1\ndemo flip\n"), "talk.riff")
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><text x="9" y="99" "#
    // Outlines don't grow.
    try write(svg + #"font-size="4" stroke="black">Outlined</text></svg>"#, "outlined.svg")
    try write(svg + #"font-size="4">Plain</text></svg>"#, "plain.svg")
    let stops = [
      "slides deck.pdf 1\n  caption Look\n  place rainbow in 10% 10% 2% 2%\n",
      "slides deck.pdf 1\n  place rainbow in 0% 0% 100% 100%\n", "replay run.riff\n",
      "replay talk.riff\n", "file outlined.svg\n", "file plain.svg\n",
    ]
    try write("riff talk 1\n" + stops.joined(), "talk.txt")
    let output = try Riff.run(["check", "talk.txt"], in: folder)
    let named = output.lines.filter { $0.contains("too small for an audience") }
    try #require(named.count == 3, "\(output.text)")
    #expect(named[0].contains("talk.txt:4:9: ") && named[1].contains("talk.txt:7:8: "))
    #expect(named[2].contains("talk.txt:9:6: The text \"Outlined\""))
  }

  /// A talk without its first line, or in another encoding, is known as a talk.
  @Test func textsThatAreNearlyTalksAreLookedAt() throws {
    for text in ["demo flip\n", "# Mine\n\ntitle Mine\ndemo flip\n", "Riff Talk 1\ndemo flip\n"] {
      try write(text, "talk.txt")
      let output = try Riff.run(["check", "talk.txt"], in: folder)
      #expect(output.status == 1 && output.text.contains("A talk begins with the line"), "\(text)")
    }
    let bytes = Data("riff talk 1\ndemo flip\n  caption a".utf8) + [0xFF, 0xFE, 10]
    try bytes.write(to: folder.url("talk.txt"))
    let output = try Riff.run(["check", "talk.txt"], in: folder)
    #expect(output.status == 1 && output.text.contains("talk.txt:3:12: This line isn't UTF-8 text"))
  }

  /// Mistakes in files are told from files that can't be read.
  @Test func whatCannotBeReadHasNoMistakes() throws {
    try write("riff talk 1\ndemo flip\n", "good.txt")
    try write("riff talk 1\ndemo flop\n", "bad.txt")
    for (names, words) in [
      (["none.txt"], "The file can't be checked."), (["bad.txt"], "The file has mistakes."),
      (["good.txt", "none.txt"], "1 of 2 files can't be checked."),
      (["good.txt", "bad.txt"], "1 of 2 files have mistakes."),
      (["none.txt", "bad.txt"], "2 of 2 files have mistakes, or can't be checked."),
    ] {
      let output = try Riff.run(["check"] + names, in: folder)
      #expect(output.status == 1 && output.errors.contains(words), "\(output.errors)")
    }
  }

  /// A wrong value is told from a wrong name, and a demo from a file.
  @Test func argumentsOfTalksAreSentences() throws {
    try write("riff talk 1\ndemo flip\n", "talk.txt")
    for (arguments, words) in [
      (["present", "talk.txt", "--remote", "nonsense"], "--remote is \"nonsense\""),
      (["present", "talk.txt", "--remote", "10.0.0"], "--remote is \"10.0.0\""),
      (["present", "--remote", "none.txt"], "none.txt cannot be opened"),
      (["flip", "talk.txt"], "A talk can't be opened with a demo"),
    ] {
      let output = try Riff.run(arguments, in: folder)
      #expect(output.status != 0 && output.errors.contains(words), "\(output.errors)")
      #expect(!output.errors.contains("http"))
    }
  }

  /// On a narrower display sooner.
  @Test(arguments: [(20, 0), (34, 1), (60, 1)])
  func captionsThatAreCutAreNamed(_ words: Int, _ count: Int) throws {
    let caption = Array(repeating: "caption", count: words).joined(separator: " ")
    try write("riff talk 1\ndemo flip\ndemo flip\n  caption \(caption)\n", "talk.txt")
    let output = try Riff.run(["check", "talk.txt"], in: folder)
    let named = output.text.contains("talk.txt:4:11: The caption has more than three lines")
    #expect(output.status == 0 && named == (count > 0), "\(output.text)")
    // Also beside mistakes.
    try write("riff talk 1\ndemo flop\ndemo flip\n  caption \(caption)\n", "talk.txt")
    let other = try Riff.run(["check", "talk.txt"], in: folder)
    #expect(other.status == 1 && other.text.contains("talk.txt:2:6: No demo is called \"flop\"."))
    #expect(other.text.contains("talk.txt:4:11: The caption has more than three lines") == named)
  }

  /// Whoever has a PDF is told how it becomes a talk.
  @Test(arguments: [["present"], ["check"], ["snapshot", "-o", "a.png"]])
  func aPDFIsToBecomeATalk(_ words: [String]) throws {
    try write("%PDF-1.4\n", "my deck.pdf")
    let output = try Riff.run([words[0], "my deck.pdf"] + words.dropFirst(), in: folder)
    let all = output.text + output.errors
    #expect(output.status == 1 && all.contains("is a PDF: riff talk new '"), "\(all)")
    #expect(all.contains("my deck.pdf' makes a talk of its pages."))
  }

  /// A rehearsal in which a stop showed only a message is replayed as that talk.
  @Test func aRehearsalWithABadFileIsReplayed() throws {
    let path = folder.path + "/bad.json"
    let run = recording(talk: "riff talk 1\nfile bad.json\n")
      .replacing("0 present\n", with: "0 present\n0 opened bad \"\(path)\"\n")
    try write(run, "run.riff")
    try write(run.replacing("file bad.json", with: "demo flip"), "other.riff")
    for bad in ["{\n\"nodes\": [7]\n}", nil] {
      if let bad {
        try write(bad, "bad.json")
      } else {
        try? FileManager.default.removeItem(atPath: path)
      }
      let arguments = ["--snapshot-at", "0.5", "-o", "a.png"]
      let output = try Riff.run(["replay", "run.riff"] + arguments, in: folder)
      #expect(output.status == 0 && output.errors.contains("bad.json"), "\(output.errors)")
      // Without a talk that shows it, the picture would be another one.
      let other = try Riff.run(["replay", "other.riff"] + arguments, in: folder)
      #expect(other.status == 1)
    }
  }

  /// Links are followed, and what somebody has named on the command line may be anywhere.
  @Test func stopsOutsideOfTheTalksFolderAreRefused() throws {
    let other = try Folder()
    try Data(scene.utf8).write(to: other.url("far.json"))
    try Data("secret of the machine\n".utf8).write(to: other.url("secret"))
    try FileManager.default.createSymbolicLink(
      at: folder.url("link.json"), withDestinationURL: other.url("far.json"))
    try FileManager.default.createDirectory(
      at: folder.url("inner"), withIntermediateDirectories: false)
    try write(scene, "inner/near.json")
    let name = "../" + (other.path as NSString).lastPathComponent
    for stop in [
      "file \(other.path)/far.json", "file \(name)/far.json", "file link.json",
      "replay \(other.path)/secret", "file \(other.path)/secret", "replay /etc/shadow",
      "file /etc/passwd",
    ] {
      try write("riff talk 1\n\(stop)\n", "talk.txt")
      let output = try Riff.run(["check", "talk.txt"], in: folder)
      #expect(output.status == 1 && output.text.contains("outside the talk's folder"), "\(stop)")
      #expect(!(output.text + output.errors).contains("secret of"), "\(stop)")
    }
    try write("riff talk 1\nfile inner/near.json\n", "talk.txt")
    #expect(try Riff.run(["check", "talk.txt"], in: folder).status == 0)
    try write("riff talk 1\nfile \(other.path)/far.json\n", "talk.txt")
    let named = try Riff.run(["check", "talk.txt", "\(other.path)/far.json"], in: folder)
    #expect(named.status == 0)
  }

  // MARK: In the window

  /// Polls until everything has been read.
  private func settle(
    _ show: inout RewindableSession, _ recordings: TalkRecordings, _ files: OpenFiles
  ) {
    let clock = SteppedClock()
    var requests = show.step([], dt: 0).requests
    repeat {
      files.carryOut(recordings.carryOut(requests, show.session), show)
      recordings.poll(&show, at: clock.next())
      files.poll(&show, at: clock.next())
      requests = show.step(files.takeEvents(), dt: 1.0 / 60).requests
      sched_yield()
    } while recordings.isWorking || files.isWorking || !requests.isEmpty
  }

  private func presented(_ stops: String) throws -> (show: RewindableSession, words: [String]) {
    let text = try TextRenderer()
    var show = RewindableSession(
      Session(demos: catalog, size: Size(width: 800, height: 600), measure: text.measure))
    let recordings = TalkRecordings()
    let files = OpenFiles(listPath: nil, warner: Warner())
    let talk = InputEvent.talk(path: folder.path + "/talk.txt", text: "riff talk 1\n" + stops)
    let frame = show.step(
      [TimedEvent(time: 0, talk), TimedEvent(time: 0, .present(fromHere: false))], dt: 0)
    files.carryOut(recordings.carryOut(frame.requests, show.session), show)
    settle(&show, recordings, files)
    let words = show.step([], dt: 0).sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    return (show, words)
  }

  @Test func recordingsAreReadBesideTheFrames() throws {
    try write(recording(), "run.riff")
    let (show, words) = try presented("replay run.riff\n")
    // The recorded window has its panels.
    #expect(words.count > 5 && !words.contains { $0.contains("run.riff") })
    #expect(!show.session.wantsRecording(at: folder.path + "/other.riff"))
  }

  @Test(arguments: [
    ("replay none.riff", "none.riff cannot be read: there is no such file or folder."),
    ("replay /etc/shadow", "shadow is outside the talk's folder"),
    ("file /etc/passwd", "passwd is outside the talk's folder"),
    ("replay talk.txt", "talk.txt cannot be replayed. Line 1:"),
    ("file other.txt", "other.txt is a talk: it can't be a demo"),
    ("file run.riff", "run.riff is a recording: play it with riff replay"),
    ("file .", "cannot be read"),
  ])
  func whatCannotBeShownSaysWhy(_ stop: String, _ reason: String) throws {
    try write(recording(), "run.riff")
    try write("riff talk 1\n\(stop)\n", "talk.txt")
    try write("riff talk 1\ndemo flip\n", "other.txt")
    let (show, words) = try presented(stop + "\n")
    #expect(words.joined(separator: " ").contains(reason), "\(words)")
    #expect(show.session.speakerNotes(at: 0, timeOfDay: "")?.state.contains(reason) == true)
  }

  // MARK: Recorded talks with recorded runs

  private func picture(_ recording: String, at time: String) throws -> Data {
    let output = try Riff.run(
      ["replay", recording, "--snapshot-at", time, "-o", "picture.png"], in: folder)
    #expect(output.status == 0, "\(output.errors)")
    return try folder.data("picture.png")
  }

  /// The lines of a file, and not one of its tracks, as they were shown in the rehearsal.
  @Test func aRehearsalShowsTheSameCodeAgain() throws {
    let text =
      "{\n\"nodes\": [{\"name\": \"dot\", \"ellipse\": [9, 9],\n\"x\": {\"0\": 0, \"1\": 9}}]\n}\n"
    try write(text, "ball.json")
    func quoted(_ text: String) -> String {
      text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
    let (ball, talk) = (folder.path + "/ball.json", folder.path + "/talk.txt")
    try write(
      """
      riff recording 1
      demos rainbow flip
      window 800 600 1
      demo rainbow
      0 talk "\(talk)" "riff talk 1\\nfile ball.json\\ncode lines 2 to 3\\n"
      0 present
      step 0
      0.1 opened ball "\(ball)"
      step 0.1
      0.2 source "\(ball)" "\(quoted(text))"
      step 0.1
      end

      """, "run.riff")
    let read = try Commands.recording(at: folder.path + "/run.riff")
    var replay = read.replay(text: try TextRenderer())
    let frame = replay.play(to: 9)
    let words = frame.sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    #expect(words.contains("ball.json") && words.contains { $0.contains("nodes") }, "\(words)")
  }

  /// The inner run is shown as it is, as far as it has been played.
  @Test func recordedTalksShowTheirRecordedRuns() throws {
    try write(recording(), "run.riff")
    try write(recording(talk: "riff talk 1\nreplay run.riff\n"), "outer.riff")
    #expect(try picture("outer.riff", at: "0.5") == picture("run.riff", at: "0.5"))
    // One that lies in itself ends somewhere.
    try write(recording(talk: "riff talk 1\nreplay outer.riff\n"), "outer.riff")
    _ = try picture("outer.riff", at: "0.5")
    // Without it the rest is played.
    try write(recording(talk: "riff talk 1\ndemo flip\nreplay gone.riff\n"), "outer.riff")
    let output = try Riff.run(
      ["replay", "outer.riff", "--snapshot-at", "0.5", "-o", "a.png"], in: folder)
    #expect(output.status == 0 && output.errors.contains("gone.riff cannot be read"))
  }
}
