/// The stack of this process, for handlers of crashes: they need to know which line of a demo was
/// running. Nothing here allocates memory but `prepare()`.
nonisolated enum StackWalk {
  private typealias Step = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32

  // Functions of the unwinder and the loader, for which Swift has no headers.
  private nonisolated(unsafe) static var walk:
    (@convention(c) (Step, UnsafeMutableRawPointer?) -> Int32)?
  private nonisolated(unsafe) static var instruction: (@convention(c) (OpaquePointer?) -> UInt)?
  private nonisolated(unsafe) static var find:
    (@convention(c) (UInt, UnsafeMutableRawPointer) -> Int32)?
  private nonisolated(unsafe) static var room: UnsafeMutablePointer<UInt>?

  /// The number of frames that are looked for.
  static let most = 8

  /// Looks the functions up, outside any handler.
  static func prepare() {
    guard room == nil else { return }
    func function<Function>(_ name: String, _: Function.Type) -> Function {
      unsafeBitCast(dlsym(nil, name), to: Function.self)
    }
    walk = function("_Unwind_Backtrace", type(of: walk))
    instruction = function("_Unwind_GetIP", type(of: instruction))
    find = function("dladdr", type(of: find))
    room = .allocate(capacity: most)
  }

  /// Where the library or program that contains an address begins; 0 if there is none.
  static func image(of address: UInt) -> UInt {
    // The path, the beginning, and a symbol with its address.
    var place: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    guard let find, find(address, &place) != 0 else { return 0 }
    return place.1
  }

  private struct Search {
    let image: UInt
    let crash: UInt
    var count = 0
  }

  /// The running instructions of the innermost frames with code of the library that begins at
  /// `image`, until the next call. `crash` is the instruction that crashed; in other frames a call
  /// is running, whose return address follows it.
  static func frames(in image: UInt, crash: UInt = 0) -> UnsafeBufferPointer<UInt> {
    guard let walk, let room, image != 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    var search = Search(image: image, crash: crash)
    _ = walk(
      { context, data in
        guard let search = data?.assumingMemoryBound(to: Search.self), let room = StackWalk.room,
          search.pointee.count < StackWalk.most
        else { return 5 }  // Any value but 0 ends the walk.
        let next = StackWalk.instruction?(context) ?? 0
        let running = next == search.pointee.crash ? next : next &- 1
        if StackWalk.image(of: running) == search.pointee.image {
          room[search.pointee.count] = running
          search.pointee.count += 1
        }
        return 0
      }, &search)
    return UnsafeBufferPointer(start: room, count: search.count)
  }
}
