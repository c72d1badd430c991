import Demos
import Editing
import Foundation
import Interface
import Keyframes
import Stage

@testable import AppState
@testable import Playground

/// What most tests begin with, made once: sessions of all demos that nobody has touched, and scripts at
/// their start. Both are values, so whoever takes one has one of their own.
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
    sessions.value(Key(width: size.width, height: size.height)) {
      Session(demos: catalog, size: size, measure: Script.measure, outlines: Script.outline)
    }
  }

  static func script(
    _ entry: Entry?, at time: Double?, _ size: Size, _ make: () -> Script
  ) -> Script {
    let key = Key(demo: entry?.index, time: time, width: size.width, height: size.height)
    return scripts.value(key, make)
  }
}
