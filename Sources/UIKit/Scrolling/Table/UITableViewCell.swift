import Foundation

/// The view of a table's row while it is visible.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The content with which a cell is created.
  public enum CellStyle: Int, Sendable {
    /// A style with one label.
    case `default`
  }

  /// The background of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No background: the cell shows its selection by itself.
    case none
    /// A gray background.
    case `default` = 3
  }

  /// The identifier for reuse, or `nil` for a cell that is used once.
  open private(set) var reuseIdentifier: String?
  /// The view that contains the cell's content.
  open private(set) var contentView = UIView()
  /// The background of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { look() } }
  /// A Boolean value that indicates whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether a touch is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var selected = false
  private var highlighted = false
  private let ground = UIView()
  private var label: UILabel?
  weak var table: UITableView?

  /// Creates a cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    ground.isUserInteractionEnabled = false
    ground.isHidden = true
    ground.backgroundColor = UIColor(white: 0.5, alpha: 0.25)
    addSubview(ground)
    addSubview(contentView)
  }

  /// Returns `nil`: cells cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// The label of the row, which is created on first use.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    contentView.addSubview(label)
    self.label = label
    return label
  }

  /// Shows the row as selected or not. An animated change fades the background.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    look(animated)
  }

  /// Shows that a touch is on the row, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    look(animated)
  }

  private func look(_ animated: Bool = false) {
    let isShown = (selected || highlighted) && selectionStyle != .none
    guard animated, window != nil, isShown == ground.isHidden else {
      (ground.isHidden, ground.alpha) = (!isShown, 1)
      return
    }
    ground.isHidden = false
    ground.alpha = isShown ? 0 : 1
    UIView.animate(withDuration: 0.2) {
      self.ground.alpha = isShown ? 1 : 0
    } completion: { [weak self] _ in
      guard let self else { return }
      self.ground.isHidden = !((self.selected || self.highlighted) && self.selectionStyle != .none)
      self.ground.alpha = 1
    }
  }

  /// Prepares the cell for reuse by another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    contentView.frame = bounds
    label?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard table?.allowsSelection ?? false else { return super.touchesBegan(touches, with: event) }
    setHighlighted(true, animated: false)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted, let touch = touches.first else {
      return super.touchesMoved(touches, with: event)
    }
    if !bounds.contains(touch.location(in: self)) { setHighlighted(false, animated: false) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    setHighlighted(false, animated: false)
    table?.chosen(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return super.touchesCancelled(touches, with: event) }
    setHighlighted(false, animated: false)
  }
}
