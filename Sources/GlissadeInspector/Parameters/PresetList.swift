import UIKit

/// A button *Presets* that opens a list of named sets of parameters, with a field for the name of a
/// new one (T-12).
package final class PresetList: UIView {
  /// The action when the user selects a preset; receives its name.
  package var onApply: (String) -> Void = { _ in }
  /// The action when the user names the present parameters.
  package var onSave: (String) -> Void = { _ in }
  /// The action when the user removes a preset.
  package var onRemove: (String) -> Void = { _ in }
  /// The action before the list opens.
  package var onOpenList: () -> Void = {}
  /// The action when the list has opened.
  var onOpen: () -> Void = {}
  /// The action when the height changes.
  var onResize: () -> Void = {}

  private static let rowHeight: CGFloat = 26
  private static let gap: CGFloat = 4

  /// The button that opens the list. It lies beside the list of springs.
  let toggle = TransportButton(.text("Presets ▸"))
  private let name = LineField("Save as: type a name, Return", hint: "Keep the changed values")
  private let fault = UILabel()
  private var rows: [(name: String, apply: TransportButton, remove: TransportButton)] = []
  private(set) var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "presets"
    toggle.accessibilityIdentifier = "presets.toggle"
    toggle.hint = Hint("Named values, which later runs have, too")
    toggle.onPress = { [weak self] in self?.setOpen(self?.isOpen == false) }
    name.accessibilityIdentifier = "presets.name"
    name.onReturn = { [weak self] in self?.save() }
    fault.font = .systemFont(ofSize: 11)
    fault.textColor = Palette.alarm
    fault.numberOfLines = 0
    fault.lineBreakMode = .byWordWrapping
    for view in [name, fault] {
      view.isHidden = true
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the presets with some names, and a sentence about their file.
  package func show(_ names: [String], fault text: String?) {
    let last = rows.map { $0.name }
    guard names != last || text != fault.text else { return }
    if names != last {
      for row in rows { for button in [row.apply, row.remove] { button.removeFromSuperview() } }
      rows = names.map { makeRow($0) }
    }
    fault.text = text
    update()
  }

  private func makeRow(
    _ name: String
  ) -> (name: String, apply: TransportButton, remove: TransportButton) {
    let apply = TransportButton(.text(name), fontSize: 12)
    apply.accessibilityIdentifier = "preset.\(name)"
    apply.onPress = { [weak self] in self?.onApply(name) }
    let remove = TransportButton(.text("×"), fontSize: 14)
    remove.accessibilityIdentifier = "preset.\(name).remove"
    remove.hint = Hint("Remove this preset")
    remove.onPress = { [weak self] in self?.onRemove(name) }
    for button in [apply, remove] { insertSubview(button, belowSubview: self.name) }
    return (name, apply, remove)
  }

  private func setOpen(_ opens: Bool) {
    if opens { onOpenList() }
    isOpen = opens
    toggle.face = .text(opens ? "Presets ▾" : "Presets ▸")
    update()
    if opens { onOpen() }
  }

  private func save() {
    let wanted = name.text.trimmingCharacters(in: .whitespaces)
    name.text = ""
    if !wanted.isEmpty { onSave(wanted) }
  }

  private func update() {
    for row in rows { for button in [row.apply, row.remove] { button.isHidden = !isOpen } }
    name.isHidden = !isOpen
    fault.isHidden = !isOpen || fault.text == nil
    setNeedsLayout()
    onResize()
  }

  /// Returns the size of the open list below the button, or no height if it is closed.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isOpen else { return CGSize(width: size.width, height: 0) }
    let row = Self.rowHeight + Self.gap
    return CGSize(
      width: size.width, height: CGFloat(rows.count + 1) * row + faultHeight(size.width))
  }

  private func faultHeight(_ width: CGFloat) -> CGFloat {
    guard fault.text != nil else { return 0 }
    return fault.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up) + Self.gap
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.gap
    let width = bounds.width
    for row in rows {
      row.apply.frame = CGRect(
        x: 0, y: y, width: width - Self.rowHeight - Self.gap, height: Self.rowHeight)
      row.remove.frame = CGRect(
        x: width - Self.rowHeight, y: y, width: Self.rowHeight, height: Self.rowHeight)
      y += Self.rowHeight + Self.gap
    }
    name.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
    y += Self.rowHeight + Self.gap
    fault.frame = CGRect(
      x: 0, y: y, width: width, height: max(0, faultHeight(width) - Self.gap))
  }
}
