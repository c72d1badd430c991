import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Menus that open from other menus: tangents of keyframes, and how tracks continue.
extension Workspace {
  /// Opens the kinds of tangents of the selected keyframes.
  mutating func tangentsItem(at position: Point?) -> MenuItem {
    let kinds = tangentKinds()
    let offered: [TangentKind?] = [.automatic, .spline, .smooth, .flat, nil]
    let items = offered.map {
      MenuItem($0.phrase, .timeline(.setTangents($0)), isOn: kinds == [$0])
    }
    return MenuItem(
      "Tangents…", .opening(Menu(groups: [items]), at: position),
      isEnabled: !kinds.isEmpty, reason: "Select keyframes of numbers first.")
  }

  /// Opens the ways in which the selected tracks can continue beyond their ends.
  mutating func extrapolationItem(at position: Point?) -> MenuItem {
    let tracks = extrapolatedTracks().values
    let groups = [TrackEnd.after, .before].map { end in
      let now = Set(tracks.map { $0.extrapolation(end) })
      return Extrapolation.allCases.map { kind in
        let command = TimelineCommand.extrapolate(kind, end)
        return MenuItem(
          Message(verbatim: command.words), .timeline(command), isOn: now == [kind])
      }
    }
    return MenuItem(
      "Beyond the keyframes…", .opening(Menu(groups: groups), at: position),
      isEnabled: !tracks.isEmpty, reason: "The track has no keyframes")
  }
}

extension Action {
  fileprivate static func opening(_ menu: Menu, at position: Point?) -> Action {
    .menu(.open(menu, MenuAnchor(position: position ?? .zero, isPress: false)))
  }
}
