import Foundation
import UIKit

/// A part of the instrument's state, with the commands that change it. The instrument owns its
/// parts.
@MainActor package class InstrumentPart {
  unowned let instrument: InstrumentContent

  /// Creates a part of an instrument, which must live longer than the part.
  init(of instrument: InstrumentContent) { self.instrument = instrument }

  var canvas: Canvas { instrument.canvas }
  var controller: InstrumentViewController { instrument.controller }
  var mode: InstrumentMode { instrument.mode }
  /// The window's time, in seconds.
  var now: TimeInterval { instrument.now }
  var shell: UIWindowScene { instrument.shell }
}
