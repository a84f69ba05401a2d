import ArgumentParser
import GlissadeGallery

/// A demo that was named on the command line and that there is.
struct DemoChoice: Sendable {
  /// Its kebab-case name.
  let name: String

  init(_ name: String) throws {
    guard Gallery.demos.contains(where: { $0.name == name }) else {
      let names = Gallery.demos.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no demo “\(name)”; there are: \(names).")
    }
    self.name = name
  }

  var demo: Demo {
    guard let demo = Gallery.demos.first(where: { $0.name == name }) else {
      preconditionFailure("A demo is chosen from the gallery, which does not change.")
    }
    return demo
  }
}
