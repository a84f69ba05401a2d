import Foundation

/// A control above the content of a scroll view that the user pulls down to load the content again.
///
/// A pull beyond a distance begins the refreshing and sends `valueChanged`. The indicator then
/// spins and stays visible until the program calls `endRefreshing`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The distance of a pull that begins the refreshing, and the height of the control, in points
  /// (our choice).
  private static let (threshold, height): (CGFloat, CGFloat) = (90, 60)

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  weak var scrollView: UIScrollView?
  /// A Boolean value that indicates whether the current pull has begun a refreshing. A pull begins
  /// at most one.
  private var hasFired = false
  /// The inset that was added to the scroll view's upper inset for the refreshing, in points.
  private var addedInset: CGFloat = 0

  /// A Boolean value that indicates whether the content is being loaded.
  open private(set) var isRefreshing = false
  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// Creates a refresh control. Its scroll view determines its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns `nil`: refresh controls cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    indicator.hidesWhenStopped = false
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 12)
    isUserInteractionEnabled = false
    alpha = 0
    for view in [indicator, label] { addSubview(view) }
  }

  open override func tintColorDidChange() {
    if let own = ownTintColor { indicator.color = own }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = indicator.sizeThatFits(bounds.size)
    let hasTitle = !(label.text ?? "").isEmpty
    let top = hasTitle ? bounds.height * 0.22 : (bounds.height - size.height) / 2
    indicator.bounds.size = size
    indicator.center = CGPoint(x: bounds.midX, y: top + size.height / 2)
    label.frame = CGRect(x: 0, y: top + size.height + 4, width: bounds.width, height: 16)
  }

  // MARK: Refreshing

  /// Shows the control as refreshing, for a program that begins to load the content itself. It
  /// sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    alpha = 1
    indicator.startAnimating()
    hold(Self.height)
  }

  /// Hides the control after the content was loaded.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    hold(0)
  }

  /// Makes space for the control above the content, or removes the space. If no touch holds the
  /// content, the content moves by the change of the space.
  private func hold(_ inset: CGFloat) {
    guard let scrollView else { return }
    let change = inset - addedInset
    addedInset = inset
    scrollView.changeTopInset(by: change)
  }

  /// Updates the control for the content offset of the scroll view.
  ///
  /// - Parameter pull: The distance by which the content is pulled below its resting position, in
  ///   points.
  func follow(pull: CGFloat, isTracking: Bool) {
    guard let scrollView else { return }
    let shown = pull + addedInset
    let frame = CGRect(
      x: 0, y: scrollView.contentOffset.y + scrollView.adjustedContentInset.top - addedInset,
      width: scrollView.bounds.width, height: max(Self.height, shown))
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    if pull <= 0, !isTracking { hasFired = false }
    if !isRefreshing {
      alpha = min(max(shown / Self.threshold, 0), 1)
      indicator.transform = CGAffineTransform(rotationAngle: shown / Self.threshold * .pi)
    }
    guard isTracking, !isRefreshing, !hasFired, isEnabled, pull >= Self.threshold else { return }
    hasFired = true
    indicator.transform = .identity
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Removes the control and its inset from its scroll view.
  func leave() {
    if addedInset != 0 { scrollView?.contentInset.top -= addedInset }
    (addedInset, scrollView, isRefreshing) = (0, nil, false)
    indicator.stopAnimating()
    removeFromSuperview()
  }
}

extension UIScrollView {
  func followRefreshControl() {
    guard let refreshControl else { return }
    refreshControl.follow(
      pull: -contentOffset.y - adjustedContentInset.top, isTracking: drag != nil)
  }

  /// Changes the upper inset: content that is at its top moves to the new top with an animation,
  /// unless a touch holds it.
  func changeTopInset(by change: CGFloat) {
    let isAtTop = contentOffset.y <= -adjustedContentInset.top + 1
    let offset = contentOffset
    contentInset.top += change
    guard isAtTop else { return }
    if drag == nil {
      if contentOffset != offset { contentOffset = offset }
      setContentOffset(CGPoint(x: offset.x, y: -adjustedContentInset.top), animated: true)
    }
  }
}
