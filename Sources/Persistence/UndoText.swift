package import Editing

/// Steps of undo and redo as text, kept beside the document that they belong to:
///
/// ```
/// riff undo 1
/// document cbf29ce484222325
/// undo
/// demo springs
/// what springs knob response 0.5 0.9
/// edits springs
/// = riff document 1
/// = knob springs response 0.5
/// = end
/// end 84222325cbf29ce4
/// ```
///
/// Steps are lines of `UndoStepText`, each after `undo`, the latest first, or `redo`, the next
/// first. The numbers are checksums of the document's text and of the text before `end`: with
/// others the steps belong to another document, or are damaged, and none is read.
package struct UndoText: Sendable {
  /// In bytes. Further steps are left out.
  package static let limit = 1 << 20
  package static let firstLine = "riff undo 1"

  /// The texts of steps that were written last, as bytes, since a text may have room for more.
  private var written: [ObjectIdentifier: (step: UndoStep, text: [UInt8])] = [:]

  package init() {}

  /// - Complexity: O(*n*) in the text; steps that it had before are not written anew.
  package mutating func text(of stack: UndoStack, documentText: String) -> String {
    let start = "\(Self.firstLine)\ndocument \(documentText.fingerprint)\n"
    var count = start.utf8.count
    var kept: [ObjectIdentifier: (step: UndoStep, text: [UInt8])] = [:]
    var parts = [Array(start.utf8)]
    func add(_ added: [UndoStep], _ head: String) {
      for step in added.reversed() {
        let text =
          written[ObjectIdentifier(step)]?.text
          ?? Array((step.lines + [""]).joined(separator: "\n").utf8)
        guard count + text.count <= Self.limit else { return }
        kept[ObjectIdentifier(step)] = (step, text)
        parts += [Array(head.utf8), text]
        count += head.utf8.count + text.count
      }
    }
    add(stack.past, "undo\n")
    add(stack.future, "redo\n")
    written = kept
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 32)
    for part in parts { bytes += part }
    bytes += "end \(bytes.fingerprint)\n".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The steps, with the document; nil if they belong to another document, or are damaged.
  package static func stack(
    _ text: String, of document: Document, documentText: String
  ) -> UndoStack? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 3, lines[0] == firstLine, lines.last == "",
      lines[1] == "document \(documentText.fingerprint)"
    else { return nil }
    let end = lines[lines.count - 2]
    let body = text.dropLast(end.count + 1)
    guard end == "end \(String(body).fingerprint)" else { return nil }
    var (past, future): ([UndoStep], [UndoStep]) = ([], [])
    var rest = lines[2..<(lines.count - 2)]
    while let head = rest.popFirst() {
      let own = rest.prefix { $0 != "undo" && $0 != "redo" }
      rest = rest[own.endIndex...]
      guard let step = try? UndoStep(lines: own) else { return nil }
      if head == "undo" { past.append(step) } else { future.append(step) }
    }
    return UndoStack(document, past: past.reversed(), future: future.reversed())
  }
}

extension String {
  /// 64 bits in hexadecimal digits, by which a text can be told from others (FNV-1a).
  package var fingerprint: String { utf8.fingerprint }
}

extension Sequence<UInt8> {
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
