internal import CPango
import Foundation
import GlissadeDrawing

/// Why a PNG could not be written; the description says what to do about it.
package enum PNGWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "Cannot write the picture \(path): \(reason). Check that its folder exists and is writable."
    }
  }
}

/// Writes surfaces as PNG files, with 8 bits a channel.
package enum PNGWriter {
  package static func write(_ surface: Surface, to url: URL) throws(PNGWritingError) {
    let target = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(surface.pixels).assumingMemoryBound(to: UInt8.self),
      surface.format == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(surface.width),
      Int32(surface.height), Int32(surface.stride * 4))
    defer { cairo_surface_destroy(target) }
    let status = cairo_surface_write_to_png(target, url.path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unwritable(path: url.path, reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
