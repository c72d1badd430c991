import Stage

/// Caches smaller sizes of pictures, and masks of blurred sprites that move, fade or change colour.
///
/// The least recently used masks are dropped, so that the cache holds at most a few megabytes, or
/// what one picture needs.
struct SoftMasks {
  private var recent: [SoftKey: SoftMask] = [:]
  private var older: [SoftKey: SoftMask] = [:]
  private var recentBytes = 0

  /// For each worker, with memory that is kept from picture to picture.
  private var scratch = [WorkerScratch<SoftMask>()]

  private var levels: [Picture: PictureLevels] = [:]
  private var olderLevels: [Picture: PictureLevels] = [:]
  private var levelBytes = 0

  /// How many pixels of layers may still be kept; see `LayerPicture`.
  var layerRoom = 0

  private static let limit = 4 << 20
  private static let largestLevels = 32 << 20

  /// A picture in smaller sizes.
  mutating func levels(of picture: Picture) -> PictureLevels {
    if let known = levels[picture] { return known }
    let own = olderLevels.removeValue(forKey: picture) ?? PictureLevels(picture)
    if levelBytes > Self.largestLevels {
      olderLevels = levels
      levels = [:]
      levelBytes = 0
    }
    levels[picture] = own
    levelBytes += 2 * picture.width * picture.height
    return own
  }

  mutating func mask(for key: SoftKey, text masks: inout some TextMasks) -> SoftMask {
    if let known = recent[key] { return known }
    let mask = older.removeValue(forKey: key) ?? key.mask(text: &masks, &scratch[0].rasterizer)
    add(mask, for: key)
    return mask
  }

  /// Makes the missing masks of shapes at once.
  mutating func prepare(_ keys: [SoftKey], by workers: some Workers) {
    var (missing, bytes) = ([SoftKey](), 0)
    for key in keys where recent[key] == nil && older[key] == nil && !missing.contains(key) {
      bytes += key.area.area
      if bytes <= Self.limit { missing.append(key) }
    }
    guard missing.count > 1 else { return }
    let wanted = missing
    while scratch.count < workers.count { scratch.append(WorkerScratch()) }
    workers.run(wanted.count, scratch: &scratch) { index, scratch in
      var text = NoText()
      scratch.parts.append((index, wanted[index].mask(text: &text, &scratch.rasterizer)))
    }
    for (index, mask) in scratch.flatMap(\.parts) { add(mask, for: wanted[index]) }
    for worker in scratch.indices { scratch[worker].parts = [] }
  }

  /// Drops what was not used since the last call, or since there was too much.
  mutating func forgetUnused() {
    (older, recent, recentBytes, scratch) = (recent, [:], 0, [WorkerScratch()])
    (olderLevels, levels, levelBytes) = (levels, [:], 0)
  }

  private mutating func add(_ mask: SoftMask, for key: SoftKey) {
    if recentBytes > Self.limit {
      older = recent
      recent = [:]
      recentBytes = 0
    }
    recent[key] = mask
    recentBytes += 256 + mask.coverage.count
  }
}
