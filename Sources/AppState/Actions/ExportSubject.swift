import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

/// What can be exported.
package enum ExportSubject: String, CaseIterable, Sendable { case easing, track, node, scene }
