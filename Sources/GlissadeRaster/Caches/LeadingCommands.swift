import GlissadeDrawing

/// The leading commands of each recent page that stay the same from frame to frame, such as those
/// beneath a dragged panel.
///
/// The unchanged commands form a `DisplayContents` object of their own, which is identical in each
/// frame. So they can be cached although the contents of the whole page cannot.
struct LeadingCommands {
  fileprivate struct Page {
    /// The contents of the page when it was drawn last.
    var contents: DisplayContents
    var leading: DisplayContents?
    var lastUse: Int
    /// The number of successive frames in which more commands stayed the same than `leading`
    /// contains.
    var longerFrames = 0
  }

  /// The minimum number of leading commands that are worth contents of their own.
  private static let fewest = 6
  /// The number of successive frames in which more commands than those of `leading` must stay the
  /// same before `leading` is replaced.
  fileprivate static let framesToGrow = 4
  /// The number of frames for which a page is remembered while it is not drawn.
  private static let memory = 8
  private var pages: [Page] = []

  /// Returns the contents of the leading commands that did not change since the page was drawn
  /// last, or `nil` if there are too few.
  mutating func leading(of contents: DisplayContents, frame: Int) -> DisplayContents? {
    if let index = pages.firstIndex(where: { $0.contents === contents }) {
      pages[index].lastUse = frame
      return pages[index].leading
    }
    pages.removeAll { $0.lastUse < frame - Self.memory }
    guard let (index, count) = bestMatch(contents.commands, before: frame) else {
      pages.append(Page(contents: contents, lastUse: frame))
      return nil
    }
    pages[index].update(contents, sameCommands: count, frame: frame)
    return pages[index].leading
  }

  /// Returns the index of the page that has the most leading commands in common with `commands`,
  /// and the number of these commands.
  private func bestMatch(
    _ commands: [DrawCommand], before frame: Int
  ) -> (index: Int, count: Int)? {
    var best: (index: Int, count: Int)?
    for (index, page) in pages.enumerated() where page.lastUse < frame {
      let count = Self.sameCommands(page.contents.commands, commands)
      if count >= Self.fewest, count > best?.count ?? 0 { best = (index, count) }
    }
    return best
  }

  private static func sameCommands(_ one: [DrawCommand], _ other: [DrawCommand]) -> Int {
    let most = min(one.count, other.count)
    var count = 0
    while count < most, one[count] == other[count] { count += 1 }
    return count
  }
}

extension LeadingCommands.Page {
  /// Records the contents of a frame and the number of leading commands that are equal to those of
  /// the frame before.
  ///
  /// When a leading command changes, `leading` is shortened at once. It grows again only after
  /// several frames, so that a command that changes now and then, such as a caret, does not replace
  /// `leading` each time.
  fileprivate mutating func update(_ new: DisplayContents, sameCommands count: Int, frame: Int) {
    contents = new
    lastUse = frame
    let known = leading?.commands.count ?? 0
    longerFrames = count > known ? longerFrames + 1 : 0
    let isLonger = count > known && (leading == nil || longerFrames >= LeadingCommands.framesToGrow)
    guard count < known || isLonger && count < new.commands.count else { return }
    leading = DisplayContents(clip: nil, shadow: nil, commands: Array(new.commands[..<count]))
    longerFrames = 0
  }
}
