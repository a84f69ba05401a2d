internal import CPango

/// The versions of the painting libraries at run time.
package enum LibraryVersions {
  /// The name and the version of each library.
  package static var all: [(library: String, version: String)] {
    [
      ("Cairo", String(cString: cairo_version_string())),
      ("Pango", String(cString: pango_version_string())),
      ("pixman", String(cString: pixman_version_string())),
    ]
  }
}
