import Foundation
import UIKitCore

/// A bar that shows which part of a task is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The heights of a progress view.
  public enum Style: Int, Sendable {
    /// A bar with a height of 4 points.
    case `default` = 0
    /// A bar with a height of 2.5 points, for the edge of another bar.
    case bar = 1

    fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  private let done = UIView()
  private var storage: Float = 0

  /// The style of the progress view, which determines its height.
  open var progressViewStyle: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The part of the task that is done, 0…1.
  open var progress: Float {
    get { storage }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of the part of the bar for what is done; `nil` stands for the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the rest of the bar, or `nil` for the default.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Creates a progress view with a style.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    addSubview(done)
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    addSubview(done)
  }

  /// Returns `nil`: progress views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the part of the task that is done, 0…1. An animated change moves the end of the bar.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard let progress = usable("progress", progress, .limited) else { return }
    storage = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: MotionDurations.control) { self.layoutIfNeeded() }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? UIColor(white: 0.47, alpha: 0.2)
    done.backgroundColor = progressTintColor ?? tintColor
    done.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(storage), height: bounds.height)
    for view in [self, done] { view.layer.cornerRadius = bounds.height / 2 }
  }
}
