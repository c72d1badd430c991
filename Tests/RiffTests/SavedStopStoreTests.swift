import Demos
import Editing
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import SDLHost
import Testing

@testable import Commands

/// The file that says where a talk is, while it is presented.
@MainActor @Suite struct SavedStopStoreTests {
  private let folder: Folder
  private let store: SavedStopStore

  init() throws {
    folder = try Folder()
    store = SavedStopStore(path: folder.path + "/presenting")
  }

  private var isThere: Bool { folder.names.contains("presenting") }

  private func session(presents: Bool) -> Session {
    var session = Session(demos: catalog, size: Size(width: 800, height: 600)) { _ in 10 }
    if presents { _ = session.step([TimedEvent(time: 0, .present(fromHere: false))], dt: 0) }
    return session
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: folder.url("presenting"))
  }

  private static let saved = "riff talk-place 1\ntalk \"/talk.txt\"\nstop 2\ntime 0.5\n"

  /// However a save and the end of the talk fall together, nothing stays.
  @Test func nothingStaysOfATalkThatHasEnded() {
    let (talk, other) = (session(presents: true), session(presents: false))
    for round in 0..<200 {
      store.keep(talk, at: Double(round))
      store.keep(other, at: Double(round))
      #expect(!isThere)
    }
    store.keep(talk, at: 1000)
    store.finish(nil)
    #expect(!isThere)
  }

  @Test func aPlaceIsTakenByItsTalkOrByNone() throws {
    for talk in [nil, "/talk.txt"] {
      try write(Self.saved)
      #expect(store.takeSavedStop(for: talk)?.stop == 1)
      #expect(isThere)
    }
    #expect(store.takeSavedStop(for: "/other.txt") == nil)
    #expect(!isThere)
    try write(Self.saved)
    #expect(store.takeSavedStop(for: nil, never: true) == nil)
    #expect(!isThere)
  }

  @Test(arguments: ["", "riff talk-place 2\n", "riff talk-place 1\nstop x\n", "\u{0}\u{1}"])
  func aDamagedPlaceIsRemoved(_ text: String) throws {
    try write(text)
    #expect(store.takeSavedStop(for: nil) == nil)
    #expect(!isThere)
  }

  @Test func aPlaceThatCannotBeResumedIsRemovedAndItSaysWhy() throws {
    let warner = Warner()
    let talks = TalkFiles(keysPath: nil, warner: warner)
    let gone = folder.path + "/talk.txt"
    try write("riff talk-place 1\ntalk \"\(gone)\"\nstop 2\n")
    #expect(!talks.begin(at: store.takeSavedStop(for: nil), Document()))
    #expect(warner.words.first?.contains("\(gone) no longer exists.") == true)
    store.giveUpSavedStop()
    #expect(!isThere)
  }

  /// While one window presents, another leaves its place alone.
  @Test func theTalkOfAnotherWindowIsLeftAlone() throws {
    try write(Self.saved)
    let lock = FileLock(folder.path + "/presenting.lock")
    #expect(store.takeSavedStop(for: "/other.txt") == nil)
    store.giveUpSavedStop()
    withExtendedLifetime(lock) { #expect(isThere) }
  }
}
