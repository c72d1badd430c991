import Demos
import Keyframes
import Playground
import SDLHost

func bench(_ arguments: Arguments) throws(Failure) {
  throw .world("not yet")
}
