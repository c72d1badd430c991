package import DemoKit
package import Editing
import Interface
import Keyframes
package import Scrolling
import Stage
import Words

// The demos in play, of which one is on the stage.
extension Workspace {
  package var title: String { localized("\(player.demo.titleNow) – Riff") }

  /// Pixels for each logical point.
  package var pixelsPerLogicalPoint: Double {
    window.arrangement.window.pixelsPerPoint * layout.interfaceScale
  }

  /// The current session state, which is restored at the next start.
  package var savedSession: SavedSession {
    var savedSession = SavedSession(
      demo: player.demo.name, interface: window.arrangement.interfaceFactor)
    for player in gallery.players where player.time != player.playhead.timeline.range.lowerBound {
      savedSession.times[player.demo.name] = player.playhead.keptTime
    }
    savedSession.times.merge(gallery.files.times) { $1 }
    savedSession.panels = window.arrangement.openPanels
    savedSession.theme = window.arrangement.theme
    savedSession.views = window.arrangement.timelineViews.filter { $1.times != $1.whole }.mapValues(
      \.times)
    savedSession.sizes = window.arrangement.sizes
    savedSession.pointingSizes = window.arrangement.pointingSizes
    savedSession.notesZoom = talk.notesZoom
    savedSession.pinnedCurve = editing.pinnedCurve
    savedSession.selection = selection
    // The tour is offered once.
    savedSession.welcome = window.welcome.intersection([.drag])
    savedSession.language = window.chosenLanguage
    return savedSession
  }

  /// Puts another demo on the stage.
  package mutating func choose(_ index: Int) {
    if index != gallery.chosen {
      editing.history.commit()
      // The demo's picture in the gallery is made again.
      if isMadeHere { gallery.revision += 1 }
      editing.tool = nil
      window.warnings.dismiss(.scene)
      playhead.letGoOfPad()
      playhead.jump(to: playhead.keptTime)
      player.leaveStage()
      gallery.chosen = index
      followShared()
      // Moments in which it was not on the stage don't share the scenes that are made now.
      player.scenes = PlayerScenes(language: player.scenes.language)
      editing.history.selection = StageSelection(demo: player.demo.name)
      requests.toHost.append(.title(title))
    }
    if layout.galleryCovers { window.arrangement.showsGallery = nil }
    relayout()
  }

  /// Applies the settings of all demos to the one on the stage.
  package mutating func followShared() {
    window.language.during { [chosen = gallery.chosen] in gallery.follow(at: chosen) }
  }

  // MARK: Requests of demos

  /// Carries out the part of a reply that concerns all demos or the document; the player has done the
  /// rest.
  package mutating func obey(_ reply: Reply) {
    switch reply {
    case .adopt(let profile): adopt(profile)
    case .turn(let knob, let value):
      if let value = self.knob(knob)?.fitted(value) { turn(knob: knob, to: value) }
    case .nothing, .play, .playFromStart, .pause, .hold, .ignored: break
    }
  }

  // MARK: Knobs

  package func knob(_ name: String) -> Knob? { player.demo.knobs.first { $0.name == name } }

  /// Sets a knob of the demo on the stage; nil is the default.
  package mutating func turn(knob name: String, to value: KnobValue?) {
    guard let knob = knob(name) else { return }
    let demo = player.demo.name
    edit { $0.turn(knob, of: demo, to: value ?? knob.defaultValue) }
  }

  /// Removes all edits of the demo on the stage.
  package mutating func dropEdits() {
    let demo = player.demo.name
    guard !document[demo].isEmpty else { return say(localized("No changes.")) }
    edit { $0[demo] = DemoEdits() }
    say(localized("Reset all edits of \(player.demo.titleNow). Ctrl+Z brings them back."))
  }

  // MARK: Scroll physics

  /// Sets the scroll physics of free timelines in all demos, with the constants of the first demo that
  /// has its own. An unknown profile changes nothing.
  package mutating func adopt(_ profile: String) {
    guard let usual = Physics.profiles.first(where: { $0.name == profile }) else { return }
    let own = gallery.players.lazy.compactMap { $0.demo.ownPhysics(of: profile) }.first
    let physics = own ?? usual.physics
    gallery.shared.physics = ChosenPhysics(profile: profile, physics: physics)
    gallery.shared.hasChosenPhysics = true
    followShared()
  }

  package mutating func cyclePhysics() {
    let profiles = Physics.profiles
    let index = profiles.firstIndex { $0.name == gallery.shared.physics.profile } ?? -1
    let next = profiles[(index + 1) % profiles.count]
    let name = next.name == "iOS fast" ? localized("iOS fast") : next.name
    adopt(next.name)
    say(localized("Scroll physics: \(name)"))
  }
}

/// The scroll physics of free timelines, and their profile's name.
package struct ChosenPhysics {
  package var profile = "iOS"
  package var physics = Physics.iOS
}
