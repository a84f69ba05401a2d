import Foundation
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The state of the tree tab, which includes a re-simulated program and the picking of views.
@MainActor struct TreeInspection {
  /// A state of the picker.
  enum Picking: Hashable {
    /// The program receives presses on the canvas.
    case off
    /// The next press on the canvas selects a view. The value identifies the outlined view under
    /// the pointer.
    case on(ObjectIdentifier?)
    /// The user still holds the press that selected a view.
    case pressed(InputEvent.Source)
  }

  /// The processor time that a frame may use to re-simulate a frame of the past, in seconds.
  static let slice = 0.012

  var reader = ViewTreeReader()
  var picking = Picking.off
  /// The program re-simulated up to the visible frame of the past, or `nil`.
  var pastProgram: Resimulation?
  /// The identity of the picture of a layer that is to be selected, or `nil`.
  var wanted: UInt64?
  /// A Boolean value that indicates whether the run cannot be re-simulated.
  var hasFailed = false

  /// A Boolean value that indicates whether the next press on the canvas selects a view.
  var isPicking: Bool { if case .on = picking { true } else { false } }

  /// The scene at the visible frame of the past; `nil` until the re-simulation reaches that frame,
  /// or if the picture differs from the recorded one.
  var pastScene: UIWindowScene? {
    pastProgram.flatMap { $0.isDone && $0.isSame ? $0.scene : nil }
  }

  /// Discards the re-simulated program.
  mutating func leavePast() {
    pastProgram = nil
    hasFailed = false
  }
}
