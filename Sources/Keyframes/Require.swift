/// Stops the program with `message` on standard error if `condition` is false, in release builds too,
/// where `precondition` stops it without a word.
///
/// Costs one branch: the message is put together in ``fail(_:file:line:)`` alone.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fail(message, file: file, line: line) }
}

/// What `require` does when its condition is false, kept out of the code that calls it.
@inline(never) @usableFromInline
package func fail(_ message: () -> String, file: StaticString, line: UInt) -> Never {
  fatalError(message(), file: file, line: line)
}
