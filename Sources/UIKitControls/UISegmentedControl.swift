import Foundation
import UIKitCore

/// A row of segments, of which one is selected.
///
/// ```swift
/// let days = UISegmentedControl(items: ["Today", "Tomorrow"])
/// days.selectedSegmentIndex = 0
/// page.addSubview(days)
/// ```
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 12

  private var segments: [Segment] = []
  private let selection = UIView()

  /// A segment of the control, which shows a title or an image.
  @MainActor private struct Segment {
    let label = UILabel()
    let picture = UIImageView(image: nil)
    var isEnabled = true
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or `noSegment`. Setting it sends no event; an index that
  /// does not exist selects no segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex), selectedSegmentIndex != Self.noSegment {
        selectedSegmentIndex = Self.noSegment
      }
      setNeedsLayout()
    }
  }
  /// The color of the selected segment; `nil` stands for white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the `.font` and the `.foregroundColor` of titles in a state: `.normal`, or `.selected`
  /// for the title of the selected segment.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the attributes of titles that were set for a state, or `nil`.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  /// A Boolean value that indicates whether a segment is selected for the duration of a touch only.
  open var isMomentary = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.46, alpha: 0.12)
    layer.cornerRadius = 8
    selection.layer.cornerRadius = 7
    selection.isUserInteractionEnabled = false
    addSubview(selection)
  }

  /// Creates a control with titles and images.
  ///
  /// - Parameter items: A `String` or a `UIImage` for each segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      } else {
        insertSegment(withTitle: "\(item)", at: segments.count, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Returns `nil`: segmented controls cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Segments

  /// Inserts a segment with a title at an index, which is clamped to the number of segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.label.text = title }
  }
  /// Inserts a segment with an image at an index, which is clamped to the number of segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.picture.image = image }
  }
  /// Removes the segment at an index, or none if no segment has that index.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    changed(animated: animated)
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.label.text = title
    changed(animated: false)
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.label.text }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.picture.image = image
    changed(animated: false)
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.picture.image }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(at index: Int, animated: Bool, _ fill: (Segment) -> Void) {
    let segment = Segment()
    segment.label.textAlignment = .center
    segment.picture.contentMode = .center
    fill(segment)
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    addSubview(segment.label)
    addSubview(segment.picture)
    changed(animated: animated)
  }

  private func changed(animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: MotionDurations.control) { self.layoutIfNeeded() }
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { segment in
      max(segment.label.intrinsicContentSize.width, segment.picture.image?.size.width ?? 0)
    }
    let widest = (widths.max() ?? 0) + 2 * Self.margin
    return CGSize(width: widest * CGFloat(segments.count), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func frame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    selection.isHidden = selectedSegmentIndex == Self.noSegment
    selection.backgroundColor = selectedSegmentTintColor ?? .white
    if !selection.isHidden {
      selection.frame = frame(of: selectedSegmentIndex).insetBy(dx: 2, dy: 2)
    }
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedSegmentIndex
      let usual = titleAttributes[.normal] ?? [:]
      let own = usual.merging(isSelected ? titleAttributes[.selected] ?? [:] : [:]) { $1 }
      segment.label.font =
        own[.font] as? UIFont
        ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
      segment.label.textColor = own[.foregroundColor] as? UIColor ?? .label
      for view in [segment.label, segment.picture] {
        view.frame = frame(of: index)
        view.alpha = isEnabled && segment.isEnabled ? 1 : 0.35
      }
    }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isMomentary { select(touch) }
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isMomentary {
      selectedSegmentIndex = Self.noSegment
    } else if let touch, isTouchInside {
      select(touch)
    }
  }

  private func select(_ touch: UITouch) {
    guard bounds.width > 0, !segments.isEmpty else { return }
    let place = touch.location(in: self).x / bounds.width * CGFloat(segments.count)
    let index = min(max(Int(place), 0), segments.count - 1)
    guard segments[index].isEnabled, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    if window != nil {
      UIView.animate(withDuration: MotionDurations.answer) { self.layoutIfNeeded() }
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
