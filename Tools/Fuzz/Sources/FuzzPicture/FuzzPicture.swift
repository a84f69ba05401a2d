import FuzzSupport
import GlissadeTesting
import UIKit

@MainActor private let file = MemoryFile()
/// A picture is decoded by the scene that ran last.
@MainActor private let harness = Harness { UIViewController() }

/// Decodes the input as a picture file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = SealedChunks(UnsafeBufferPointer(start: start, count: count)).bytes
  MainActor.assumeIsolated {
    _ = harness
    file.replaceContents(with: bytes)
    guard let image = UIImage(contentsOfFile: file.path) else { return }
    precondition(image.size.width > 0 && image.size.height > 0, "A picture has pixels.")
  }
  return 0
}
