/// A program that runs beside this one. Nothing here waits for it: call ``poll()`` now and then.
///
/// Its output goes to a file or to pipes, and it has a process group of its own, so that ``stop()`` also ends
/// the processes that it has started. Releasing this object stops it.
public nonisolated final class ChildProcess {
  /// How the program ended.
  public enum End: Equatable, Sendable {
    case exit(Int32)
    /// Ended by a signal: a trap, a limit, or ``ChildProcess/stop()``.
    case signal(Int32)
  }

  /// The path of the file with everything that the program printed; empty if that is read through pipes.
  public let output: String
  private let identity: pid_t
  private let startTime = Clock.now
  private var end: End?

  /// Starts the program at `path`. Its standard output and error go to the new file `output`;
  /// `environment` is added to this process's own variables, or replaces them.
  public convenience init(
    _ path: String, _ arguments: [String], output: String, environment: [String: String] = [:]
  ) throws(SDLError) {
    try self.init(path, arguments, input: nil, output: output, environment: environment)
  }

  /// Starts the program with the open file `input` as its standard input.
  convenience init(
    _ path: String, _ arguments: [String], input: Int32?, output: String,
    environment: [String: String] = [:]
  ) throws(SDLError) {
    try self.init(path, arguments, input: input, to: .file(output), environment: environment)
  }

  /// Starts the program with nothing to read, and with open files as its standard output and error.
  convenience init(
    _ path: String, _ arguments: [String], output: Int32, errors: Int32
  ) throws(SDLError) {
    try self.init(path, arguments, input: nil, to: .open(output, errors), environment: [:])
  }

  private init(
    _ path: String, _ arguments: [String], input: Int32?, to target: SpawnAttributes.Target,
    environment: [String: String]
  ) throws(SDLError) {
    output = if case .file(let path) = target { path } else { "" }
    var identity = pid_t()
    let status = SpawnAttributes.use(input, target) { actions, attributes in
      CStrings.use([path] + arguments) { arguments in
        CStrings.use(Self.variables(environment)) { variables in
          posix_spawn(&identity, path, actions, attributes, arguments, variables)
        }
      }
    }
    self.identity = identity
    guard status == 0 else {
      end = .exit(127)
      let reason = String(cString: strerror(status)).lowercased()
      throw SDLError("\(path) cannot be started: \(reason).")
    }
  }

  deinit { stop() }

  /// Seconds since the program was started.
  public var age: Double { Clock.now - startTime }

  /// How the program ended; nil while it runs.
  public func poll() -> End? {
    if let end { return end }
    end = wait(WNOHANG)
    return end
  }

  /// Ends the program and the processes that it has started at once, unless it has ended.
  public func stop() {
    guard poll() == nil else { return }
    kill(-identity, SIGKILL)
    kill(identity, SIGKILL)
    end = wait(0)
  }

  private func wait(_ options: Int32) -> End? {
    var status: Int32 = 0
    let answer = Files.retrying { Int(waitpid(identity, &status, options)) }
    guard answer != 0 else { return nil }
    // If other code has already waited for the process, its exit status is lost.
    guard answer == identity else { return .exit(127) }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  static func variables(_ added: [String: String]) -> [String] {
    var lines: [String] = []
    var next = environ
    while let line = next.pointee {
      let text = String(cString: line)
      let name = text.prefix { $0 != "=" }
      if added[String(name)] == nil { lines.append(text) }
      next += 1
    }
    return lines + added.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// How a child starts: reading a file or nothing, writing to a file or to pipes, with default signals, in a
/// process group of its own.
private nonisolated enum SpawnAttributes {
  #if canImport(Darwin)
    typealias Actions = posix_spawn_file_actions_t?
    typealias Attributes = posix_spawnattr_t?
  #else
    typealias Actions = posix_spawn_file_actions_t
    typealias Attributes = posix_spawnattr_t
  #endif

  /// Where output and errors go.
  enum Target {
    /// Both to a new file.
    case file(String)
    case open(Int32, Int32)
  }

  static func use(
    _ input: Int32?, _ target: Target,
    _ start: (UnsafePointer<Actions>, UnsafePointer<Attributes>) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    switch target {
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    case .open(let output, let errors):
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    }
    var (ordinary, blocked) = (sigset_t(), sigset_t())
    sigfillset(&ordinary)
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return start(&actions, &attributes)
  }
}

/// Texts as C strings.
nonisolated enum CStrings {
  /// Calls a closure with a list that ends with nil.
  static func use<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let list = lasting(texts)
    defer {
      for index in texts.indices { free(list[index]) }
      list.deallocate()
    }
    return body(list)
  }

  /// A list that ends with nil and is never freed.
  static func lasting(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (list + index).initialize(to: strdup(text)) }
    (list + texts.count).initialize(to: nil)
    return list
  }
}
