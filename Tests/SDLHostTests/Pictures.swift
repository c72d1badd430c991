import Drawing
import TestSupport
import Testing

/// Expects two pictures to be the same, or no farther apart than a mean and a maximum of their channels,
/// of 255; else they are written as files beside their difference.
func expectAlike(
  _ actual: Raster, _ expected: Raster, mean: Double = 0, maximum: Int = 0, _ note: String = "",
  named name: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard
    let difference = actual.difference(from: expected, mean: mean, maximum: maximum, named: name)
  else { return }
  Issue.record("\(note.isEmpty ? "" : note + ": ")\(difference)", sourceLocation: sourceLocation)
}
