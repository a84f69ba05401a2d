import UIKit

/// A page on which a downward drag presents another one, and an upward drag dismisses it, up to a
/// depth of 3 pages.
///
/// A tap presents or dismisses without a driver. The policy is notified of every callback.
@MainActor final class CurtainPage: UIViewController {
  let depth: Int
  let style: CurtainStyle
  let policy: CallbackPolicy
  let ledger: Ledger
  let curtain: Curtain
  let ribbon: RibbonView
  private var driver: (any CurtainDriver)?
  /// The driver of a client that decides again, until the transition has ended.
  private var oldDriver: (any CurtainDriver)?

  init(
    depth: Int = 0, style: CurtainStyle, policy: CallbackPolicy = .none(), ledger: Ledger = Ledger()
  ) {
    (self.depth, self.style, self.policy, self.ledger) = (depth, style, policy, ledger)
    curtain = Curtain(style: style)
    ribbon = RibbonView(depth: depth)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = curtain
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page.\(depth)"
    view.backgroundColor = [.white, .yellow, .orange][depth % 3]
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if style.hasRibbon { view.addSubview(ribbon) }
    let pan = UIPanGestureRecognizer(target: self, action: Selector(CurtainPage.handlePan))
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(CurtainPage.handleTap)))
  }

  private func makeNext() -> CurtainPage {
    CurtainPage(depth: depth + 1, style: style, policy: policy, ledger: ledger)
  }

  func open(animated: Bool) {
    guard depth < 2 else { return }
    start(makeNext(), animated)
  }

  private func start(_ page: CurtainPage, _ animated: Bool) {
    present(page, animated: animated) { [self] in policy.handle(self, .completion) }
  }

  func close(animated: Bool) {
    guard presentingViewController != nil || presentedViewController != nil else { return }
    dismiss(animated: animated) { [self] in policy.handle(self, .completion) }
  }

  // MARK: Callbacks

  override func viewWillAppear(_ animated: Bool) { policy.handle(self, .viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { policy.handle(self, .viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { policy.handle(self, .viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { policy.handle(self, .viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { policy.handle(self, .viewDidDisappear) }
}

// Gestures.
extension CurtainPage {
  func handleTap() {
    if depth < 2 { open(animated: true) } else { close(animated: true) }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pullsDown: pan.velocity(in: nil).y >= 0)
    case .changed:
      // A transition that is refused at first begins where the pointer is when it begins.
      if driver?.hasStarted == false { pan.setTranslation(.zero, in: nil) }
      driver?.update(abs(pan.translation(in: nil).y) / view.bounds.height)
    case .ended: decide(finishes: abs(pan.translation(in: nil).y) > 150, pan)
    case .cancelled: decide(finishes: false, pan)
    default: break
    }
  }

  private func begin(pullsDown: Bool) {
    let driver: any CurtainDriver =
      style.isDrivenByHand ? CurtainHandDriver(isPresenting: pullsDown) : CurtainPercentDriver()
    self.driver = driver
    if pullsDown {
      guard depth < 2 else { return }
      let page = makeNext()
      page.curtain.driver = driver
      start(page, true)
    } else {
      curtain.driver = driver
      close(animated: true)
    }
  }

  private func decide(finishes: Bool, _ pan: UIPanGestureRecognizer) {
    guard let driver else { return }
    self.driver = nil
    guard driver.hasStarted, transitionCoordinator?.isInteractive == true else {
      return finishes ? driver.finish() : driver.cancel()
    }
    let end = ledger.decide(finishes: finishes)
    transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { end(!$0.isCancelled) })
    finishes ? driver.finish() : driver.cancel()
    if style.decidesAgain { decideAgain(driver, pan.location(in: nil)) }
  }

  /// Makes calls that come too late. The location of the release selects them, so that the same
  /// gesture makes the same calls again.
  private func decideAgain(_ driver: any CurtainDriver, _ location: CGPoint) {
    let number = Int(abs(location.x) + abs(location.y))
    let calls = [driver.finish, driver.cancel, { driver.update(0.9) }, driver.cancel]
    for call in calls[(number % 2)...(1 + number % 3)] { ledger.callIdly(call) }
    // The page that is presented or dismissed is notified of the end, which is not always this one.
    let page = (presentedViewController as? CurtainPage) ?? self
    page.oldDriver = driver
  }

  /// Makes further late calls, because the transition of this page has ended.
  func transitionDidEnd() {
    guard let oldDriver else { return }
    self.oldDriver = nil
    for call in [oldDriver.cancel, oldDriver.finish, { oldDriver.update(0.5) }] {
      ledger.callIdly(call)
    }
  }
}
