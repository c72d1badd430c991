package import Interface
import Words

// The input that controls time, and notices for the others.
extension Workspace {
  package func admits(_ driver: DriverChoice) -> Bool { input.driver.admits(driver) }

  /// Whether an input may move time; if not, a notice explains why, and how to change it.
  package mutating func allows(_ driver: DriverChoice) -> Bool {
    if admits(driver) { return true }
    say(localized("\(input.driver.sentence): press R to let any input control it."))
    return false
  }

  /// Chooses the input that controls time, and shows a notice.
  package mutating func giveControl(to driver: DriverChoice) {
    input.driver = driver
    say(driver.sentence)
  }

  /// Lets any input control time, if only one could.
  package mutating func giveControlBack() {
    if input.driver != .any { giveControl(to: .any) }
  }

  /// Notes which devices there are. If the one that controls time is gone, any input does.
  package mutating func follow(devicesIn event: InputEvent) {
    input.devices.follow(event)
    if !input.driver.isThere(input.devices), event == .padDisconnected { giveControlBack() }
  }
}
