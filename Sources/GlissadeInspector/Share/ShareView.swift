import UIKit

/// A panel over the canvas that says where the page or the recording of a run was written, and what
/// the page contains (X-11, U-05), with buttons that show the folder and copy the path.
package final class ShareView: UIView {
  private static let width: CGFloat = 420
  private static let titleHeight: CGFloat = 36
  private static let height: CGFloat = 114

  /// The visible state; `none` hides the panel.
  package var status = ShareStatus.none { didSet { if status != oldValue { update() } } }
  /// The action of the button that shows the file's folder.
  package var onReveal: (URL) -> Void = { _ in }
  /// The action of the button that copies the file's path.
  package var onCopy: (URL) -> Void = { _ in }
  /// The action of the button that copies the drags of the run as a test.
  package var onCopyTest: () -> Void = {}
  /// The action of the button that closes the panel.
  package var onClose: () -> Void = {}

  private let mark = UIView()
  private let title = UILabel()
  private let contents = UILabel()
  private let reveal = TransportButton(.text("Reveal"))
  private let copyPath = TransportButton(.text("Copy path"))
  private let copyTest = TransportButton(.text("Copy as test"))
  private let close = TransportButton(.text("×"))
  private var isAlarming = false

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "share"
    isHidden = true
    clipsToBounds = true
    backgroundColor = Palette.raised
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    mark.layer.cornerRadius = 4
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.textColor = Palette.text
    title.lineBreakMode = .byTruncatingMiddle
    contents.font = .systemFont(ofSize: 12)
    contents.textColor = Palette.quietText
    contents.numberOfLines = 2
    connect(reveal, "share.reveal", "Open the folder of the file") { view, url in
      view.onReveal(url)
    }
    connect(copyPath, "share.copy", "Copy the path of the file") { view, url in view.onCopy(url) }
    connect(copyTest, "share.test", "Copy the drags as a test") { view, _ in view.onCopyTest() }
    copyTest.hint?.key = "C"
    close.accessibilityIdentifier = "share.close"
    close.hint = Hint("Close")
    close.onPress = { [weak self] in self?.onClose() }
    for view in [mark, title, contents, reveal, copyPath, copyTest, close] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func connect(
    _ button: TransportButton, _ name: String, _ text: String,
    _ action: @escaping (ShareView, URL) -> Void
  ) {
    button.accessibilityIdentifier = name
    button.hint = Hint(text)
    button.onPress = { [weak self] in
      guard let self, let file = status.file else { return }
      action(self, file)
    }
  }

  /// Returns the size of the panel in a space of some width, in points.
  package func size(in space: CGFloat) -> CGSize {
    CGSize(
      width: max(min(Self.width, space - 2 * Palette.grid), 0),
      height: status.file == nil ? Self.titleHeight : Self.height)
  }

  private func update() {
    isHidden = status == .none
    isAlarming = false
    contents.text = nil
    switch status {
    case .none: break
    case .writing: title.text = "Writing a page of this run…"
    case .written(let page):
      title.text = page.title
      contents.text = page.contents
    case .recorded(let url):
      title.text = url.lastPathComponent
      contents.text = "The recording is in \(url.deletingLastPathComponent().path)."
    case .failed(let reason):
      title.text = reason
      isAlarming = true
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    let alarm = shown(Palette.alarm).withAlphaComponent(0.6)
    layer.borderColor = (isAlarming ? alarm : shown(Palette.edge)).cgColor
    mark.backgroundColor = isAlarming ? Palette.alarm : Palette.accent
    mark.frame = CGRect(x: 2 * grid, y: Self.titleHeight / 2 - 4, width: 8, height: 8)
    close.frame = CGRect(x: bounds.width - 28 - grid, y: 4, width: 28, height: 28)
    let left = mark.frame.maxX + grid
    title.frame = CGRect(x: left, y: 10, width: max(0, close.frame.minX - left - grid), height: 16)
    let width = max(0, bounds.width - left - 2 * grid)
    contents.frame = CGRect(x: left, y: Self.titleHeight - 4, width: width, height: 34)
    for view in [contents, reveal, copyPath, copyTest] { view.isHidden = status.file == nil }
    reveal.frame = CGRect(x: left, y: 72, width: 84, height: 30)
    copyPath.frame = CGRect(x: reveal.frame.maxX + grid, y: 72, width: 100, height: 30)
    copyTest.frame = CGRect(x: copyPath.frame.maxX + grid, y: 72, width: 116, height: 30)
  }
}
