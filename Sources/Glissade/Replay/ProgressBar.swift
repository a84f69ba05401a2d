import Foundation
import GlissadeRaster

/// A progress bar in one line of a terminal. It shows nothing if the output is not a terminal, and
/// nothing within the first second.
package struct ProgressBar {
  private static let width = 40
  /// The time before the bar first appears, in seconds.
  private static let delay = 1.0
  /// The least time between two updates, in seconds.
  private static let interval = 0.1

  private let isSeen = isatty(FileHandle.standardError.fileDescriptor) == 1
  private let start = Date()
  private var last: Date?

  package init() {}

  /// Shows the completed fraction of the work, 0…1.
  package mutating func show(_ fraction: Double) {
    guard isSeen else { return }
    let now = Date()
    let least = last == nil ? Self.delay : Self.interval
    guard now.timeIntervalSince(last ?? start) > least else { return }
    last = now
    let done = Int(fraction * Double(Self.width))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
    write("\r\(bar) \(Int(fraction * 100)) %")
  }

  /// Removes the bar from the terminal.
  package func clear() {
    if last != nil { write("\r" + String(repeating: " ", count: Self.width + 6) + "\r") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
