import Foundation
import GlissadeLayers

/// A wheel of spokes that turns while a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes and colors of an indicator.
  public enum Style: Int, Sendable {
    /// A diameter of 20 points.
    case medium = 100
    /// A diameter of 37 points.
    case large = 101
    /// A diameter of 37 points and white spokes, from before iOS 13.
    case whiteLarge = 0
    /// A diameter of 20 points and white spokes, from before iOS 13.
    case white = 1
    /// A diameter of 20 points and gray spokes, from before iOS 13.
    case gray = 2

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    /// The color of the spokes, or `nil` for a style that has none of its own.
    fileprivate var color: UIColor? {
      switch self {
      case .medium, .large: nil
      case .whiteLarge, .white: .white
      case .gray: .systemGray
      }
    }
  }

  private static let spokes = 8
  private static let turn: TimeInterval = 0.8
  private let wheel = CALayer()

  /// The style of the indicator, which determines its size and, for some styles, its color.
  open var style: Style {
    didSet {
      if let own = style.color { color = own }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The color of the indicator's spokes.
  open var color: UIColor! = .systemGray { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// A Boolean value that indicates whether the indicator turns.
  open private(set) var isAnimating = false

  /// Creates an indicator of a style, in the size that the style determines.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    if let own = style.color { color = own }
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Returns `nil`: indicators cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.addSublayer(wheel)
    for _ in 0..<Self.spokes { wheel.addSublayer(CALayer()) }
    updateVisibility()
  }

  /// Shows the indicator and starts to turn its wheel.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
    turnIfVisible()
  }

  /// Stops the wheel of the indicator.
  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: "turn")
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turnIfVisible()
  }

  /// Turns the wheel by one spoke at a time, while it is in a window.
  private func turnIfVisible() {
    guard isAnimating, window != nil, wheel.animation(forKey: "turn") == nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    turn.calculationMode = .discrete
    turn.duration = Self.turn
    turn.repeatCount = .infinity
    wheel.add(turn, forKey: "turn")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = style.side
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let spoke = CGRect(x: 0, y: 0, width: side / 10, height: side * 0.28)
    for (index, layer) in (wheel.sublayers ?? []).enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokes)
      let radius = side * 0.36
      layer.bounds = spoke
      layer.cornerRadius = spoke.width / 2
      layer.position = CGPoint(
        x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
      layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      layer.backgroundColor = color.cgColor
      layer.opacity = 1 - Float(Self.spokes - 1 - index) / Float(Self.spokes)
    }
    CATransaction.commit()
  }
}
