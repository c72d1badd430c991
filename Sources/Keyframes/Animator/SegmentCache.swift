/// The segments of the easings that were used last. Tracks have few different easings, and finding
/// the segments of one costs more than all the rest of adding a stretch.
struct SegmentCache: Sendable {
  private static let most = 8
  private var entries: [(easing: Easing, segments: [EasingSegment])] = []
  private var oldest = 0

  mutating func segments(of easing: Easing) -> [EasingSegment] {
    for index in entries.indices where entries[index].easing == easing {
      return entries[index].segments
    }
    let entry = (easing, easing.segments)
    if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
    return entry.1
  }
}
