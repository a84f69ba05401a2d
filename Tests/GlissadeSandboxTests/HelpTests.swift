import ArgumentParser
import GlissadeGallery
import GlissadeInspector
import Testing

@testable import GlissadeSandbox

@Suite("Help of the command line") struct HelpTests {
  /// The commands of the program, each with its name.
  private static let commands: [(name: String, configuration: CommandConfiguration)] =
    [("glissade", GlissadeCommand.configuration)]
    + GlissadeCommand.configuration.subcommands.map {
      ($0.configuration.commandName ?? "", $0.configuration)
    }

  @Test("no line of a command's description is wider than a terminal of 80 columns")
  func wraps() {
    #expect(Self.commands.count > 8)
    for (name, configuration) in Self.commands {
      for line in configuration.discussion.split(separator: "\n") {
        #expect(line.count <= 80, "\(name): \(line)")
      }
    }
  }

  @Test("run --help lists each key once, with all that it does")
  func keys() {
    let keys = InstrumentCommand.descriptions + GalleryPane.table.descriptions
    let lines = keys.helpText.split(separator: "\n").map(String.init)
    let caps = lines.map { $0.prefix(9).trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    #expect(Set(caps).count == caps.count)
    #expect(Set(caps) == Set(keys.map(\.cap)))
    #expect(caps.count < keys.count)
    for key in keys { #expect(lines.contains { $0.hasSuffix(key.text) }) }
  }

  @Test(
    "a wrong name of a demo suggests the nearest one",
    arguments: [
      ("phtos", "photos"), ("Panel", "panel"), ("pulldown", "pull-down"), ("panle", "panel"),
      ("flipcard", "flip-card"), ("stck", "stack"),
    ])
  func nearest(typed: String, name: String) throws {
    #expect(NearestName(to: typed, in: Gallery.demos.map(\.name)).name == name)
    #expect(DemoChoice.advice(for: typed).contains("did you mean “\(name)”?"))
  }

  @Test("a name that is near to no demo suggests none, and lists them")
  func none() {
    #expect(NearestName(to: "elevator", in: Gallery.demos.map(\.name)).name == nil)
    #expect(NearestName(to: "", in: Gallery.demos.map(\.name)).name == nil)
    #expect(NearestName(to: "x", in: []).name == nil)
    #expect(DemoChoice.advice(for: "elevator").hasPrefix("; there are: photos"))
  }
}
