import ArgumentParser
import GlissadeGallery

/// An existing demo that was named on the command line.
struct DemoChoice: Sendable {
  /// The name in kebab case.
  let name: String

  init(_ name: String) throws {
    guard Gallery.demos.contains(where: { $0.name == name }) else {
      let names = Gallery.demos.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no demo “\(name)”; there are: \(names).")
    }
    self.name = name
  }

  /// The demo.
  var demo: Demo {
    guard let demo = Gallery.demos.first(where: { $0.name == name }) else {
      preconditionFailure("A demo is chosen from the gallery, which does not change.")
    }
    return demo
  }
}
