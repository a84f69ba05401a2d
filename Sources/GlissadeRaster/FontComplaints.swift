internal import CPango
import Synchronization

/// What is wrong with the fonts, told once however many texts it spoils.
///
/// The first complaint is the one that helps; Pango alone would make three for each font and size.
enum FontComplaints {
  private static let hasTold = Atomic(false)

  /// Text is about to be shown without any font.
  static func tellNone() {
    tell("no font is installed, text shows as boxes; install fonts-inter and start again")
  }

  /// Hears what Pango complains about from now on.
  static func listen() { _ = listener }

  // GLib takes one writer for the whole process, once.
  private static let listener: Void = g_log_set_writer_func(
    { level, fields, count, data in
      guard let fields, FontComplaints.isPango(fields, Int(count)) else {
        return g_log_writer_default(level, fields, count, data)
      }
      FontComplaints.tell(
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

  private static func tell(_ complaint: String) {
    guard !hasTold.exchange(true, ordering: .relaxed) else { return }
    StandardError.write("warning: \(complaint)")
  }
}
