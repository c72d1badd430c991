import Keyframes

/// How large the interface is.
extension Session {
  /// Smaller or larger by a step; the ends stay.
  mutating func changeInterface(by steps: Int) {
    let step = Layout.factorStep
    setInterface(((interfaceFactor / step).rounded() + Double(steps)) * step)
    let wanted = "Interface \((interfaceFactor * 100).fixed(0)) %"
    let part = layout.interfaceScale / Layout.interfaceScale(for: windowSize)
    let isCut = part < interfaceFactor - 1e-9
    notice = Notice(
      isCut ? "\(wanted), here \((part * 100).fixed(0)) % so that all fits" : wanted)
  }

  /// Times the size that it has by itself; brought into its range.
  mutating func setInterface(_ factor: Double) {
    guard factor.isFinite else { return }
    interfaceFactor = min(max(factor, Layout.factors.lowerBound), Layout.factors.upperBound)
    relayout()
  }
}
