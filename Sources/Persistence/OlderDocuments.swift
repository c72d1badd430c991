/// Which older documents are kept: the last nine, then the last of each hour for a day, then the last
/// of each day for thirty.
///
/// The last nine are `document.1` … `document.9`. When the ninth makes room, it gets the name of
/// the hour in which it was saved, `document.2026-11-22-09h`, replacing an older one.
public enum OlderDocuments {
  /// How many of the last are kept.
  public static let last = 9
  /// How long there is one for each hour, in hours.
  package static let hours = 24
  /// How long there is one for each day, in days.
  package static let days = 30

  /// The hours of `kept` that are obsolete at `now`.
  public static func obsolete(among kept: [WallHour], now: WallHour) -> [WallHour] {
    let all = Set(kept)
    return all.sorted().filter { hour in
      if now.number - hour.number <= Self.hours { return false }
      let isLastOfDay = !all.contains { $0.day == hour.day && $0 > hour }
      return !isLastOfDay || now.day - hour.day > Self.days
    }
  }
}
