/// Who may move time: anybody, or one driver alone, so that no other hand can disturb a talk.
enum DriverChoice: String, CaseIterable {
  case any = "Any"
  case clock = "Clock"
  case drag = "Drag"
  case pinch = "Pinch"
  case twist = "Twist"
  case wheel = "Wheel"
  case scrubBar = "Bar"
  case keys = "Keys"
  case gamepad = "Pad"

  /// What is told when it is chosen.
  var sentence: String {
    self == .any ? "Any hand moves time" : "Only this moves time: \(rawValue)"
  }

  func admits(_ driver: DriverChoice) -> Bool { self == .any || self == driver }

  /// The one `step` places on, around the end.
  func next(by step: Int) -> DriverChoice {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
