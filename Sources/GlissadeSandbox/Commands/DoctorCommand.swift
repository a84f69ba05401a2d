import ArgumentParser
import GlissadeRaster
import GlissadeWindow

/// The command `glissade doctor`, which reports what this machine has and what works on it.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report versions, drivers, fonts and display, and what works here.",
    discussion: """
      EXAMPLES:
        glissade doctor
        xvfb-run glissade doctor
      """)

  func run() {
    MainActor.assumeIsolated {
      for line in Self.report() {
        print("\(line.label.padding(toLength: 10, withPad: " ", startingAt: 0)) \(line.finding)")
      }
    }
  }

  @MainActor private static func report() -> [(label: String, finding: String)] {
    let display = DisplayReport()
    var lines = LibraryVersions.all.map { (label: $0.library, finding: $0.version) }
    lines.insert(("SDL", display.version), at: 0)
    lines.append(("Swift", swiftVersion))
    lines.append(("drivers", display.drivers.joined(separator: ", ")))
    lines.append(("font", font))
    lines.append(("display", display.display))
    lines.append(("presenter", display.presenter))
    lines.append(
      (
        "pacing",
        "no vertical sync: frames follow a software clock; without a compositor they may tear"
      ))
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
