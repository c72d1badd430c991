package import Editing

/// Edits of another window that saves to the same file: they are kept, for each demo that is not edited here
/// too.
package struct OtherEdits: Sendable {
  /// The document of this window, as it was saved last.
  private var own: Document
  /// The document in the file, as it was read or written last.
  package private(set) var onDisk: Document
  /// The other window's document, and the demos that are taken from it.
  private var theirs = Document()
  private var demos: Set<String> = []
  /// Whether the parts that belong to no demo are taken too.
  private var hasRest = false

  /// `document` is in the file.
  package init(_ document: Document) { (own, onDisk) = (document, document) }

  /// Takes the document that another window has saved.
  package mutating func take(_ document: Document) {
    demos.formUnion(document.differences(from: onDisk))
    hasRest = hasRest || document.withoutDemos != onDisk.withoutDemos
    (theirs, onDisk) = (document, document)
  }

  /// The document to save: with the other window's edits. Those of demos that were edited in both are left
  /// out; `conflicts` says whether there are any.
  package func merged(_ document: Document) -> (document: Document, conflicts: Bool) {
    let changed = document.differences(from: own)
    let hasChangedRest = document.withoutDemos != own.withoutDemos
    let conflicts = !changed.isDisjoint(with: demos) || hasChangedRest && hasRest
    var result = hasRest && !hasChangedRest ? document.withRest(of: theirs) : document
    for demo in demos.subtracting(changed) {
      result[demo] = theirs[demo]
      let versions = theirs.savedVersions(of: demo)
      result.change(versionsOf: demo) { $0 = versions }
    }
    return (result, conflicts)
  }

  /// `document` was saved, as `merged`.
  package mutating func saved(_ document: Document, as merged: Document) {
    demos.subtract(document.differences(from: own))
    if document.withoutDemos != own.withoutDemos { hasRest = false }
    (own, onDisk) = (document, merged)
  }
}
