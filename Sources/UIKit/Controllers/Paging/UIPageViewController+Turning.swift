import Foundation

// How a page arrives or goes back. The scroll view says where the pages are; this says whose turn
// it is.
extension UIPageViewController {
  /// Nearer than this to a page's place, in pages, is there.
  private static let nearness = 1e-6

  /// How far the pages are from the current one's place, in pages.
  private var way: Double { scrollView.position - Double(slot) }

  /// The scroll view shows something else: turns begin and end by where the pages are.
  func pagesMoved() {
    // A page can be left and its neighbour entered, and that one passed, within one event.
    for _ in 0..<4 {
      guard !isArranging, current != nil, scrollView.extent > 0 else { return }
      if let turn {
        let progress = way * Double(turn.step)
        if progress > 1 - Self.nearness {
          arrive(turn)
        } else if progress < -Self.nearness, scrollView.goal != slot + turn.step {
          goBack(turn)
        } else {
          if progress > 0.5, scrollView.isDragging { askBeyond(turn) }
          return
        }
      } else {
        let step = way > 0 ? 1 : -1
        guard abs(way) > Self.nearness, let page = neighbours[step].page else { return }
        begin(PageTurn(to: page, step: step, isByUser: true, dot: dot))
      }
    }
  }

  /// Nothing moves the pages any more.
  func pagesRest() {
    guard !isArranging, current != nil, scrollView.extent > 0 else { return }
    pagesMoved()
    guard !scrollView.isTracking, scrollView.run == nil else { return }
    if let turn {
      guard abs(way) < Self.nearness else { return go(to: slot + Int(way.rounded())) }
      goBack(turn)
    }
    // There to the last bit.
    if turn == nil, abs(way) < Self.nearness {
      arranging { scrollView.move(to: scrollView.offset(of: slot)) }
    }
    startWaiting()
  }

  private func startWaiting() {
    guard turn == nil, let request = waiting else { return }
    waiting = nil
    start(request)
  }

  // MARK: Turns

  // A client may do anything in any of the callbacks; what is no longer true is left out.

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    turn.id = scene?.nextTransitionID() ?? 0
    scene?.turningPager = self
    if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: [turn.page]) }
    guard self.turn === turn else { return }
    addChild(turn.page)
    place(turn.page, at: slot + turn.step)
    guard isOnShow, self.turn === turn else { return }
    turn.page.willAppear(true)
    guard self.turn === turn else { return }
    current?.willDisappear(true)
  }

  /// All of the new page shows: it is the current one.
  private func arrive(_ turn: PageTurn) {
    let old = current
    self.turn = nil
    current = turn.page
    slot += turn.step
    neighbours = neighbours.advanced(by: turn.step)
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    if appearance.state == .appeared { turn.page.didAppear(true) }
    old?.leaveAppearance(true)
    release(old)
    if turn.page.parent === self { turn.page.didMove(toParent: self) }
    if turn.isByUser { show(dot: dot + turn.step) }
    scrollView.slotsChanged()
    if scrollView.isTracking { askForNeighbours() }
    tell(turn, from: old, arrived: true)
  }

  /// The old page shows again as it did.
  private func goBack(_ turn: PageTurn) {
    self.turn = nil
    neighbours.beyond = .unknown
    turn.page.willMove(toParent: nil)
    turn.page.viewIfLoaded?.removeFromSuperview()
    if isOnShow, let current, current.appearance.state == .disappearing {
      current.willAppear(true)
      if appearance.state == .appeared { current.didAppear(true) }
    }
    turn.page.leaveAppearance(true)
    release(turn.page)
    show(dot: turn.dot)
    scrollView.slotsChanged()
    tell(turn, from: current, arrived: false)
  }

  private func tell(_ turn: PageTurn, from page: UIViewController?, arrived: Bool) {
    if turn.isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: page.map { [$0] } ?? [],
        transitionCompleted: arrived)
    }
    turn.complete(arrived)
  }

  /// Ends containment, unless a callback has asked for the page again.
  private func release(_ page: UIViewController?) {
    guard let page, page !== current, page !== turn?.page, page.parent === self else { return }
    page.removeFromParent()
  }

  /// A turn does not outlive the appearance of its pages' container: it ends where it is nearer to.
  func endTurnNow() {
    guard let turn else { return arranging { scrollView.jump(to: slot) } }
    let arrives = way * Double(turn.step) >= 0.5
    arranging { scrollView.jump(to: slot + (arrives ? turn.step : 0)) }
    guard self.turn === turn else { return }
    arrives ? arrive(turn) : goBack(turn)
  }

  // MARK: What the program asks for

  /// Slides a page in, or lets the turn that is under way end first.
  func start(_ request: PageRequest) {
    if let turn {
      redirect(turn, by: request)
    } else if request.page === current {
      request.completion?(true)
    } else {
      let new = PageTurn(to: request.page, step: request.step, isByUser: false, dot: dot)
      new.addCompletion(request.completion)
      begin(new)
      scrollView.slotsChanged()
      if turn === new { go(to: slot + new.step) }
    }
  }

  private func redirect(_ turn: PageTurn, by request: PageRequest) {
    if request.page === turn.page {
      turn.addCompletion(request.completion)
      if !scrollView.isTracking { go(to: slot + turn.step) }
    } else if request.page === current {
      if let completion = request.completion { turn.addCompletion { completion(!$0) } }
      if !scrollView.isTracking { go(to: slot) }
    } else {
      waiting = request
    }
  }

  /// Shows a page at once.
  func show(_ request: PageRequest) {
    if let turn {
      let arrives = request.page === turn.page
      arranging { scrollView.jump(to: slot + (arrives ? turn.step : 0)) }
      arrives ? arrive(turn) : goBack(turn)
    } else {
      arranging { scrollView.jump(to: slot) }
    }
    if request.page !== current { exchange(request.page) }
    request.completion?(true)
  }

  private func exchange(_ page: UIViewController) {
    let old = current
    current = page
    addChild(page)
    if isOnShow { page.willAppear(false) }
    if let old, old.appearance.state == .appeared { old.willDisappear(false) }
    guard current === page else { return }
    place(page, at: slot)
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    if appearance.state == .appeared { page.didAppear(false) }
    old?.leaveAppearance(false)
    release(old)
    if page.parent === self { page.didMove(toParent: self) }
  }

  private func go(to slot: Int) {
    scrollView.setContentOffset(scrollView.offset(of: slot), animated: true)
    if scrollView.run == nil { pagesRest() }
  }

  // MARK: Keys and dots

  /// Turns to a neighbour, or, while pages turn, to the one beyond it.
  func turnPages(by step: Int) -> Bool {
    guard isOnShow, view.window != nil, current != nil, scrollView.extent > 0, waiting == nil,
      scrollView.isScrollEnabled, !scrollView.isTracking
    else { return false }
    askForNeighbours()
    if let turn { askBeyond(turn) }
    let wanted = (scrollView.goal ?? slot) + step
    guard slots.contains(wanted) else { return false }
    if turn == nil, wanted != slot, let page = neighbours[step].page {
      begin(PageTurn(to: page, step: step, isByUser: true, dot: dot))
    }
    go(to: wanted)
    return true
  }

  func show(dot: Int) {
    let count = max(1, pageControl.numberOfPages)
    self.dot = ((dot % count) + count) % count
    pageControl.currentPage = self.dot
  }

  /// The page control was touched. Where there is no page it shows again what it did.
  func followPageControl() {
    let step = pageControl.currentPage - dot
    pageControl.currentPage = dot
    if step != 0 { _ = turnPages(by: step > 0 ? 1 : -1) }
  }
}

extension UIViewController {
  /// Sends what is missing until this controller has disappeared.
  fileprivate func leaveAppearance(_ animated: Bool) {
    willDisappear(animated)
    didDisappear(animated)
  }
}
