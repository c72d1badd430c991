import AppState
import Words

extension PointingAction {
  /// The name of the command.
  var words: String {
    switch self {
    case .choose(.laser): localized("Laser pointer")
    case .choose(.spotlight): localized("Spotlight")
    case .choose(.lens): localized("Magnifier")
    case .choose(.pen): localized("Draw with a pen")
    case .choose(.highlighter): localized("Draw with a highlighter")
    case .choose(.arrow): localized("Draw an arrow")
    case .choose(.box): localized("Draw a box")
    case .toggleRing: localized("Ring around the pointer")
    case .undo: localized("Undo the last mark")
    case .redo: localized("Redo the last mark")
    case .erase: localized("Erase all marks")
    case .cycleLifetime: localized("How long marks stay")
    case .resize(let steps):
      localized(
        steps > 0
          ? "Larger laser, spotlight, magnifier or pen"
          : "Smaller laser, spotlight, magnifier or pen")
    case .cycleColor: localized("Next colour of marks")
    }
  }
}
