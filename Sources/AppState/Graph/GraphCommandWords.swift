import Words

extension GraphCommand {
  /// Its name in the palette.
  package var words: String {
    switch self {
    case .fit: localized("Fit all curves")
    case .fitSelection: localized("Fit the selected keyframes")
    case .zoomValues(let factor):
      factor < 1
        ? localized("Zoom into the values") : localized("Zoom out of the values")
    case .toggleNormalised: localized("An axis for each curve (normalise), or one for all")
    case .toggleSpeed: localized("Show speeds, or values")
    case .freeze: localized("Freeze the curves to compare with")
    case .clearFrozen: localized("Clear frozen curves")
    case .selectAll: localized("Select all keyframes")
    case .raise(let steps) where abs(steps) > 1:
      steps > 0
        ? localized("Raise the values of selected keyframes ten times as far")
        : localized("Lower the values of selected keyframes ten times as far")
    case .raise(let steps):
      steps > 0
        ? localized("Raise the values of selected keyframes")
        : localized("Lower the values of selected keyframes")
    case .typeKey: localized("Type the numbers of the selected keyframe")
    case .choose: localized("Select the track")
    case .toggleTrack: localized("Show or hide the curve (Alt: only this one)")
    case .showOnly: localized("Show only this curve")
    case .showAll: localized("Show all curves")
    }
  }
}
