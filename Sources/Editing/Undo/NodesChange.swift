import Stage

/// A kind of change of nodes.
package enum NodesChange: String, CaseIterable, Sendable {
  case added, deleted, renamed, ordered, moved, grouped, ungrouped
  /// Only in the editor; exports don't change.
  case hidden, shown, locked, unlocked
  /// Blend modes changed.
  case blended
  /// A node got another one as its mask, lost it, or its mask was inverted.
  case masked, unmasked, maskInverted
  /// Any other change.
  case changed
}

extension DemoEdits {
  /// The change of nodes since `old`, if nothing else changed. `own` returns the demo's nodes.
  func nodesChange(since old: DemoEdits, own: () -> [Node]) -> EditChange? {
    guard nodes != old.nodes else { return signChange(since: old) }
    let (before, after) = (old.nodes ?? own(), nodes ?? own())
    let names = (Scene(of: before).allNodes.map(\.name), Scene(of: after).allNodes.map(\.name))
    let gone = names.0.outermost(without: Set(names.1))
    let came = names.1.outermost(without: Set(names.0))
    func change(_ kind: NodesChange, _ names: [String]) -> EditChange {
      .nodes(kind, names.count, names.first ?? "")
    }
    if let (kind, masked) = before.masksChanged(to: after), gone.isEmpty == came.isEmpty {
      // Several nodes have become a group with the mask.
      let parts = names.1.filter { $0.group == masked[0] && !names.0.contains(masked[0]) }
      return change(kind, parts.isEmpty ? masked : parts)
    }
    switch (gone.isEmpty, came.isEmpty) {
    case (true, true):
      guard names.0 == names.1 else { return change(.ordered, []) }
      return before.blendsChanged(to: after).map { change(.blended, $0) } ?? change(.changed, [])
    case (true, false): return change(.added, came)
    case (false, true): return change(.deleted, gone)
    case (false, false): break
    }
    if names.1.count > names.0.count { return change(.grouped, gone) }
    if names.1.count < names.0.count { return change(.ungrouped, gone) }
    let isRename = gone.count == 1 && came.count == 1 && gone[0].group == came[0].group
    return change(isRename ? .renamed : .moved, came)
  }

  /// The change if nodes were only hidden, shown, locked or unlocked; else nil.
  private func signChange(since old: DemoEdits) -> EditChange? {
    var same = self
    (same.hiddenNodes, same.lockedNodes) = (old.hiddenNodes, old.lockedNodes)
    guard same == old else { return nil }
    let kinds: [(NodesChange, Set<String>)] = [
      (.hidden, hiddenNodes.subtracting(old.hiddenNodes)),
      (.shown, old.hiddenNodes.subtracting(hiddenNodes)),
      (.locked, lockedNodes.subtracting(old.lockedNodes)),
      (.unlocked, old.lockedNodes.subtracting(lockedNodes)),
    ].filter { !$0.1.isEmpty }
    guard kinds.count == 1, let (kind, names) = kinds.first else { return nil }
    return .nodes(kind, names.count, names.min() ?? "")
  }
}

extension [Node] {
  /// The names of nodes whose blend mode changed; nil after other changes. Names must be equal.
  fileprivate func blendsChanged(to after: [Node]) -> [String]? {
    let (before, all) = (Scene(of: self).allNodes, Scene(of: after).allNodes)
    let changed = zip(before, all).filter { $0.node.blend != $1.node.blend }.map(\.0.name)
    let modes = Dictionary(all.map { ($0.name, $0.node.blend) }) { first, _ in first }
    let same = Scene(of: self).mapNodes { name, node in node.blend = modes[name] ?? node.blend }
    return same.nodes == after ? changed : nil
  }
}

extension [Node] {
  /// How masks changed, and the names of the nodes that they mask; nil if they did not.
  fileprivate func masksChanged(to after: [Node]) -> (NodesChange, [String])? {
    func inverted(_ nodes: [Node]) -> [(name: String, isInverted: Bool)] {
      Scene(of: nodes).allNodes.compactMap { name, node in
        node.matte.map { (name, $0.isInverted) }
      }
    }
    let (old, new) = (inverted(self), inverted(after))
    let added = new.filter { mask in !old.contains { $0.name == mask.name } }
    let lost = old.filter { mask in !new.contains { $0.name == mask.name } }
    let turned = new.filter { mask in
      old.contains { $0.name == mask.name && $0.isInverted != mask.isInverted }
    }
    return switch (added.isEmpty, lost.isEmpty, turned.isEmpty) {
    case (false, true, true): (.masked, added.map(\.name))
    case (true, false, true): (.unmasked, lost.map(\.name))
    case (true, true, false): (.maskInverted, turned.map(\.name))
    case (true, true, true), (false, false, _), (_, false, false), (false, _, false): nil
    }
  }
}

extension [String] {
  /// The names that are not among `others`, except names in groups that aren't either.
  fileprivate func outermost(without others: Set<String>) -> [String] {
    let missing = filter { !others.contains($0) }
    let all = Set(missing)
    return missing.filter { name in name.group.map { !all.contains($0) } ?? true }
  }
}

extension String {
  /// The name of the group that the node with this name is in; nil for none.
  package var group: String? { lastIndex(of: "/").map { String(self[..<$0]) } }
}
