internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeFiles

/// A writer of surfaces as PNG files with 8 bits per channel.
package enum PNGWriter {
  /// Writes a surface to a PNG file, which is created or replaced only when it is complete.
  package static func write(_ surface: Surface, to url: URL) throws(FileError) {
    try OutputFile.write(encode(surface, for: url), to: url, as: .picture)
  }

  /// Returns the bytes of a PNG file of a surface, which `write` writes.
  ///
  /// - Parameter url: The location of the file, which is used only in error messages.
  package static func encode(_ surface: Surface, for url: URL) throws(FileError) -> [UInt8] {
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
    guard status == CAIRO_STATUS_SUCCESS else {
      let reason = String(cString: cairo_status_to_string(status))
      throw FileError(.picture, at: url, .writing, .invalid(reason))
    }
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
}
