import DemoKit
import SDLHost

/// The demos of a compiled file, loaded into this process for as long as it runs.
struct LiveLibrary {
  /// The types that are demos, in the order of the file.
  let demos: [any Demo.Type]
  /// A symbol in its code.
  let symbol: UnsafeMutableRawPointer

  init(_ path: String) throws(SDLError) {
    let library = try SharedLibrary(path)
    guard let address = library.address(of: LiveCompilation.entry) else {
      throw SDLError("\(path) is not a library made by Riff.")
    }
    symbol = address
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    let entry = unsafeBitCast(address, to: Entry.self)
    let memory = UnsafeMutablePointer<[Any.Type]>.allocate(capacity: 1)
    defer { memory.deallocate() }
    entry(UnsafeMutableRawPointer(memory))
    demos = memory.move().compactMap { $0 as? any Demo.Type }
  }
}
