import DemoKit
import Interface
package import Talks

// The sources of stops.
extension Workspace {
  /// The index of a stop's demo; nil if it is not there.
  package func player(of stop: TalkStop) -> Int? {
    let name: String?
    switch stop.source {
    case .demo(let demo): name = demo
    case .file: name = file(of: stop).flatMap { $0.hasDemo ? $0.name : nil }
    case .replay: return nil
    case .slides:
      switch stop.place?.source {
      case .demo(let demo): name = demo
      case .file: name = file(of: stop).flatMap { $0.hasDemo ? $0.name : nil }
      case .replay, .slides, nil: return nil
      }
    }
    return gallery.players.index(named: name)
  }

  /// The opened file of a stop.
  package func file(of stop: TalkStop) -> OpenedFile? {
    guard let path = path(of: stop) else { return nil }
    return gallery.files.list.first { Self.matches($0.path, path) }
  }

  /// Whether a full path is the one that a talk names: only the host knows the home folder.
  package static func matches(_ full: String, _ path: String) -> Bool {
    path.hasPrefix("~/") ? full.hasSuffix(path.dropFirst()) : full == path
  }

  /// The path of a stop's file or recording, or of the file on its page; nil for demos.
  package func path(of stop: TalkStop) -> String? {
    switch stop.source {
    case .demo: return nil
    case .slides:
      guard case .file(let path)? = stop.place?.source else { return nil }
      return Talk.path(path, besides: talkPath)
    case .file(let path), .replay(let path):
      return Talk.path(path, besides: talkPath)
    }
  }

  /// The path of the talk that is presented, or else open; nil if it has no file.
  package var talkPath: String? { talk.presentation?.path ?? talk.open?.path }

  /// Asks the host for the files of a talk that are not there yet.
  package mutating func openFiles(of stops: [TalkStop]) {
    var asked: Set<String> = []
    for stop in stops {
      guard let path = path(of: stop), !isThere(stop), asked.insert(path).inserted,
        talk.open?.isUnread != true
      else { continue }
      requests.toHost.append(.openStop(path))
    }
  }
}
