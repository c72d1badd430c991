import DemoKit
package import Editing
package import Keyframes
package import Stage
import Words

extension Player {
  /// The tokens of its scene.
  ///
  /// - Complexity: O(*n*) in the keyframes after the scene has changed, else O(1).
  package mutating func tokens() -> TokensOfScene {
    let tokens = tokensNow
    sights.tokens = tokens
    return tokens
  }

  /// The same, found out anew unless they were asked for since the scene changed.
  package var tokensNow: TokensOfScene { sights.tokens ?? TokensOfScene(scene) }
}

// Motion tokens of the demo on the stage.
extension Workspace {
  /// The token that an action without a name means.
  package var currentToken: String? {
    guard let easing = curveTarget()?.easing else { return nil }
    return easing.token ?? easing.durationToken
  }

  /// The token that edits of the current curve change; nil where they change the segment.
  package func tokenToEdit(of target: CurveTarget) -> String? {
    guard let editedToken = editing.editedToken, target.easing.token == editedToken else {
      return nil
    }
    return editedToken
  }

  // MARK: Making

  /// Gives an easing a name, and lets the edited segments that have it use it. One undo step.
  package mutating func makeToken(_ typed: String, of easing: Easing) {
    guard let name = newTokenName(typed), let target = curveTarget() else { return }
    let keys = target.keys.filter {
      track(at: $0)?.easing(at: $1)?.unnamed == easing.unnamed
    }
    pin(target)
    asOneStep(.made, name) { workspace in
      workspace.editTokens { edits, scene in
        edits.changeTokens(of: scene) {
          $0.easings.append(.init(name: name, easing: easing.unnamed))
        }
      }
      workspace.setEasing(.token(name, easing.unnamed), of: keys)
    }
    sayCreated(name, from: typed)
  }

  /// Gives a length in seconds a name, and lets the segments that are edited and as long use it.
  package mutating func makeToken(_ typed: String, of seconds: Double) {
    guard let name = newTokenName(typed), let target = curveTarget() else { return }
    let keys = target.keys.filter { seconds == self.seconds(after: KeyframePath($0, $1)) }
    pin(target)
    asOneStep(.made, name) { workspace in
      workspace.editTokens { edits, scene in
        edits.changeTokens(of: scene) { $0.durations.append(.init(name: name, seconds: seconds)) }
      }
      workspace.measure(keys, as: name)
    }
    sayCreated(name, from: typed)
  }

  /// Where other characters were typed, says which a name can have.
  private mutating func sayCreated(_ name: String, from typed: String) {
    let isAsTyped = MotionTokens.name(from: typed) == typed
    say(
      isAsTyped
        ? localized("Created token “\(name)”")
        : localized("Created token “\(name)”: names of tokens have only letters, digits, - and _"))
  }

  /// The name of a new token; nil if `typed` can't be one, with a notice.
  private mutating func newTokenName(_ typed: String) -> String? {
    guard let name = MotionTokens.name(from: typed) else {
      say(localized("A token needs a name with a letter or a digit."))
      return nil
    }
    guard player.tokensNow.list.count < MotionTokens.most else {
      say(localized("\(MotionTokens.most) tokens at most. Delete some first."))
      return nil
    }
    return player.tokensNow.freeName(name)
  }

  /// The length of the segment after a keyframe, without the rounding errors of its ends; nil if
  /// time is not in seconds, or there is none.
  package func seconds(after key: KeyframePath) -> Double? {
    guard playhead.timeline.unit == .seconds, let times = track(at: key.track)?.marks.map(\.time),
      times.indices.contains(key.index + 1)
    else { return nil }
    let length = ((times[key.index + 1] - times[key.index]) * 1e6).rounded() / 1e6
    return length > 0 ? length : nil
  }

  // MARK: Using

  /// Uses a token for the edited segments.
  package mutating func use(_ token: MotionToken) {
    guard let easing = token.easing else { return last(as: token.name) }
    guard let target = curveTarget() else { return }
    pin(target)
    setEasing(.token(token.name, easing.unnamed), of: target.keys)
  }

  /// Makes the segments that are edited as long as a duration; later keyframes of their tracks follow.
  package mutating func last(as name: String) {
    guard let target = curveTarget() else { return }
    guard playhead.timeline.unit == .seconds else {
      return say(localized("Only a timeline in seconds can have durations."))
    }
    pin(target)
    measure(target.keys, as: name)
  }

  private mutating func measure(_ keys: KeySet, as name: String?) {
    let scene = player.scene
    editTracks { edits in
      for (path, indices) in keys.byTrack {
        guard let track = scene.track(at: path) else { continue }
        let measured = track.lasting(name, after: indices, scene.tokens)
        if measured != track { edits[path] = measured }
      }
    }
  }

  /// The segments that are edited keep their easings and lengths, and use no token.
  package mutating func detachFromTokens() {
    guard let target = curveTarget(), let name = currentToken else {
      return say(localized("This segment doesn't use a token."))
    }
    pin(target)
    let isAlone = !editing.history.isOpen
    editing.history.begin()
    measure(target.keys, as: nil)
    changeEasings(of: target.keys, \.unnamed)
    if isAlone { editing.history.commit() }
    say(localized("Detached from the token “\(name)”. Ctrl+Z undoes this."))
  }

  package mutating func selectUsers(of name: String) {
    let keys = player.tokens().users[name] ?? []
    guard let first = keys.first else {
      return say(localized("No segment uses “\(name)”."))
    }
    selection = Selection(keys: keys, track: first.track)
    say(
      localized(
        Message(
          count: keys.count, one: "Selected the segment that uses “\(name)”",
          other: "Selected \(keys.count) segments that use “\(name)”")))
  }

  // MARK: Changing

  /// Gives a token another curve.
  package mutating func setToken(_ name: String, to easing: Easing) {
    editTokens { $0.setToken(name, to: easing, in: $1) }
  }

  /// Gives the duration of a token another length.
  package mutating func setToken(_ name: String, to seconds: Double) {
    editTokens { $0.setToken(name, to: seconds, in: $1) }
  }

  package mutating func renameToken(_ name: String, to typed: String) {
    guard let wanted = MotionTokens.name(from: typed) else {
      return say(localized("A token needs a name with a letter or a digit."))
    }
    guard wanted != name else { return }
    let free = player.tokensNow.freeName(wanted)
    asOneStep(.renamed, free) { $0.editTokens { $0.renameToken(name, to: free, in: $1) } }
    if editing.editedToken == name { editing.editedToken = free }
    if free != wanted {
      say(localized("Another token is called “\(wanted)”, so this one is now “\(free)”."))
    } else if wanted != typed {
      say(
        localized("Renamed to “\(free)”: names of tokens have only letters, digits, - and _"))
    }
  }

  /// Deletes a token; its segments keep its easing and its length.
  package mutating func deleteToken(_ name: String) {
    let users = player.tokensNow.users[name]?.count ?? 0
    asOneStep(.deleted, name) { $0.editTokens { $0.deleteToken(name, in: $1) } }
    guard users > 0 else { return say(localized("Deleted token “\(name)”.")) }
    say(
      localized(
        Message(
          count: users, one: "Deleted token “\(name)”. 1 segment keeps its easing and length.",
          other: "Deleted token “\(name)”. \(users) segments keep their easing and length.")))
  }

  package mutating func editTokens(_ change: (inout DemoEdits, Scene) -> Void) {
    let (demo, scene) = (player.demo.name, player.scene)
    edit { change(&$0[demo], scene) }
  }

  private mutating func asOneStep(
    _ kind: TokenChange, _ name: String, _ change: (inout Workspace) -> Void
  ) {
    let isAlone = !editing.history.isOpen
    editing.history.begin()
    change(&self)
    guard isAlone, editing.history.commit() else { return }
    editing.history.describeLatest(EditSummary(demo: player.demo.name, .token(kind, name)))
  }
}
