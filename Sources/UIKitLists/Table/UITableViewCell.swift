import UIKitCore

/// A view that shows a row of a table while the row is visible.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangements of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// A label, with an image to the left of it.
    case `default`
    /// A label at the left side, and a detail label at the right side.
    case value1
    /// A small label at the left side, and a detail label to the right of it.
    case value2
    /// A label, and a detail label below it.
    case subtitle
  }

  /// The kinds of a selected cell's background.
  public enum SelectionStyle: Int, Sendable {
    /// No background. The cell shows its selection in another way.
    case none
    /// A gray background. The name refers to a color that the background no longer has.
    case blue
    /// A gray background.
    case gray
    /// A gray background.
    case `default`
  }

  /// The kinds of the line at the lower edge of a table's cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A line that is as thin as possible.
    case singleLine
  }

  /// The reuse identifier of the cell, or `nil` for a cell that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the content of the cell.
  open private(set) var contentView = UIView()
  /// The kind of the cell's background while the cell is selected or highlighted.
  open var selectionStyle = SelectionStyle.default { didSet { look() } }
  /// A Boolean value that indicates whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether a touch highlights the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// The view that is behind the content and fills the cell, or `nil`.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, at: 0) } }
  /// The view that is behind the content while the cell is selected or highlighted. It replaces the
  /// gray background.
  open var selectedBackgroundView: UIView? {
    didSet {
      (oldValue ?? ground).removeFromSuperview()
      insertGround()
    }
  }
  /// The distances of the separator from the cell's sides, in points. The default is the table's
  /// `separatorInset`.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The kind of the standard control to the right of the content.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showAccessory() } }
  }
  /// The view to the right of the content, or `nil`. It keeps its size and replaces the standard
  /// control.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { showAccessory() } }
  }

  private var ownSeparatorInset: UIEdgeInsets?
  var shownAccessory: UIView?
  var selected = false
  var highlighted = false
  private let ground = UIView()
  let separator = UIView()
  let style: CellStyle
  var labels: (text: UILabel?, detail: UILabel?)
  var picture: UIImageView?
  weak var table: UITableView?
  var editing = CellEditing()

  /// Creates a cell with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    ground.backgroundColor = UIColor(white: 0.5, alpha: 0.25)
    insertGround()
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  /// Creates a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Returns `nil`: cells cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a dequeued cell of a registered class.
  ///
  /// This initializer calls `init(style:reuseIdentifier:)`. It is not available in Swift 5 mode. In
  /// Swift 6 mode, a subclass must declare it if the subclass has an initializer of its own and
  /// does not override `init(style:reuseIdentifier:)`.
  @available(swift, introduced: 6)
  public required convenience init(dequeuedAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Content: see UITableViewCell+Content.swift

  /// The main label of the cell, which is created on first use.
  open var textLabel: UILabel? {
    if let label = labels.text { return label }
    let label = UILabel()
    if style == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textAlignment = .right
      label.textColor = .systemBlue
    }
    contentView.addSubview(label)
    labels.text = label
    setNeedsLayout()
    return label
  }
  /// The detail label of the cell, which is created on first use, or `nil` in the default style.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let label = labels.detail { return label }
    let label = UILabel()
    switch style {
    case .subtitle: label.font = .systemFont(ofSize: 12)
    case .value1:
      label.textAlignment = .right
      label.textColor = .gray
    case .value2: label.font = .systemFont(ofSize: 15)
    case .default: break
    }
    contentView.addSubview(label)
    labels.detail = label
    setNeedsLayout()
    return label
  }
  /// The image view at the left side, which is created on first use.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    picture = view
    setNeedsLayout()
    return view
  }

  /// Shows or hides the background of a selected cell. With animation, the background fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    look(animated)
  }

  /// Shows or hides the background of a highlighted cell. With animation, the background fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    look(animated)
  }

  // MARK: Editing: see UITableViewCell+Editing.swift

  /// A Boolean value that indicates whether the cell shows the controls with which the user deletes
  /// its row or inserts a row after it.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// The change of the row that the editing control performs.
  open var editingStyle: EditingStyle { table?.editingStyle(of: self) ?? .none }
  /// A Boolean value that indicates whether the button that deletes the row is visible.
  open var showingDeleteConfirmation: Bool { editing.isConfirming }
  /// Shows or hides the controls that delete or insert. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing.isOn else { return }
    self.editing.isOn = editing
    self.editing.isConfirming = false
    if editing { self.editing.style = table?.editingStyle(of: self) ?? .none }
    if editing, self.editing.style != .none {
      let control = CellEditControl(self.editing.style) { [weak self] in self?.pressEditControl() }
      self.editing.control?.removeFromSuperview()
      self.editing.control = control
      control.frame = CGRect(
        x: -Self.editControlWidth, y: 0, width: Self.editControlWidth, height: bounds.height)
      addSubview(control)
    }
    layOutEditing(animated: animated)
  }

  private func insertGround() {
    let view = selectedBackgroundView ?? ground
    view.isUserInteractionEnabled = false
    exchange(nil, for: view, at: backgroundView == nil ? 0 : 1)
    look()
  }

  private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: index)
  }

  private func look(_ animated: Bool = false) {
    let view = selectedBackgroundView ?? ground
    let isShown = (selected || highlighted) && selectionStyle != .none
    guard animated, window != nil, isShown == view.isHidden else {
      (view.isHidden, view.alpha) = (!isShown, 1)
      return
    }
    view.isHidden = false
    view.alpha = isShown ? 0 : 1
    UIView.animate(withDuration: MotionDurations.answer) {
      view.alpha = isShown ? 1 : 0
    } completion: { [weak self] _ in
      guard let self else { return }
      view.isHidden = !((self.selected || self.highlighted) && self.selectionStyle != .none)
      view.alpha = 1
    }
  }

  /// Prepares the cell for reuse by another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setEditing(false, animated: false)
  }

  /// Returns the size that the content of the cell needs. Its height is the height of a row with
  /// `automaticDimension`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let left = isEditing && editing.style != .none ? Self.editControlWidth : 0
    let beside = left + accessoryWidth
    let inner = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.height > 0 { return CGSize(width: size.width + beside, height: size.height) }
    return CGSize(width: targetSize.width, height: labelHeight(for: inner.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The origin of the bounds moves while a swipe moves the content aside, but backgrounds stay at
    // zero.
    let whole = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = whole
    (selectedBackgroundView ?? ground).frame = whole
    layOutEditing()
    layOutAccessory()
    layOutContent()
    layOutSeparator()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.highlights(self) else { return super.touchesBegan(touches, with: event) }
    setHighlighted(true, animated: false)
    table.didHighlight(self, true)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted, let touch = touches.first else {
      return super.touchesMoved(touches, with: event)
    }
    if !bounds.contains(touch.location(in: self)) { unhighlight() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return super.touchesEnded(touches, with: event) }
    unhighlight()
    table?.chosen(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return super.touchesCancelled(touches, with: event) }
    unhighlight()
  }

  private func unhighlight() {
    setHighlighted(false, animated: false)
    table?.didHighlight(self, false)
  }
}
