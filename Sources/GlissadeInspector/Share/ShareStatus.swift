import Foundation

/// The state of the file that the window writes of its run, which a panel over the canvas shows.
package enum ShareStatus: Hashable, Sendable {
  /// No file has been written, or its panel has been closed.
  case none
  /// A page is being written.
  case writing
  /// A page was written.
  case written(Page)
  /// A recording was written to a file.
  case recorded(URL)
  /// The reason why no page was written.
  case failed(String)

  /// The file that was written, or `nil`.
  package var file: URL? {
    switch self {
    case .written(let page): page.url
    case .recorded(let url): url
    case .none, .writing, .failed: nil
    }
  }

  /// A page that was written.
  package struct Page: Hashable, Sendable {
    /// The location of the page.
    package var url: URL
    /// The size of the page, in bytes.
    package var byteCount: Int
    /// The number of typed characters that the page contains.
    package var typedCount: Int

    /// Creates the description of a page.
    package init(url: URL, byteCount: Int, typedCount: Int) {
      self.url = url
      self.byteCount = byteCount
      self.typedCount = typedCount
    }

    /// The name and the size of the page.
    var title: String {
      let size = String(format: "%.1f MB", Double(byteCount) / 1_000_000)
      return "\(url.lastPathComponent), \(size)"
    }

    /// The sentence that says what the page contains (U-05).
    var contents: String {
      let words: String =
        switch typedCount {
        case 0: "no typed text"
        case 1: "1 typed character"
        default: "\(typedCount) typed characters"
        }
      return
        "It plays in any browser and has the recording, with all touches and keys, and \(words)."
    }
  }
}
