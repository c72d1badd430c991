import SDLHost
import Words

/// Prints a line on standard output as Swift's function of that name does, without characters that
/// control terminals: they could come from a file, or be in its name.
///
/// It stands in for Swift's in this module and in those that import it, so that nothing else is printed.
package nonisolated func print(
  _ items: String..., separator: String = " ", terminator: String = "\n"
) {
  Swift.print(items.joined(separator: separator).printable, terminator: terminator.printable)
}
