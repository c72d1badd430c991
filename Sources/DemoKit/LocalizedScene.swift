public import Stage
import Words

extension Demo {
  /// A text of the demo in the current language; as it is where there is no translation. The context
  /// of its translations is the demo's name.
  public func localized(_ text: String) -> String {
    Message(key: text, context: type(of: parts).name).localized
  }
}

extension Scene {
  /// The scene with the texts of `demo` in the current language.
  ///
  /// - Complexity: O(*n*) in the number of nodes; O(1) in English.
  public func localized(by demo: any Demo) -> Scene {
    guard Language.current != .english else { return self }
    var copy = self
    copy.nodes = nodes.map { $0.localized(by: demo) }
    return copy
  }
}

extension Node {
  fileprivate func localized(by demo: any Demo) -> Node {
    var copy = self
    copy.children = children.map { $0.localized(by: demo) }
    if let format = numberFormat {
      copy.numberFormat?.prefix = demo.localized(format.prefix)
      copy.numberFormat?.suffix = demo.localized(format.suffix)
    }
    if case .text(var text) = shape {
      text.string = demo.localized(text.string)
      copy.shape = .text(text)
    }
    return copy
  }
}
