import ArgumentParser
import Foundation
import GlissadeFiles
import GlissadeSprings

/// The command `glissade spring`, which writes a spring in the notations of all tools.
struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Translate a spring between UIKit, SwiftUI, CSS, Compose, Flutter and others.",
    discussion: """
      The text is a spring in any spelling, or the name of a preset; --list
      shows an example of each. Numbers without names need --from, because
      their order differs between tools. Every text that is printed can be
      read again. What a spelling loses stands below it, and with --as on
      standard error.

      EXAMPLES:
        glissade spring 'mass 3 stiffness 1000 damping 500'
        glissade spring 'response: 0.4, dampingFraction: 0.8' --as flutter
        glissade spring 'spring(dampingRatio = 0.75f, stiffness = 380f)' --as css
        glissade spring '280 60' --from react-spring --json
        glissade spring 'figma gentle'
        glissade spring --list
      """)

  @Argument(help: ArgumentHelp("The spring.", valueName: "text"))
  var text: [String] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Print one spelling alone.", valueName: "name"),
    transform: SpringCommand.spelling)
  var target: SpringSpelling?

  @Option(
    help: ArgumentHelp("The spelling of the text.", valueName: "name"),
    transform: SpringCommand.spelling)
  var from: SpringSpelling?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "List the spellings with an example of each, and the presets.")
  var list = false

  func validate() throws {
    if list { return }
    if text.isEmpty { throw ValidationError("There is no spring; give one, or --list.") }
    if json, target != nil {
      throw ValidationError("--json prints all spellings and --as one of them; give one option.")
    }
  }

  func run() throws {
    if list { return StandardOutput.write(SpringReport.list) }
    let reading: SpringReading
    do throws(SpringTextError) {
      reading = try SpringText.parse(text.joined(separator: " "), as: from)
    } catch {
      throw Failure(error.description)
    }
    let report = SpringReport(reading)
    if let target { return try write(report.spelled(target)) }
    StandardOutput.write(json ? report.json : report.table)
  }

  /// Writes a spring in one notation, and writes the notation's limitations to standard error.
  private func write(_ spelled: SpelledSpring) throws {
    guard let text = spelled.text else {
      throw Failure(
        "\(spelled.spelling.rawValue) has no such spring: "
          + spelled.losses.joined(separator: "; "))
    }
    for loss in spelled.losses { StandardError.write("note: \(loss)") }
    StandardOutput.write(text)
  }

  private static func spelling(_ name: String) throws -> SpringSpelling {
    guard let spelling = SpringSpelling(name: name) else {
      let names = SpringSpelling.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no spelling \(name.quoted); give one of \(names).")
    }
    return spelling
  }
}
