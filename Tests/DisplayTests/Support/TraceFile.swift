import Foundation
import TestMaterial

/// A trace that is read while it is written.
final class TraceFile {
  let url: URL
  private(set) var trace = Trace()
  private var reader: FileHandle?
  /// The beginning of a line whose end is not written yet.
  private var rest = Data()

  init() {
    url = TemporaryFolder.ofProcess.url
      .appendingPathComponent("glissade-\(UUID().uuidString).jsonl")
  }

  /// Reads the complete lines that were written since the last call.
  func update() throws {
    if reader == nil { reader = FileHandle(forReadingAtPath: url.path) }
    guard let data = try reader?.readToEnd(), !data.isEmpty else { return }
    rest += data
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    try trace.add(jsonLines: rest[...end])
    rest = Data(rest[(end + 1)...])
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
