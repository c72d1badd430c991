extension PointingAction {
  /// The name of the command.
  var words: String {
    switch self {
    case .choose(.laser): Words[.laser]
    case .choose(.spotlight): Words[.spotlight]
    case .choose(.lens): Words[.lens]
    case .choose(.pen): Words[.penMark]
    case .choose(.highlighter): Words[.highlighter]
    case .choose(.arrow): Words[.arrowMark]
    case .choose(.box): Words[.boxMark]
    case .toggleRing: Words[.pointerRing]
    case .undo: Words[.undoMark]
    case .redo: Words[.redoMark]
    case .erase: Words[.eraseMarks]
    case .cycleLifetime: Words[.markLifetime]
    case .resize(let steps): Words[steps > 0 ? .largerTool : .smallerTool]
    case .cycleColor: Words[.markColor]
    }
  }
}
