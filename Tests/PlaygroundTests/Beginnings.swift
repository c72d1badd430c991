import Demos
import Editing
import Foundation
import Interface
import Keyframes
import Stage

@testable import AppState
@testable import Playground

/// What most tests begin with, made once: sessions of all demos that nobody has touched, and scripts at
/// their start. Both are values, so whoever takes one has one of their own; its scenes are made for it alone,
/// since other tests run at the same time.
enum Beginnings {
  private struct Key: Hashable {
    var demo: Int?
    var time: Double?
    let width: Double
    let height: Double
  }

  /// Values that are made when they are first asked for, under a lock.
  private final class Store<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    func value(_ key: Key, _ make: () -> Value) -> Value {
      lock.lock()
      defer { lock.unlock() }
      if let value = values[key] { return value }
      let value = make()
      values[key] = value
      return value
    }
  }

  private static let sessions = Store<Session>()
  private static let scripts = Store<Script>()

  static func session(_ size: Size) -> Session {
    let session = sessions.value(Key(width: size.width, height: size.height)) {
      Session(demos: catalog, size: size, measure: Script.measure, outlines: Script.outline)
    }
    return alone(session)
  }

  static func script(
    _ entry: Entry?, at time: Double?, _ size: Size, _ make: () -> Script
  ) -> Script {
    let key = Key(demo: entry?.index, time: time, width: size.width, height: size.height)
    var script = scripts.value(key, make)
    script.change { $0 = alone($0) }
    return script
  }

  private static func alone(_ session: Session) -> Session {
    var session = session
    for index in session.workspace.gallery.players.indices {
      session.workspace.gallery.players[index].scenes = PlayerScenes()
    }
    return session
  }
}
