import Foundation
import GlissadeFiles
import GlissadeInspector

/// The presets of parameters, which the user applies, saves and removes (T-12).
@MainActor package final class PresetController: InstrumentPart {
  private var presets = ParameterPresets()
  /// The file that keeps the presets, or `nil`.
  private var file: URL?

  func connect() {
    let list = controller.inspector.presets
    list.onApply = { [weak self] in self?.apply($0) }
    list.onSave = { [weak self] in self?.save($0) }
    list.onRemove = { [weak self] in self?.remove($0) }
    list.onOpenList = { [weak self] in self?.read() }
  }

  /// Shows the presets that a file contains, and keeps each change in that file.
  ///
  /// - Parameter file: The location of the file, or `nil` to keep the presets of this window only.
  package func remember(in file: URL?) {
    self.file = file
    read()
  }

  /// Reads the presets, which another window may have changed. Those of this window that could not
  /// be saved stay.
  private func read() {
    var fault: String?
    if let file {
      do throws(FileError) {
        let kept = try ParameterPresets.read(file)
        for name in kept.names { presets.set(name, to: kept.values(of: name)) }
      } catch {
        fault = Self.sentence(about: error)
      }
    }
    show(fault)
  }

  /// Returns a sentence about a file that cannot be used, with advice.
  private static func sentence(about error: FileError) -> String {
    guard case .invalid = error.cause else { return error.description }
    return "\(error.path.quoted) is no list of presets, and stays as it is: repair or remove it."
  }

  private func show(_ fault: String?) {
    shell.enter { controller.inspector.presets.show(presets.names, fault: fault) }
  }

  private func apply(_ name: String) {
    guard let values = presets.parameters(of: name) else { return }
    instrument.changeParameters { $0.replace(with: values) }
    instrument.notice = "Preset “\(name)” is in force."
  }

  private func save(_ name: String) {
    let values = instrument.parameters.dictionary
    guard !values.isEmpty else {
      instrument.notice = "No parameter was changed that a preset could keep."
      return
    }
    keep(name, values, "Saved as “\(name)”.")
  }

  private func remove(_ name: String) { keep(name, nil, "Removed “\(name)”.") }

  /// Changes a preset in the window and in the file. If the file cannot be changed, the window
  /// still has the preset.
  private func keep(_ name: String, _ values: ParameterPresets.Values?, _ sentence: String) {
    presets.set(name, to: values)
    guard let file else {
      instrument.notice = sentence
      return show(nil)
    }
    do throws(FileError) {
      try ParameterPresets.write(name, values, to: file)
      instrument.notice = sentence
      show(nil)
    } catch {
      show("\(Self.sentence(about: error)) The change lasts as long as this window.")
    }
  }
}
