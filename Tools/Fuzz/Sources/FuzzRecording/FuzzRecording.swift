import Foundation
import FuzzSupport
import GlissadeTesting
import UIKit

@MainActor private let file = MemoryFile()

/// Reads the input as a recording, and plays it in a window with an empty page.
///
/// A recording that is refused, or differs from what is played, is no fault. A crash is one, and so
/// is an input that takes more than the seconds or the memory that `.ci/fuzz` allows.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecording(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = SealedLines(UnsafeBufferPointer(start: start, count: count)).bytes
  MainActor.assumeIsolated {
    file.replaceContents(with: bytes)
    do {
      _ = try Harness.replay(URL(filePath: file.path)) { UIViewController() }
    } catch {
      let text = "\(error)"
      precondition(!text.contains("\n"), "The message is not one line: \(text)")
    }
  }
  return 0
}
