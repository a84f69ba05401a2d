import Foundation
import UIKitCore

/// A wheel of a picker: rows on a cylinder, of which the one in the middle is selected.
@MainActor final class PickerWheel: UIScrollView, ScrollArrangement {
  /// A closure that returns the view of a row, for which it can use an earlier view.
  var makeRow: (_ row: Int, _ view: UIView?) -> UIView = { _, view in view ?? UIView() }
  /// A closure that is called after the user has selected another row.
  var onSelect: (_ row: Int) -> Void = { _ in }

  /// The selected row, or −1 if there are no rows.
  private(set) var selectedRow = -1
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  private var rows: [Int: UIView] = [:]
  /// A view that is no longer visible, for the next row.
  private var spare: [UIView] = []
  private var clock: CADisplayLink?
  /// The time of the first frame after the last movement, in seconds.
  private var lastMovement: TimeInterval?

  /// The time without a movement after which a wheel that is between two rows turns to the nearer
  /// one, in seconds.
  private static let pause: TimeInterval = 0.12

  init() {
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    arrangement = self
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tap)))
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Rows

  /// Replaces all rows. The selected row stays selected if there still is one with its number.
  func reload(count: Int, height: CGFloat) {
    for view in rows.values { view.removeFromSuperview() }
    (rows, spare) = ([:], [])
    (rowCount, rowHeight) = (count, height)
    selectedRow = min(max(selectedRow, 0), count - 1)
    fit()
  }

  /// Selects a row for the program, which does not call `onSelect`.
  func select(_ row: Int, animated: Bool) {
    guard (0..<rowCount).contains(row) else { return }
    selectedRow = row
    setContentOffset(offset(of: row), animated: animated && window != nil)
  }

  /// Returns the view of a row, or `nil` if the row is not visible.
  func view(forRow row: Int) -> UIView? { rows[row] }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { fit() } }
  }

  /// Adapts the range of the offset to the number and the height of the rows.
  private func fit() {
    let inset = max((bounds.height - rowHeight) / 2, 0)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    contentOffset = offset(of: max(selectedRow, 0))
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The row that is nearest to the middle, or −1 if there are no rows.
  private var middleRow: Int { row(atDistance: 0) }

  /// Returns the row at a distance below the middle along the cylinder, in points.
  private func row(atDistance distance: CGFloat) -> Int {
    let place = (contentOffset.y + bounds.height / 2 + distance) / rowHeight
    guard rowCount > 0, place.isFinite else { return -1 }
    return min(max(Int(place.rounded(.down)), 0), rowCount - 1)
  }

  /// The radius of the cylinder, in points.
  private var radius: CGFloat { max(bounds.height / 2, 1) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = contentOffset.y + bounds.height / 2
    let reach = radius * .pi / 2
    let visible = rowCount > 0 ? row(atDistance: -reach)...row(atDistance: reach) : 0...0
    for (row, view) in rows where rowCount == 0 || !visible.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      spare.append(view)
    }
    guard rowCount > 0 else { return }
    for row in visible {
      let distance = (CGFloat(row) + 0.5) * rowHeight - middle
      place(view(at: row), at: distance, middle)
    }
  }

  /// Places a row on the cylinder, at a distance from the middle along its surface.
  private func place(_ view: UIView, at distance: CGFloat, _ middle: CGFloat) {
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    let nearness = 1 - min(abs(distance) / rowHeight, 1)
    UIView.performWithoutAnimation {
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: middle + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.01))
      view.alpha = cos(angle) * (0.5 + 0.5 * nearness)
    }
  }

  private func view(at row: Int) -> UIView {
    if let view = rows[row] { return view }
    let view = makeRow(row, spare.popLast())
    view.isUserInteractionEnabled = false
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Scrolling

  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = ((proposed.y + contentInset.top) / rowHeight).rounded()
    return offset(of: Int(min(max(row, 0), CGFloat(max(rowCount - 1, 0)))))
  }

  func didScroll() {
    setNeedsLayout()
    guard contentOffset != offset(of: max(selectedRow, 0)) else { return }
    lastMovement = nil
    waitForRest()
  }

  func didRest() {
    guard rowCount > 0 else { return }
    let row = middleRow
    guard abs(contentOffset.y - offset(of: row).y) < 0.5 else {
      return setContentOffset(offset(of: row), animated: true)
    }
    guard row != selectedRow else { return }
    selectedRow = row
    onSelect(row)
  }

  /// The row at which the wheel comes to rest.
  var goal: Int {
    let end = run?.trajectory.restingOffset.y ?? contentOffset.y
    return row(atDistance: end - contentOffset.y)
  }

  /// Turns the wheel to a row for the user: at its end `onSelect` is called.
  func turn(to row: Int) {
    guard (0..<rowCount).contains(row) else { return }
    setContentOffset(offset(of: row), animated: true)
  }

  func tap(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y - contentOffset.y - bounds.height / 2
    turn(to: row(atDistance: asin(min(max(y / radius, -1), 1)) * radius))
  }

  /// Waits for the end of movements that are no drag and have no end of their own.
  private func waitForRest() {
    guard clock == nil, window != nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self, self.window != nil else { return link.invalidate() }
      self.checkRest(at: link.targetTimestamp)
    }
    link.add(to: .main, forMode: .common)
    clock = link
  }

  private func checkRest(at now: TimeInterval) {
    guard !isTracking, run == nil, let lastMovement else { return lastMovement = now }
    guard now - lastMovement >= Self.pause else { return }
    clock?.invalidate()
    clock = nil
    didRest()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    clock?.invalidate()
    clock = nil
  }
}
