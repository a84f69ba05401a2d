import Foundation

/// The outermost view, which fills its scene and shows its root controller.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene that shows the window, or `nil` after the scene's end. A visible window that gets
  /// another scene is shown there.
  open var windowScene: UIWindowScene? {
    get { ownScene }
    set { move(to: newValue) }
  }
  private weak var ownScene: UIWindowScene?

  /// The record of changes of what is in the window.
  open override var undoManager: UndoManager? { changes }
  private lazy var changes = UndoManager()

  /// The screen of the window's scene.
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

  /// The controller that is not covered by another one.
  var frontController: UIViewController? {
    guard let rootViewController else { return nil }
    return sequence(first: rootViewController, next: \.presentedViewController).reversed().first
  }

  /// A Boolean value that indicates whether the window receives keys.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window in its scene and makes it the key window.
  open func makeKeyAndVisible() {
    precondition(windowScene != nil, "A window needs a scene: make it while one is current.")
    isHidden = false
    makeKey()
  }

  /// A Boolean value that indicates whether the window can receive keys.
  open var canBecomeKey: Bool { true }

  /// Makes the window receive keys, if it can.
  open func makeKey() {
    guard canBecomeKey, let windowScene, !isKeyWindow else { return }
    windowScene.makeKey(self)
  }
  /// Notifies the window that it receives keys from now on. It is not called to make it do so.
  open func becomeKey() {}
  /// Notifies the window that it no longer receives keys.
  open func resignKey() {}

  /// The position of the window in front of those of lower levels.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { windowScene?.arrangeWindows() } }
  }

  /// Delivers the touches of an event to their recognizers and views.
  ///
  /// An override that does not call `super` cancels them.
  open func sendEvent(_ event: UIEvent) { event.deliver() }

  /// A Boolean value that indicates whether the window is invisible, which it is initially. The
  /// scene keeps visible windows.
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

  /// The former root that is being hidden.
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
    // A callback may have shown another root, or this one.
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

  /// Returns whether a former root is being hidden, so that nothing can be presented over it.
  func isHiding(_ controller: UIViewController) -> Bool {
    hidden === controller && rootViewController !== controller
  }

  /// Lays out the root controller's view, which fills the window whatever its resizing mask is.
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
