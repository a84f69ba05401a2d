import UIKit

/// A page that pulls another one over itself, which a push takes away again; so on to a depth of 3.
///
/// A tap does without a finger what a drag does with it. Its temper hears of every callback.
@MainActor final class CurtainPage: UIViewController {
  let depth: Int
  let manner: Manner
  let temper: Temper
  let ledger: Ledger
  let curtain: Curtain
  let ribbon: RibbonView
  private var driver: (any CurtainDriver)?
  /// Kept by a client that decides again, until the transition has ended.
  private var oldDriver: (any CurtainDriver)?

  init(depth: Int = 0, manner: Manner, temper: Temper = .calm(), ledger: Ledger = Ledger()) {
    (self.depth, self.manner, self.temper, self.ledger) = (depth, manner, temper, ledger)
    curtain = Curtain(manner: manner)
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
    if manner.hasRibbon { view.addSubview(ribbon) }
    let pan = UIPanGestureRecognizer(target: self, action: Selector(CurtainPage.handlePan))
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(CurtainPage.handleTap)))
  }

  private func makeNext() -> CurtainPage {
    CurtainPage(depth: depth + 1, manner: manner, temper: temper, ledger: ledger)
  }

  func open(animated: Bool) {
    guard depth < 2 else { return }
    start(makeNext(), animated)
  }

  private func start(_ page: CurtainPage, _ animated: Bool) {
    present(page, animated: animated) { [self] in temper.strike(self, .completion) }
  }

  func close(animated: Bool) {
    guard presentingViewController != nil || presentedViewController != nil else { return }
    dismiss(animated: animated) { [self] in temper.strike(self, .completion) }
  }

  // MARK: Callbacks

  override func viewWillAppear(_ animated: Bool) { temper.strike(self, .viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { temper.strike(self, .viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { temper.strike(self, .viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { temper.strike(self, .viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { temper.strike(self, .viewDidDisappear) }
}

// Fingers.
extension CurtainPage {
  func handleTap() {
    if depth < 2 { open(animated: true) } else { close(animated: true) }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pullsDown: pan.velocity(in: nil).y >= 0)
    case .changed: driver?.update(abs(pan.translation(in: nil).y) / view.bounds.height)
    case .ended: decide(finishes: abs(pan.translation(in: nil).y) > 150, pan)
    case .cancelled: decide(finishes: false, pan)
    default: break
    }
  }

  private func begin(pullsDown: Bool) {
    let driver: any CurtainDriver =
      manner.isDrivenByHand ? CurtainHandDriver(isPresenting: pullsDown) : CurtainPercentDriver()
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
    if manner.decidesAgain { decideAgain(driver, pan.location(in: nil)) }
  }

  /// Which calls come too late depends on where the finger left, so that the same gesture makes the
  /// same ones again.
  private func decideAgain(_ driver: any CurtainDriver, _ location: CGPoint) {
    let number = Int(abs(location.x) + abs(location.y))
    let calls = [driver.finish, driver.cancel, { driver.update(0.9) }, driver.cancel]
    for call in calls[(number % 2)...(1 + number % 3)] { ledger.callIdly(call) }
    // The page that is presented or dismissed hears of the end, not always this one.
    let page = (presentedViewController as? CurtainPage) ?? self
    page.oldDriver = driver
  }

  /// The transition of this page has ended.
  func hearEnd() {
    guard let oldDriver else { return }
    self.oldDriver = nil
    for call in [oldDriver.cancel, oldDriver.finish, { oldDriver.update(0.5) }] {
      ledger.callIdly(call)
    }
  }
}
