package import DemoKit
package import Interface
package import Keyframes
package import Stage

package enum FilmAction: Equatable, Sendable {
  case open
  case choose(FilmRow, Int)
  case export
}
