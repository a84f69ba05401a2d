import UIKitControls
import UIKitCore

/// A bar with a text field for a search, a cancel button, and scopes from which the user chooses.
///
/// The bar is 56 points high, and 44 points more with scopes. The Return key calls the delegate's
/// `searchBarSearchButtonClicked(_:)`. The delegate decides whether the Return key also ends the
/// editing.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The styles of a search bar's background.
  public enum Style: UInt, Sendable {
    /// The background of bars (`default` and `prominent`), or no background (`minimal`).
    case `default` = 0, prominent, minimal
  }

  // MARK: Text

  /// The delegate, which is notified of changes by the user.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The searched text. Setting this property does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text field of the search bar.
  open private(set) var searchTextField = UISearchTextField()

  // MARK: Parts

  /// A Boolean value that indicates whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// The titles of the scopes, or `nil` for no scopes.
  open var scopeButtonTitles: [String]? { didSet { rebuildScopes() } }
  /// The index of the selected scope. Setting this property does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// A Boolean value that indicates whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  // MARK: Look

  /// The style of the background.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// The color of the background; `nil` stands for the default.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// The image behind the field, which replaces the background color. An empty image makes the bar
  /// transparent.
  open var backgroundImage: UIImage? { didSet { updateBackground() } }

  private var showsCancel = false
  private var showsScopes = false
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private lazy var fieldDelegate = SearchFieldDelegate(self)

  private static let height: CGFloat = 56
  private static let scopeHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let usualColor = UIColor(white: 0.976, alpha: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    searchTextField.delegate = fieldDelegate
    let edit = UIAction { [weak self] _ in self?.textDidChange() }
    searchTextField.addAction(edit, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.accessibilityIdentifier = "search.cancel"
    let cancel = UIAction { [weak self] _ in self?.cancelled() }
    cancelButton.addAction(cancel, for: .touchUpInside)
    let choice = UIAction { [weak self] _ in self?.scopeChanged() }
    scopes.addAction(choice, for: .valueChanged)
    scopes.isHidden = true
    for view in [searchTextField, cancelButton, scopes] { addSubview(view) }
    updateBackground()
  }

  /// Returns `nil`: bars cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    changeLayout(animated: animated)
  }

  /// Shows or hides the scopes. The intrinsic height of the bar changes accordingly.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopes else { return }
    showsScopes = show
    scopes.isHidden = !show
    invalidateIntrinsicContentSize()
    changeLayout(animated: animated)
  }

  private func changeLayout(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: MotionDurations.bar) { self.layoutIfNeeded() }
  }

  private var fittingHeight: CGFloat { Self.height + (showsScopes ? Self.scopeHeight : 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let width = cancelButton.sizeThatFits(bounds.size).width.rounded(.up)
    let reserved = showsCancel ? width + margin : 0
    searchTextField.frame = CGRect(
      x: margin, y: (Self.height - Self.fieldHeight) / 2,
      width: max(0, bounds.width - 2 * margin - reserved), height: Self.fieldHeight)
    cancelButton.frame = CGRect(
      x: bounds.width - margin - width, y: 0, width: width, height: Self.height)
    cancelButton.alpha = showsCancel ? 1 : 0
    scopes.frame = CGRect(
      x: margin, y: Self.height, width: max(0, bounds.width - 2 * margin), height: 32)
  }

  private func updateBackground() {
    layer.contents = backgroundImage?.cgImage
    let usual = searchBarStyle == .minimal ? nil : barTintColor ?? Self.usualColor
    backgroundColor = backgroundImage == nil ? usual : .clear
  }

  private func rebuildScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = scopeButtonTitles?.isEmpty == false ? 0 : -1
  }

  // MARK: The user

  private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }
  private func cancelled() { delegate?.searchBarCancelButtonClicked(self) }
  private func scopeChanged() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins to edit the text.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Ends the editing of the text.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
}
