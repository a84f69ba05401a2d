import GlissadeFiles
internal import CPango
import Synchronization

/// A warning about missing fonts. It is reported only once, however many texts are affected.
///
/// Only the first warning is useful, but Pango would report three for each font and size.
enum FontComplaints {
  private static let hasReported = Atomic(false)

  /// Reports that no font is installed and that text is drawn as boxes.
  static func reportNone() {
    report("no font is installed, text shows as boxes; install fonts-inter and start again")
  }

  /// Installs the writer that receives Pango's warnings.
  static func listen() { _ = listener }

  // GLib accepts only one log writer for the whole process, and only once.
  private static let listener: Void = g_log_set_writer_func(
    { level, fields, count, data in
      guard let fields, FontComplaints.isPango(fields, Int(count)) else {
        return g_log_writer_default(level, fields, count, data)
      }
      FontComplaints.report(
        "a font is gone and its text may show as boxes; install it and start again")
      return G_LOG_WRITER_HANDLED
    }, nil, nil)

  private static func isPango(_ fields: UnsafePointer<GLogField>, _ count: Int) -> Bool {
    (0..<count).contains { index in
      let field = fields[index]
      guard let value = field.value, String(cString: field.key) == "GLIB_DOMAIN" else {
        return false
      }
      return String(cString: value.assumingMemoryBound(to: CChar.self)) == "Pango"
    }
  }

  private static func report(_ complaint: String) {
    guard !hasReported.exchange(true, ordering: .relaxed) else { return }
    StandardError.write("warning: \(complaint)")
  }
}
