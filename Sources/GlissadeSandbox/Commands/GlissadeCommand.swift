import ArgumentParser
import GlissadeReplay

/// The command-line program `glissade`.
@main struct GlissadeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "glissade",
    abstract: "A sandbox in which interactive transitions are dragged, caught and thrown.",
    discussion: """
      EXAMPLES:
        glissade                                  the gallery of demos
        glissade --demo pull-down --speed 0.25    one demo, in slow motion
        glissade --demo pull-down --canvas-only   the demo alone, filling the window
        glissade list                             the names of the demos
        glissade open drag.jsonl                  a recording, in the window
        glissade replay drag.jsonl --verify       a recording, frame by frame
        glissade share drag.jsonl --out drag.html a page that plays it in any browser
        glissade compare old.jsonl new.jsonl      the motion in two recordings
        glissade fit screen.mp4                   the spring in a screen recording
        glissade spring 'mass 3 stiffness 1000 damping 500'
        glissade map drag.jsonl --png map.png     what every release would decide
        glissade snapshot --demo pull-down --out page.png
        glissade doctor                           what works on this machine
      """,
    version: RecordingHeader.programVersion,
    subcommands: [
      RunCommand.self, OpenCommand.self, ListCommand.self, ReplayCommand.self, ShareCommand.self,
      CompareCommand.self, MapCommand.self, FitCommand.self, SpringCommand.self,
      SnapshotCommand.self, DoctorCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
