import Foundation
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The state of the tree tab: its source, and the picking of views on the canvas.
@MainActor struct TreeInspection {
  /// A state of the picker.
  enum Picking: Hashable {
    /// Presses on the canvas belong to the program.
    case off
    /// The next press on the canvas selects a view. The view under the pointer is outlined.
    case on(ObjectIdentifier?)
    /// The press that selected a view has not ended.
    case pressed(InputEvent.Source)
  }

  /// The part of a frame's time for re-simulating a frame of the past, in seconds.
  static let slice = 0.012

  var reader = ViewTreeReader()
  var picking = Picking.off
  /// The program at the visible frame of the past, or `nil`.
  var pastProgram: Resimulation?
  /// A Boolean value that indicates whether the run cannot be re-simulated.
  var hasFailed = false

  /// A Boolean value that indicates whether the next press on the canvas selects a view.
  var isPicking: Bool { if case .on = picking { true } else { false } }

  /// The scene at the visible frame of the past; `nil` before it is reached, and if its picture is
  /// another one.
  var pastScene: UIWindowScene? {
    pastProgram.flatMap { $0.isDone && $0.isSame ? $0.scene : nil }
  }

  /// Forgets the program of the past.
  mutating func leavePast() {
    pastProgram = nil
    hasFailed = false
  }
}
