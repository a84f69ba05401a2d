import GlissadeDrawing

/// The leading commands of pages of which only later commands change, as those of a page that
/// contains a dragged panel.
///
/// The commands that stay the same get contents of their own, whose identity is the same in each
/// frame, so that they can be cached although the page's contents cannot.
struct LeadingCommands {
  fileprivate struct Page {
    /// The contents that were drawn last.
    var contents: DisplayContents
    var leading: DisplayContents?
    var lastUse: Int
    /// The number of successive frames in which more commands were the same than `leading` has.
    var longerFrames = 0
  }

  /// The minimum number of leading commands.
  private static let fewest = 6
  /// The number of frames after which more commands replace fewer ones.
  fileprivate static let framesToGrow = 4
  /// The number of frames for which a page is remembered while it is not drawn.
  private static let memory = 8
  private var pages: [Page] = []

  /// Returns contents of the leading commands that are the same as when the page was drawn last, or
  /// `nil` if they are too few.
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

  /// Returns the page with the most leading commands in common, and their number.
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
  /// Records the contents of a frame, of which the first commands are those of the frame before.
  ///
  /// A command that changes ends the leading ones at once. They grow later, so that what changes
  /// now and then, such as a caret, does not make them anew each time.
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
