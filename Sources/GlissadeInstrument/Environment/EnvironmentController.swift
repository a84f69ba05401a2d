import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

/// The environment that the user has selected for the programs on the canvas (T-16). Choices belong
/// to the window, apply at once, and are recorded with the run.
@MainActor package final class EnvironmentController: InstrumentPart {
  /// The user's choice of reduced motion; `nil` for the desktop's setting.
  private(set) var reducesMotion: Bool?
  /// The user's choices of the other settings.
  private var settings: [RecordedSetting: Int] = [:]
  /// The user's choice of the size of the device in points; `nil` for the usual size.
  private var size: CGSize?

  private var card: EnvironmentView { controller.environment }

  func connect() {
    card.onChange = { [weak self] in self?.change($0) }
    card.onClose = { [weak self] in _ = self?.closes() }
  }

  var isVisible: Bool { !card.isHidden }

  /// Shows the card, whose first row gets the focus, or closes it.
  func toggle() {
    guard !closes() else { return }
    shell.enter {
      card.isHidden = false
      card.focus()
      controller.showFocus()
    }
  }

  /// Closes the card.
  ///
  /// - Returns: `false` if it is closed already.
  func closes() -> Bool {
    guard isVisible else { return false }
    shell.enter {
      if controller.focusedView?.isDescendant(of: card) == true { controller.dropFocus() }
      card.isHidden = true
    }
    return true
  }

  /// Changes the environment at once, in the present.
  package func change(_ change: EnvironmentChange) {
    switch change {
    case .reducesMotion(let reduces): reducesMotion = reduces
    case .setting(let setting, let value): settings[setting] = value
    case .size(let size): self.size = size
    }
    instrument.send(.presentSelected)
    instrument.past.forgetPrediction()
    canvas.change([change])
  }

  /// The user's choices, as changes.
  var changes: [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if let reducesMotion { changes.append(.reducesMotion(reducesMotion)) }
    for (setting, value) in settings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      changes.append(.setting(setting, value))
    }
    if let size { changes.append(.size(size)) }
    return changes
  }

  /// Applies the user's choices to the program on the canvas. During a replay the environment of
  /// the recording is in force.
  func apply() {
    if !canvas.isReplaying { canvas.change(changes) }
  }

  /// Sets the user's choices in the header of a run that is about to begin.
  func prepare(_ header: inout RecordingHeader) {
    if let reducesMotion { header.reducesMotion = reducesMotion }
    header.settings = settings.filter { $0.value != $0.key.usual }
    if let size { header.size = size }
  }

  /// Updates the visible card.
  func show() {
    if isVisible { card.show(canvas.environment) }
  }
}
