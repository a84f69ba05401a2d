import Foundation

/// The outermost view, which fills its scene and shows its root controller.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UINavigationController(rootViewController: UIViewController())
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene that shows the window, or `nil` after the scene's end. Setting it moves a visible
  /// window to the new scene.
  open var windowScene: UIWindowScene? {
    get { ownScene }
    set { move(to: newValue) }
  }
  private weak var ownScene: UIWindowScene?

  /// The record of the changes that can be undone in the window.
  open override var undoManager: UndoManager? { changes }
  private lazy var changes = UndoManager()

  /// The screen of the window's scene, or the main screen if it has no scene.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// Creates a window of the current scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownScene = UIWindowScene.current
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
  }

  /// Creates a window that fills the current scene's screen (N-21).
  public convenience init() {
    self.init(frame: UIWindowScene.current?.screen.bounds ?? .zero)
  }

  /// Creates a window that fills a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    ownScene = windowScene
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
  }

  /// Returns `nil`: windows cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      let replace = { [self] in
        if let oldValue { hide(oldValue) }
        if isVisible { showRoot() }
      }
      windowScene.map { $0.enter(replace) } ?? replace()
    }
  }

  /// The controller in front: the last one in the chain of controllers that the root controller
  /// presents, or the root controller itself.
  var frontController: UIViewController? {
    guard let rootViewController else { return nil }
    return sequence(first: rootViewController, next: \.presentedViewController).reversed().first
  }

  /// A Boolean value that indicates whether the window is the key window, which receives keys.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window in its scene and makes it the key window.
  open func makeKeyAndVisible() {
    precondition(windowScene != nil, "A window needs a scene: make it while one is current.")
    isHidden = false
    makeKey()
  }

  /// A Boolean value that indicates whether the window can become the key window, which receives
  /// keys.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, which receives keys, if `canBecomeKey` is `true`.
  open func makeKey() {
    guard canBecomeKey, let windowScene, !isKeyWindow else { return }
    windowScene.makeKey(self)
  }
  /// Notifies the window that it has become the key window. A program calls `makeKey()` instead to
  /// make it the key window.
  open func becomeKey() {}
  /// Notifies the window that it is no longer the key window.
  open func resignKey() {}

  /// The level of the window, which is in front of all windows of lower levels.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { windowScene?.arrangeWindows() } }
  }

  /// Delivers the touches of an event to their recognizers and views.
  ///
  /// An override that does not call `super` cancels the touches.
  open func sendEvent(_ event: UIEvent) { event.deliver() }

  /// A Boolean value that indicates whether the window is invisible, which it is initially. The
  /// scene holds a strong reference to a visible window.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, let windowScene else { return }
      if isHidden {
        windowScene.hide(self)
      } else {
        windowScene.enter {
          windowScene.show(self)
          showRoot()
        }
      }
    }
  }

  /// The former root controller that is being hidden, or `nil`.
  private var hidden: UIViewController?

  private var isVisible: Bool { windowScene?.windows.contains { $0 === self } ?? false }

  private func move(to scene: UIWindowScene?) {
    guard scene !== ownScene else { return }
    if isVisible { ownScene?.hide(self) }
    ownScene = scene
    guard let scene, !isHidden else { return }
    scene.enter {
      scene.show(self)
      showRoot()
    }
  }

  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view,
      view.superview !== self, rootViewController === controller
    else { return }
    view.frame = bounds
    controller.willAppear(false)
    // The appearance callback may have shown another root controller, or this one.
    guard rootViewController === controller, view.superview !== self else { return }
    insertSubview(view, at: 0)
  }

  private func hide(_ controller: UIViewController) {
    let outer = hidden
    hidden = controller
    controller.endPresentations()
    controller.willDisappear(false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.didDisappear(false)
    controller.settleAppearance()
    hidden = outer
  }

  /// Returns whether a controller is a former root controller that is being hidden, over which
  /// nothing can be presented.
  func isHiding(_ controller: UIViewController) -> Bool {
    hidden === controller && rootViewController !== controller
  }

  /// Lays out the root controller's view, which fills the window whatever the autoresizing mask of
  /// this view is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = rootViewController?.viewIfLoaded, view.superview === self,
      view.bounds.size != bounds.size
    else { return }
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return windowScene.map { $0.touchReceiver(for: hit) } ?? hit
  }

  open override var next: UIResponder? { windowScene }
}
