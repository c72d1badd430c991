import DemoKit
import Editing
import Interface
import Keyframes
import Stage

package enum TalkAction: Equatable, Sendable {
  case present
  case presentFromHere
  /// Adds the demo on the stage to the talk's file.
  case addStop
  /// Goes to a stop, by its index.
  case go(Int)
  /// Goes to the stop whose number was typed or is offered.
  case choose
  /// Goes to the next stop.
  case next
}
