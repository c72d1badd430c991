/// An hour of a day, as the clock on the wall shows it: `2026-11-22-09h`.
public struct WallHour: Hashable, Comparable, Sendable {
  /// Hours since 1970 began.
  public let number: Int

  /// The hour in which a moment lies: seconds since 1970 began, in the zone of the clock.
  public init(seconds: Int) { number = Int((Double(seconds) / 3600).rounded(.down)) }

  private init(number: Int) { self.number = number }

  /// Days since 1970 began.
  public var day: Int { Int((Double(number) / 24).rounded(.down)) }

  public static func < (one: WallHour, other: WallHour) -> Bool { one.number < other.number }

  /// Year, month, day and hour, which sort like the hours.
  public var name: String {
    let (year, month, dayOfMonth) = Self.date(day: day)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(dayOfMonth))-\(two(number - day * 24))h"
  }

  /// Reads a name; nil for any other text.
  public init?(name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[3].hasSuffix("h") else { return nil }
    let numbers = parts[..<3].compactMap { Int($0) } + [Int(parts[3].dropLast())].compactMap(\.self)
    guard numbers.count == 4, (1970...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2]), (0...23).contains(numbers[3])
    else { return nil }
    self.init(number: Self.day(numbers[0], numbers[1], numbers[2]) * 24 + numbers[3])
    guard self.name == name else { return nil }
  }

  // Years are counted from March here, so that a leap day is the last of its year, and in eras of 400
  // years, which all have 146,097 days.

  private static func day(_ year: Int, _ month: Int, _ dayOfMonth: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = shifted.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + dayOfMonth - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }
}
