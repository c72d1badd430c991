/// At most 255 colours for a film, and the nearest of them to any other. There is no dithering on
/// purpose: it makes flat pictures larger, and not better.
public struct Palette: Sendable {
  /// The most colours: GIF has 256, of which one is for unchanged pixels.
  public static let most = 255
  /// The number of common colours that stay exact if there are too many.
  private static let exact = 64

  /// The colours as 0xRRGGBB, at least one.
  let colors: [UInt32]
  private var known = ColorTable<UInt8>()

  /// Chooses the colours: the commonest of `count` exactly, and for the others the means of groups
  /// of similar colours. Equal counts lead to equal palettes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of different colours.
  public init(_ count: ColorCount) {
    var all: [ColorGroup.Member] = []
    count.counts.forEach { all.append(ColorGroup.Member(color: $0, count: $1)) }
    all.sort { ($1.count, $0.color) < ($0.count, $1.color) }
    guard all.count > Self.most else {
      colors = all.isEmpty ? [0] : all.map(\.color)
      return
    }
    let exact = all.prefix(Self.exact).map(\.color)
    let groups = ColorGroup.split(Array(all.dropFirst(Self.exact)), into: Self.most - Self.exact)
    colors = Self.settled(exact, groups.map(\.mean), all.dropFirst(Self.exact))
  }

  /// Moves each mean to the middle of the colours nearest to it, three times (Lloyd's algorithm).
  private static func settled(
    _ exact: [UInt32], _ means: [UInt32], _ members: ArraySlice<ColorGroup.Member>
  ) -> [UInt32] {
    var colors = exact + means
    for _ in 0..<3 {
      var groups = Array(repeating: ColorGroup(), count: colors.count)
      for member in members {
        groups[nearest(to: member.color, among: colors)].add(member)
      }
      for index in exact.count..<colors.count where !groups[index].members.isEmpty {
        colors[index] = groups[index].mean
      }
    }
    return colors
  }

  /// The index of pixels that show the frame below.
  var clear: UInt8 { UInt8(colors.count) }

  /// The number of bits of an index, 2…8.
  var bits: Int { max(2, Int.bitWidth - colors.count.leadingZeroBitCount) }

  /// Red, green and blue of 2^``bits`` colours.
  var table: [UInt8] {
    (0..<1 << bits).flatMap { index in
      let color = index < colors.count ? colors[index] : 0
      return [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
  }

  /// The index of the nearest colour.
  mutating func index(of color: UInt32) -> UInt8 {
    if let index = known[color] { return index }
    let index = UInt8(Self.nearest(to: color, among: colors))
    known.change(color) { $0 = index }
    return index
  }

  private static func nearest(to color: UInt32, among colors: [UInt32]) -> Int {
    var (best, least) = (0, Int.max)
    let (red, green, blue) = color.channels
    for (index, other) in colors.enumerated() {
      let (r, g, b) = other.channels
      let distance = (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }
}

/// A group of colours that one colour replaces.
struct ColorGroup {
  struct Member {
    let color: UInt32
    let count: Int
  }

  private(set) var members: [Member] = []

  init(_ members: [Member] = []) { self.members = members }

  mutating func add(_ member: Member) { members.append(member) }

  /// Cuts the group with the largest squared error at its mean, along its widest channel, until
  /// there are `count` groups or nothing is left to cut (Wu, "Color quantization by dynamic
  /// programming and principal analysis", 1992, with cuts at the mean).
  static func split(_ members: [Member], into count: Int) -> [ColorGroup] {
    var groups = [ColorGroup(members)]
    var spreads = [groups[0].spread]
    while groups.count < count {
      let worst = spreads.indices.max { spreads[$0].error < spreads[$1].error } ?? 0
      guard spreads[worst].error > 0 else { break }
      let (shift, mean) = (spreads[worst].shift, spreads[worst].mean)
      let lower = groups[worst].members.filter { Double($0.color >> shift & 0xFF) <= mean }
      let upper = groups[worst].members.filter { Double($0.color >> shift & 0xFF) > mean }
      groups[worst] = ColorGroup(lower)
      spreads[worst] = groups[worst].spread
      groups.append(ColorGroup(upper))
      spreads.append(groups[groups.count - 1].spread)
    }
    return groups
  }

  /// The mean colour, rounded.
  var mean: UInt32 {
    [16, 8, 0].reduce(0) { $0 | UInt32(moments(of: $1).mean.rounded()) << $1 }
  }

  /// The squared error of the channel that varies most, its bit shift, and its mean.
  private var spread: (error: Double, shift: UInt32, mean: Double) {
    var widest = (error: 0.0, shift: UInt32(0), mean: 0.0)
    for shift in [16, 8, 0] as [UInt32] {
      let moments = moments(of: shift)
      // Less is a rounding error: such a group cannot be cut.
      if moments.error > max(widest.error, 1e-6) { widest = (moments.error, shift, moments.mean) }
    }
    return widest
  }

  private func moments(of shift: UInt32) -> (mean: Double, error: Double) {
    var (weight, sum, squares) = (0.0, 0.0, 0.0)
    for member in members {
      let (value, count) = (Double(member.color >> shift & 0xFF), Double(member.count))
      weight += count
      sum += value * count
      squares += value * value * count
    }
    guard weight > 0 else { return (0, 0) }
    return (sum / weight, squares - sum * sum / weight)
  }
}

extension UInt32 {
  fileprivate var channels: (Int, Int, Int) {
    (Int(self >> 16 & 0xFF), Int(self >> 8 & 0xFF), Int(self & 0xFF))
  }
}
