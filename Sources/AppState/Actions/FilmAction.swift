import DemoKit
import Interface
import Keyframes
import Stage

package enum FilmAction: Equatable, Sendable {
  case open
  case choose(FilmRow, Int)
  case export
}
