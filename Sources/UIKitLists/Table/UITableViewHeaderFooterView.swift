import UIKitCore

/// A header or a footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier of the view, or `nil` for a view that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the content of the header or footer.
  open private(set) var contentView = UIView()
  /// The view that is behind the content and fills the header or footer, or `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private var label: UILabel?

  /// Creates a header or a footer with a reuse identifier. With `nil` the view is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Returns `nil`: headers and footers cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a dequeued header or footer of a registered class.
  ///
  /// This initializer calls `init(reuseIdentifier:)`. It is not available in Swift 5 mode.
  @available(swift, introduced: 6)
  public required convenience init(dequeuedAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The label of the section's title, which is created on first use.
  open var textLabel: UILabel? { loadLabel() }

  private func loadLabel() -> UILabel {
    if let label { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .darkGray
    contentView.addSubview(label)
    self.label = label
    setNeedsLayout()
    return label
  }

  /// Prepares the view for reuse by another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    label?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}
