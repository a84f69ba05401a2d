import ArgumentParser
import GlissadeRaster
import GlissadeWindow

/// The command `glissade doctor`, which reports the equipment of the machine and the features that
/// work.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report versions, drivers, fonts and display, and what works here.",
    discussion: """
      EXAMPLES:
        glissade doctor
        glissade doctor --present texture
        xvfb-run glissade doctor
      """)

  @Option(help: PresenterRequest.help)
  var present = PresenterRequest.auto

  func run() {
    MainActor.assumeIsolated {
      for line in Self.report(present) {
        print("\(line.label.padding(toLength: 10, withPad: " ", startingAt: 0)) \(line.finding)")
      }
    }
  }

  @MainActor private static func report(
    _ present: PresenterRequest
  ) -> [(label: String, finding: String)] {
    let display = DisplayReport(present: present)
    var lines = LibraryVersions.all.map { (label: $0.library, finding: $0.version) }
    lines.insert(("SDL", display.version), at: 0)
    lines.append(("Swift", swiftVersion))
    lines.append(("drivers", display.drivers.joined(separator: ", ")))
    lines.append(("font", font))
    lines.append(("server", display.server))
    lines.append(("display", display.display))
    lines.append(("presenter", display.presenter))
    lines.append(("pacing", display.pacing))
    return lines
  }

  @MainActor private static var font: String {
    PangoTextMeasurer(fonts: FontLibrary()).hasFamily("Inter")
      ? "Inter"
      : "Inter is not installed, and the system's sans serif replaces it; install fonts-inter"
  }

  private static var swiftVersion: String {
    #if swift(>=6.3)
      "6.3 or later"
    #else
      "6.2"
    #endif
  }
}
