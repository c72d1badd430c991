import Keyframes

/// When SMIL animations run that may begin and end with each other.
struct SVGSchedule {
  /// A time at which an animation begins or ends.
  struct Moment {
    /// The animation whose beginning or end it follows; nil for the beginning of the picture.
    var base: Int?
    var isEnd = false
    var offset = 0.0
  }

  /// The timing of one animation.
  struct Item {
    var begins: [Moment]
    var ends: [Moment] = []
    /// How long it runs unless something ends it; may be infinite.
    var active: Double
    var restart = Restart.always

    enum Restart { case always, whenNotActive, never }
  }

  private struct Event {
    var time: Double
    var item: Int
    var isEnd: Bool

    /// Events in order of time; at one time, ends come first.
    func isBefore(_ other: Event) -> Bool {
      (time, isEnd ? 0 : 1, item) < (other.time, other.isEnd ? 0 : 1, other.item)
    }
  }

  private let items: [Item]
  private(set) var intervals: [[SVGTiming.Interval]]
  /// From when on the intervals recur, and after how long.
  private(set) var cycle: (start: Double, period: Double)?
  /// Whether it was given up, since the animations start each other again and again.
  private(set) var isCut = false
  /// In the order in which they happen, the next one last.
  private var events: [Event] = []
  private var seen: [[Int]: Double] = [:]
  /// The most events, the most animations that start each other, and the most times in one list.
  private static let (most, mostChained, mostMoments) = (4000, 1000, 500)

  /// The animations that begin or end with others, or with which others do.
  private let chained: [Int]

  init(_ items: [Item]) {
    self.items = items
    intervals = Array(repeating: [], count: items.count)
    var linked: Set<Int> = []
    for (index, item) in items.enumerated() {
      let bases = (item.begins + item.ends).compactMap(\.base)
      if !bases.isEmpty { linked.formUnion(bases + [index]) }
    }
    chained = linked.sorted()
    for index in items.indices where !linked.contains(index) {
      addOffsets(of: index)
      run()
    }
    isCut = isCut || chained.count > Self.mostChained
    for index in chained.prefix(Self.mostChained) { addOffsets(of: index) }
    run(isChained: true)
  }

  private mutating func addOffsets(of index: Int) {
    let item = items[index]
    isCut = isCut || max(item.begins.count, item.ends.count) > Self.mostMoments
    for moment in item.begins.prefix(Self.mostMoments) where moment.base == nil {
      add(Event(time: moment.offset, item: index, isEnd: false))
    }
    for moment in item.ends.prefix(Self.mostMoments) where moment.base == nil {
      add(Event(time: moment.offset, item: index, isEnd: true))
    }
  }

  private mutating func add(_ event: Event) {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if event.isBefore(events[middle]) { low = middle + 1 } else { high = middle }
    }
    events.insert(event, at: low)
  }

  private mutating func run(isChained: Bool = false) {
    var count = 0
    while cycle == nil, let event = events.popLast() {
      count += 1
      guard count < Self.most else {
        isCut = true
        events = []
        return
      }
      if event.isEnd { end(event.item, at: event.time) } else { begin(event) }
      let isLast = events.last.map { $0.time > event.time } ?? true
      if isChained, event.time >= 0, isLast { compare(at: event.time) }
    }
  }

  private mutating func begin(_ event: Event) {
    let item = items[event.item]
    if let last = intervals[event.item].last, event.time < last.end {
      guard item.restart == .always, event.time > last.begin else { return }
      end(event.item, at: event.time)
    } else if !intervals[event.item].isEmpty, item.restart == .never {
      return
    }
    let ends = item.ends.prefix(Self.mostMoments)
    let bound = ends.filter { $0.base == nil && $0.offset > event.time }.map(\.offset).min()
    let end = min(event.time + item.active, bound ?? .infinity)
    guard end > 0 || item.active == 0 else { return }
    intervals[event.item].append(SVGTiming.Interval(begin: event.time, end: end))
    follow(event.item, isEnd: false, event.time)
    if end.isFinite { follow(event.item, isEnd: true, end) }
  }

  /// Cuts the interval that runs.
  private mutating func end(_ item: Int, at time: Double) {
    guard let last = intervals[item].last, last.begin < time, time < last.end else { return }
    intervals[item][intervals[item].count - 1].end = time
    follow(item, isEnd: true, time)
  }

  private mutating func follow(_ base: Int, isEnd: Bool, _ time: Double) {
    for index in chained {
      let item = items[index]
      for moment in item.begins.prefix(Self.mostMoments)
      where moment.base == base && moment.isEnd == isEnd {
        add(Event(time: time + moment.offset, item: index, isEnd: false))
      }
      for moment in item.ends.prefix(Self.mostMoments)
      where moment.base == base && moment.isEnd == isEnd {
        add(Event(time: time + moment.offset, item: index, isEnd: true))
      }
    }
  }

  /// Whether all that runs and all that is to come has been just so before.
  private mutating func compare(at time: Double) {
    func ticks(_ other: Double) -> Int {
      other.isFinite ? Int(min(max((other - time) * 1e5, -1e15), 1e15).rounded()) : .max
    }
    var state: [Int] = []
    for index in chained {
      guard let last = intervals[index].last, last.end > time else { continue }
      // Endless ones are as long ago as their round.
      state += [index, last.end == .infinity ? 0 : ticks(last.begin), ticks(last.end)]
    }
    state.append(-1)
    let waiting = events.map { [ticks($0.time), $0.item, $0.isEnd ? 1 : 0] }
    for event in waiting.sorted(by: { $0.lexicographicallyPrecedes($1) }) { state += event }
    if events.isEmpty { return }
    if let before = seen[state], time - before > 1e-6 {
      cycle = (before, time - before)
    } else {
      seen[state] = time
    }
  }
}
