import UIKit

/// The controls above the log: a search field, a switch for each kind of line, and a button that
/// copies the visible lines.
final class LogBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 28 + 4 + 28
  private static let row: CGFloat = 28

  /// The action when the filter changes.
  var onFilter: (LogFilter) -> Void = { _ in }
  /// The action of the button that copies the visible lines.
  var onCopy: () -> Void = {}
  private(set) var filter = LogFilter() {
    didSet {
      guard filter != oldValue else { return }
      for (kind, button) in kinds { button.isLit = !filter.hidden.contains(kind) }
      onFilter(filter)
    }
  }

  let search = LineField(
    "Search", hint: "Show the lines that contain a text; Escape shows all")
  private let kinds: [(kind: LogLine.Kind, button: TransportButton)]
  private let copy = TransportButton(.text("Copy"))

  override init(frame: CGRect) {
    kinds = LogLine.Kind.allCases.map { ($0, TransportButton(.glyph($0.glyph))) }
    super.init(frame: frame)
    search.accessibilityIdentifier = "log.search"
    search.onChange = { [weak self] in self?.filter.search = $0 }
    addSubview(search)
    for (kind, button) in kinds {
      button.accessibilityIdentifier = "log.\(kind)"
      button.isLit = true
      button.hint = Hint(kind.title)
      button.onPress = { [weak self] in self?.filter.hidden.formSymmetricDifference([kind]) }
      addSubview(button)
    }
    copy.accessibilityIdentifier = "log.copy"
    copy.hint = Hint("Copy the lines that are shown; a selected line: Ctrl C")
    copy.onPress = { [weak self] in self?.onCopy() }
    addSubview(copy)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the switch of a kind of line.
  func button(of kind: LogLine.Kind) -> TransportButton? {
    kinds.first { $0.kind == kind }?.button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    search.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.row)
    let y = Self.row + 4
    var x: CGFloat = 0
    for (_, button) in kinds {
      button.frame = CGRect(x: x, y: y, width: 32, height: Self.row)
      x += 36
    }
    copy.frame = CGRect(x: x + 4, y: y, width: max(0, bounds.width - x - 4), height: Self.row)
  }
}
