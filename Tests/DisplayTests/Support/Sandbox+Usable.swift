/// The demo `pull-down`, alone in its window at the screen's corner.
extension Sandbox {
  /// Returns whether the button of the visible page still leads to the other page, so that the
  /// program is usable.
  func turnsPage(by pointer: Pointer) throws -> Bool {
    try waitUntilIdle()
    let views = try trace().frames.last?.views ?? [:]
    let isSecond = views["page.second"] != nil
    guard let button = views[isSecond ? "button.close" : "button.open"] else { return false }
    pointer.play(.click(at: (button.x + button.width / 2, button.y + button.height / 2)))
    try waitUntilIdle()
    guard let last = try trace().frames.last else { return false }
    return last.transition == nil && (last.views["page.second"] != nil) == !isSecond
  }
}
