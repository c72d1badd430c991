/// Caches the masks of blurred sprites, for those that only move, fade or change their colour.
///
/// The least recently used masks are dropped, so that the cache holds at most a few megabytes, or
/// what one picture needs.
struct SoftMasks {
  private var recent: [SoftKey: SoftMask] = [:]
  private var older: [SoftKey: SoftMask] = [:]
  private var recentBytes = 0

  private static let limit = 4 << 20

  mutating func mask(for key: SoftKey, text masks: inout some TextMasks) -> SoftMask {
    if let known = recent[key] { return known }
    let mask = older.removeValue(forKey: key) ?? key.mask(text: &masks)
    if recentBytes > Self.limit {
      older = recent
      recent = [:]
      recentBytes = 0
    }
    recent[key] = mask
    recentBytes += 256 + mask.coverage.count
    return mask
  }
}
