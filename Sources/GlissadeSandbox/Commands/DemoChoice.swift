import ArgumentParser
import GlissadeGallery

/// A demo that the command line names and that exists.
struct DemoChoice: Sendable {
  /// The name of the demo, in kebab case.
  let name: String

  init(_ name: String) throws {
    guard Gallery.demos.contains(where: { $0.name == name }) else {
      let names = Gallery.demos.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no demo “\(name)”; there are: \(names).")
    }
    self.name = name
  }

  /// The demo with the given name.
  var demo: Demo {
    guard let demo = Gallery.demos.first(where: { $0.name == name }) else {
      preconditionFailure("A demo is chosen from the gallery, which does not change.")
    }
    return demo
  }
}
