import Words

extension GraphCommand {
  /// Its name in the palette.
  package var words: String {
    switch self {
    case .fit: localized("Graphs: fit all curves")
    case .fitSelection: localized("Graphs: fit the selected keyframes")
    case .zoomValues(let factor):
      factor < 1
        ? localized("Graphs: zoom into the values") : localized("Graphs: zoom out of the values")
    case .toggleNormalised: localized("Graphs: an axis for each curve (normalise), or one for all")
    case .toggleSpeed: localized("Graphs: speeds, or values")
    case .freeze: localized("Graphs: freeze the curves to compare with")
    case .clearFrozen: localized("Graphs: clear frozen curves")
    case .selectAll: localized("Select all keyframes")
    case .raise(let steps):
      steps > 0
        ? localized("Raise the values of selected keyframes")
        : localized("Lower the values of selected keyframes")
    case .typeKey: localized("Type the numbers of the selected keyframe")
    case .choose: localized("Select the track")
    case .toggleTrack: localized("Show or hide the curve (Alt: only this one)")
    case .showOnly: localized("Show only this curve")
    case .showAll: localized("Graphs: show all curves")
    }
  }
}
