import UIKitCore

// This extension begins and ends turns between pages, depending on the positions of the pages in
// the scroll view.
extension UIPageViewController {
  /// The maximum distance from its place at which a page counts as being there, in pages.
  private static let nearness = 1e-6

  /// The signed distance of the scroll position from the place of the current page, in pages.
  private var distance: Double { scrollView.position - Double(slot) }

  /// Begins and ends turns after the scroll view has moved.
  func pagesMoved() {
    // A single event can scroll past several pages, so that several turns begin and end.
    for _ in 0..<4 {
      guard !isArranging, current != nil, scrollView.extent > 0 else { return }
      if let turn {
        let progress = distance * Double(turn.step)
        if progress > 1 - Self.nearness {
          turn.end(arrived: true)
        } else if progress < -Self.nearness, scrollView.goal != slot + turn.step {
          turn.end(arrived: false)
        } else {
          if progress > 0.5, scrollView.isDragging { askBeyond(turn) }
          return
        }
      } else {
        let step = distance > 0 ? 1 : -1
        guard abs(distance) > Self.nearness, let page = neighbours[step].page else { return }
        begin(PageTurn(of: self, to: page, step: step, isByUser: true))
      }
    }
  }

  /// Ends a turn after the scroll view has come to rest.
  func pagesRest() {
    guard !isArranging, current != nil, scrollView.extent > 0 else { return }
    pagesMoved()
    guard !scrollView.isTracking, scrollView.run == nil else { return }
    if let turn {
      guard abs(distance) < Self.nearness else { return go(to: slot + Int(distance.rounded())) }
      turn.end(arrived: false)
    }
    // This moves the page exactly to its place.
    if turn == nil, abs(distance) < Self.nearness {
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

  // `TransitionReducer` determines the order of the following steps. A client may do anything in a
  // callback, and steps that no longer apply after a callback are omitted.

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    turn.id = scene?.nextTransitionID() ?? 0
    scene?.participant(TurningPages.self).controller = self
    turn.begin()
  }

  func willBegin(_ turn: PageTurn) {
    if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: [turn.page]) }
  }

  func addView(of turn: PageTurn) {
    if turn.step != 0 { place(turn.page, at: slot + turn.step) }
  }

  func commit(_ turn: PageTurn, arrived: Bool) {
    guard turn.step != 0 else {
      if arrived { place(turn.page, at: slot) }
      return
    }
    self.turn = nil
    if turn.isRefused { neighbours[turn.step] = .none }
    if arrived {
      current = turn.page
      slot += turn.step
      neighbours = neighbours.advanced(by: turn.step)
    } else {
      neighbours.beyond = .unknown
    }
  }

  func didEnd(_ turn: PageTurn, from old: UIViewController?, arrived: Bool) {
    guard turn.step != 0 else { return }
    if !arrived { show(dot: turn.dot) } else if turn.isByUser { show(dot: dot + turn.step) }
    scrollView.slotsChanged()
    if arrived, scrollView.isTracking { askForNeighbours() }
    guard turn.isByUser else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true,
      previousViewControllers: (arrived ? old : current).map { [$0] } ?? [],
      transitionCompleted: arrived)
  }

  /// Ends the turn at once at the nearer one of the two pages, because the view disappears. A page
  /// that the program has requested meanwhile is shown at once.
  func endTurnNow() {
    let step = turn?.step ?? 0
    let arrives = distance * Double(step) >= 0.5
    let ending = turn
    arranging { scrollView.jump(to: slot + (arrives ? step : 0)) }
    if let ending, ending === turn { ending.end(arrived: arrives) }
    guard turn == nil, let request = waiting else { return }
    waiting = nil
    show(request)
  }

  // MARK: Requests of the program

  /// Slides the requested page in, after the end of any turn that is in progress.
  func start(_ request: PageRequest) {
    if let turn {
      redirect(turn, by: request)
    } else if request.page === current {
      request.completion?(true)
    } else {
      let new = PageTurn(of: self, to: request.page, step: request.step, isByUser: false)
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

  /// Shows the requested page at once, and ends any turn that is in progress.
  ///
  /// If another page is being exchanged, the requested page is shown after that exchange.
  func show(_ request: PageRequest) {
    guard !isExchanging else {
      let overtaken = requested
      requested = request
      overtaken?.completion?(false)
      return
    }
    if let turn {
      let arrives = request.page === turn.page
      arranging { scrollView.jump(to: slot + (arrives ? turn.step : 0)) }
      turn.end(arrived: arrives)
    } else {
      arranging { scrollView.jump(to: slot) }
    }
    let isShown = request.page === current || exchange(request.page)
    request.completion?(isShown)
    guard let request = requested, !isExchanging else { return }
    requested = nil
    show(request)
  }

  /// Replaces the current page at once.
  ///
  /// - Returns: `false` if the client has put the page elsewhere in a callback.
  private func exchange(_ page: UIViewController) -> Bool {
    let turn = PageTurn(of: self, to: page, step: 0, isByUser: false)
    let old = current
    isExchanging = true
    current = page
    turn.begin()
    if turn.isRefused {
      current = old
    } else if current === page {
      turn.end(arrived: true)
    }
    isExchanging = false
    return !turn.isRefused
  }

  private func go(to slot: Int) {
    scrollView.setContentOffset(scrollView.offset(of: slot), animated: true)
    if scrollView.run == nil { pagesRest() }
  }

  // MARK: Keys and dots

  /// Turns to the next or the previous page. During a turn, continues to the next page in that
  /// direction.
  func turnPages(by step: Int) -> Bool {
    guard isOnShow, view.window != nil, current != nil, scrollView.extent > 0, waiting == nil,
      scrollView.isScrollEnabled, !scrollView.isTracking
    else { return false }
    askForNeighbours()
    if let turn { askBeyond(turn) }
    let wanted = (scrollView.goal ?? slot) + step
    guard slots.contains(wanted) else { return false }
    if turn == nil, wanted != slot, let page = neighbours[step].page {
      begin(PageTurn(of: self, to: page, step: step, isByUser: true))
    }
    go(to: wanted)
    return true
  }

  func show(dot: Int) {
    let count = max(1, pageControl.numberOfPages)
    self.dot = ((dot % count) + count) % count
    pageControl.currentPage = self.dot
  }

  /// Turns one page in the direction of the dot that the user has selected in the page control. The
  /// dot changes only when the page does.
  func followPageControl() {
    let step = pageControl.currentPage - dot
    pageControl.currentPage = dot
    if step != 0 { _ = turnPages(by: step > 0 ? 1 : -1) }
  }
}
