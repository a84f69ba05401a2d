import Foundation
import GlissadeRaster

/// How far something is, in one line of a terminal that is renewed; nothing where there is no terminal,
/// and nothing within the first second.
struct ProgressBar {
  private static let width = 40
  private static let patience = 1.0
  private static let interval = 0.1

  private let isSeen = isatty(FileHandle.standardError.fileDescriptor) == 1
  private let start = Date()
  private var last: Date?

  /// - Parameter fraction: 0…1.
  mutating func show(_ fraction: Double) {
    guard isSeen else { return }
    let now = Date()
    guard now.timeIntervalSince(last ?? start) > (last == nil ? Self.patience : Self.interval)
    else { return }
    last = now
    let done = Int(fraction * Double(Self.width))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
    write("\r\(bar) \(Int(fraction * 100)) %")
  }

  /// Takes the line away.
  func clear() {
    if last != nil { write("\r" + String(repeating: " ", count: Self.width + 6) + "\r") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
