import UIKitCore

// This extension lays out the pages and requests them from the data source.
extension UIPageViewController {
  /// The height of the strip with the page control, in points.
  private static let dotsHeight: CGFloat = 37

  /// The positions to which the user can scroll, in pages.
  var slots: ClosedRange<Int> {
    func reach(_ step: Int) -> Int {
      guard let turn, turn.step == step else { return neighbours[step].page == nil ? 0 : 1 }
      return neighbours.beyond.page == nil ? 1 : 2
    }
    return slot - reach(-1)...slot + reach(1)
  }

  private var pageFrame: CGRect {
    var frame = view.bounds
    if !pageControl.isHidden { frame.size.height = max(0, frame.height - Self.dotsHeight) }
    return frame
  }

  /// Lays out the pages and the page control for the current size of the view. The visible part of
  /// the pages stays the same.
  func arrange() {
    let frame = pageFrame
    let isVertical = scrollView.isVertical
    let room = frame.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    // Without any length the pages cannot reach the positions that would end the turn.
    if turn != nil, (isVertical ? room.height : room.width) <= 0 { endTurnNow() }
    arranging {
      scrollView.resize(to: room, home: slot)
      if let current { place(current, at: slot) }
      if let turn { place(turn.page, at: slot + turn.step) }
    }
    pageControl.frame = CGRect(
      x: 0, y: frame.maxY, width: view.bounds.width, height: Self.dotsHeight)
  }

  /// Lays out a page's view, and adds it to the scroll view. A presentation in the page's context
  /// can have removed the view; such a presentation restores the view itself.
  func place(_ page: UIViewController, at slot: Int) {
    guard !(page.presentation?.willRestorePresentersView ?? false) else { return }
    UIView.performWithoutAnimation {
      let origin = scrollView.offset(of: slot)
      let size = pageFrame.size
      page.view.frame = CGRect(
        x: origin.x + (scrollView.isVertical ? 0 : spacing / 2),
        y: origin.y + (scrollView.isVertical ? spacing / 2 : 0),
        width: size.width, height: size.height)
      if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    }
  }

  /// Runs a closure in which pages that move do not begin or end a turn.
  func arranging(_ body: () -> Void) {
    let outer = isArranging
    isArranging = true
    body()
    isArranging = outer
  }

  // MARK: The data source

  func forgetNeighbours() {
    neighbours = PageNeighbours()
    scrollView.slotsChanged()
  }

  /// Requests the unknown pages before and after the current one from the data source.
  func askForNeighbours() {
    guard let current else { return }
    for step in [-1, 1] where neighbours[step].isUnknown {
      let page = neighbour(of: current, step)
      // The data source may have shown another page, whose neighbours are still unknown.
      guard current === self.current else { break }
      neighbours[step] = .init(page === current ? nil : page)
    }
    scrollView.slotsChanged()
  }

  /// Requests a further page in the direction of a turn from the data source, because a drag or a
  /// key can continue the turn to that page.
  func askBeyond(_ turn: PageTurn) {
    guard neighbours.beyond.isUnknown else { return }
    let page = neighbour(of: turn.page, turn.step)
    guard turn === self.turn else { return }
    neighbours.beyond = .init(page === turn.page ? nil : page)
    scrollView.slotsChanged()
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    step > 0
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Updates the number of dots and the current dot of the page control from the data source.
  func askForDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    pageControl.numberOfPages = count
    if count > 0, let dataSource { show(dot: dataSource.presentationIndex(for: self)) }
    guard pageControl.isHidden != (count == 0) else { return }
    pageControl.isHidden = count == 0
    viewIfLoaded?.setNeedsLayout()
  }
}
