import GlissadeInspector
import GlissadeSprings
import UIKit

/// The exchange of the program's spring with other tools, by the clipboard.
@MainActor final class SpringController: InstrumentPart {
  func connect() {
    let inspector = controller.inspector
    inspector.onCopySpring = { [weak self] in self?.copy(as: $0) }
    inspector.onPaste = { [weak self] in self?.paste($1, into: $0) }
  }

  /// Copies the program's spring in the spelling of a tool, and reports what the text lacks.
  private func copy(as spelling: SpringSpelling) {
    guard let spring = ParameterSpring(instrument.parameterReadings) else { return }
    let spelled = spring.spelled(spelling)
    let losses = spelled.losses.joined(separator: "; ")
    guard let text = spelled.text else {
      instrument.notice = "\(spelling.title) has no such spring: \(losses)"
      return
    }
    UIPasteboard.general.string = text
    instrument.notice = "Copied as \(spelling.title)" + (losses.isEmpty ? "" : ": \(losses)")
  }

  /// Sets both parameters of a spring to those of a pasted text, in one step that can be undone.
  private func paste(_ text: String, into parameter: Tuning.Parameter) {
    guard let pair = ParameterSpring.Pair(parameter) else {
      instrument.notice = "The pasted text is no value of \(parameter.title.lowercased())."
      return
    }
    do throws(SpringTextError) {
      set(ParameterSpring(pair, try SpringText.parse(text).description))
    } catch {
      instrument.notice = error.description
    }
  }

  /// Shows a measured motion over those of releases, which move by the given spring.
  func apply(_ spring: ParameterSpring, _ motion: MeasuredMotion) {
    instrument.curves.measured = motion
    set(spring)
  }

  /// Sets both parameters of a spring.
  private func set(_ spring: ParameterSpring) {
    let values = instrument.parameters.current.merging(spring.values) { _, new in
      new
    }
    instrument.changeParameters { $0.replace(with: values) }
    if !spring.unreachable.isEmpty {
      let names = spring.unreachable.map { $0.title.lowercased() }.joined(separator: " and ")
      instrument.notice = "Out of range, and set to the nearest value: \(names)."
    }
  }
}

extension InstrumentContent {
  /// Sets the spring of the program on the canvas to a measured one, and shows the measured motion
  /// over those of releases.
  package func apply(_ spring: ParameterSpring, _ motion: MeasuredMotion) {
    springs.apply(spring, motion)
  }
}
