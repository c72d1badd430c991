/// Stops the program with `message` on standard error if `condition` is false, in release builds
/// too, where `precondition` prints no message.
///
/// Costs one branch: only ``fail(_:file:line:)`` builds the message.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fail(message, file: file, line: line) }
}

/// Stops the program with `message`; not inlined, so that code which calls `require` stays small.
@inline(never) @usableFromInline
package func fail(_ message: () -> String, file: StaticString, line: UInt) -> Never {
  fatalError(message(), file: file, line: line)
}
