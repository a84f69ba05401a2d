internal import CPango

/// Versions of the libraries that paint, as they are at run time.
package enum LibraryVersions {
  /// Each library's name and version.
  package static var all: [(library: String, version: String)] {
    [
      ("Cairo", String(cString: cairo_version_string())),
      ("Pango", String(cString: pango_version_string())),
      ("pixman", String(cString: pixman_version_string())),
    ]
  }
}
