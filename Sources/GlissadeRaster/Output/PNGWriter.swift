internal import CPango
import Foundation
import GlissadeDrawing

/// An error in writing a PNG, whose description says what to do about it.
package enum PNGWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "Cannot write the picture \(path): \(reason). Check that its folder exists and is writable."
    }
  }
}

/// A writer of surfaces as PNG files with 8 bits per channel.
package enum PNGWriter {
  package static func write(_ surface: Surface, to url: URL) throws(PNGWritingError) {
    let status = withCairo(surface) { cairo_surface_write_to_png($0, url.path) }
    try check(status, url.path)
  }

  /// Returns the bytes of the file that `write` writes.
  ///
  /// - Parameter path: The path that errors contain.
  static func encode(_ surface: Surface, for path: String) throws(PNGWritingError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { sink in
      withCairo(surface) { target in
        cairo_surface_write_to_png_stream(
          target,
          { sink, data, count in
            let bytes = UnsafeBufferPointer(start: data, count: Int(count))
            sink?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
            return CAIRO_STATUS_SUCCESS
          }, sink)
      }
    }
    try check(status, path)
    return bytes
  }

  private static func withCairo<Result>(
    _ surface: Surface, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let target = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(surface.pixels).assumingMemoryBound(to: UInt8.self),
      surface.format == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(surface.width),
      Int32(surface.height), Int32(surface.stride * 4))
    defer { cairo_surface_destroy(target) }
    return body(target)
  }

  private static func check(_ status: cairo_status_t, _ path: String) throws(PNGWritingError) {
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unwritable(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
