import Foundation
import GlissadeGestures
import UIKitCore

/// A view with wheels side by side, on each of which the user selects a row.
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// picker.selectRow(2, inComponent: 0, animated: false)
/// page.addSubview(picker)
/// ```
///
/// A wheel is turned by a drag, by a mouse's wheel, or by a tap on a row. After a touch, keys turn
/// it: Up and Down by a row, Home and End to its ends; Left and Right go to another wheel.
@preconcurrency @MainActor open class UIPickerView: UIView, KeyResponder {
  /// The size of a picker in points, if nothing else determines it.
  private static let usualSize = CGSize(width: 320, height: 216)
  private static let usualRowHeight: CGFloat = 32
  /// The distance between two wheels, in points.
  private static let gap: CGFloat = 5
  /// The distance from the edges of the picker to the mark of the selected rows, in points.
  private static let markInset: CGFloat = 9

  /// The source of the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// The delegate, which determines what the rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  private let mark = UIView()
  private var wheels: [PickerWheel] = []
  private var needsReload = true
  /// The wheel that keys turn.
  private var keyWheel = 0

  /// Creates a picker in a frame. A frame without a size has the usual size, 320 × 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.usualSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    mark.backgroundColor = .tertiarySystemFill
    mark.layer.cornerRadius = 8
    mark.isUserInteractionEnabled = false
    addSubview(mark)
    clipsToBounds = true
  }

  /// Returns `nil`: pickers cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }
  open override var intrinsicContentSize: CGSize { Self.usualSize }

  // MARK: Data

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view of a row, or `nil` if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.view(forRow: row)
  }

  /// Reads all wheels from data source and delegate again.
  open func reloadAllComponents() {
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    while wheels.count < count { addWheel() }
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Reads a wheel from data source and delegate again.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.reload(
      count: max(count, 0),
      height: height > 0 && height.isFinite ? height : Self.usualRowHeight)
    setNeedsLayout()
  }

  private func addWheel() {
    let wheel = PickerWheel()
    let component = wheels.count
    wheel.makeRow = { [weak self] row, view in
      guard let self, let delegate = self.delegate else { return view ?? UIView() }
      return delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: view)
    }
    wheel.onSelect = { [weak self] row in
      guard let self else { return }
      self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheels.append(wheel)
    addSubview(wheel)
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if needsReload { reloadAllComponents() }
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Selection

  /// Selects a row of a wheel. The delegate is not notified; a row that does not exist is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// Returns the selected row of a wheel, or −1 if there is none. While the user turns the wheel,
  /// it is the row from before.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = widths
    let whole = widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0))
    var x = (bounds.width - whole) / 2
    for (wheel, width) in zip(wheels, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if wheel.frame != frame { wheel.frame = frame }
      x += width + Self.gap
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.usualRowHeight
    mark.frame = CGRect(
      x: Self.markInset, y: (bounds.height - height) / 2,
      width: max(bounds.width - 2 * Self.markInset, 0), height: height)
  }

  /// The widths of the wheels. Those without a width of their own share what is left.
  private var widths: [CGFloat] {
    let own = wheels.indices.map { component -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return width > 0 && width.isFinite ? width : 0
    }
    let gaps = Self.gap * CGFloat(max(own.count - 1, 0))
    let open = own.count { $0 == 0 }
    let left = bounds.width - 2 * Self.markInset - gaps - own.reduce(0, +)
    let share = open > 0 ? max(left / CGFloat(open), 0) : 0
    return own.map { $0 == 0 ? share : $0 }
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    becomeFirstResponder()
    guard let place = touches.first?.location(in: self) else { return }
    keyWheel = wheels.firstIndex { $0.frame.contains(place) } ?? keyWheel
  }

  package func handleKey(_ event: InputEvent) -> Bool {
    guard event.modifiers.isEmpty, let wheel = wheel(keyWheel) else { return false }
    switch event.key {
    case "Up": wheel.turn(to: wheel.goal - 1)
    case "Down": wheel.turn(to: wheel.goal + 1)
    case "Home": wheel.turn(to: 0)
    case "End": wheel.turn(to: wheel.rowCount - 1)
    case "Left": keyWheel = max(keyWheel - 1, 0)
    case "Right": keyWheel = min(keyWheel + 1, wheels.count - 1)
    default: return false
    }
    return true
  }
}
