import ArgumentParser
import GlissadeGallery

/// A demo that the command line names and that exists.
struct DemoChoice: Sendable {
  /// The name of the demo, in kebab case.
  let name: String

  init(_ name: String) throws {
    guard Gallery.demos.contains(where: { $0.name == name }) else {
      throw ValidationError("There is no demo “\(name)”\(Self.advice(for: name)).")
    }
    self.name = name
  }

  /// Returns the end of a sentence that names the demo whose name is nearest, and all demos.
  static func advice(for name: String) -> String {
    let names = Gallery.demos.map(\.name)
    let all = "there are: " + names.joined(separator: ", ")
    guard let nearest = NearestName(to: name, in: names).name else { return "; \(all)" }
    return "; did you mean “\(nearest)”? Otherwise \(all)"
  }

  /// The demo with the given name.
  var demo: Demo {
    guard let demo = Gallery.demos.first(where: { $0.name == name }) else {
      preconditionFailure("A demo is chosen from the gallery, which does not change.")
    }
    return demo
  }
}
