import Foundation
import Testing

@testable import GlissadeReload

/// S-01, S-02, S-04: a supervisor, with scripts of the shell in place of programs and builds.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SupervisorTests {
  @Test("S-02 a saved file is built, the new program resumes, and the old one ends")
  func reloads() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "ended")
    // The new program can be replaced, too.
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "ended")
  }

  @Test("S-01 a failed build reaches the program, and nothing is started")
  func failedBuild() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("")
    try setup.begin(build: "echo '/p/A.swift:1:1: error: e'; exit 1")
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "failed")
  }

  @Test(
    "S-04 a new program that crashes or shows nothing leaves the old one in place",
    arguments: ["kill -SEGV $$", "while true; do read -r line || exit; done"])
  func crash(start: String) async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("")
    var patience = Supervisor.Patience()
    patience.start = 4
    try setup.begin(patience: patience)
    #expect(await setup.next() == "started --watch")
    try setup.write(start)
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "refused")
    // The next save repairs it.
    try setup.write("answer presented")
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "ended")
  }

  @Test("S-01 ten saves at once are one build")
  func manySaves() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented")
    let count = setup.root.appending(path: ".count")
    try setup.begin(build: "echo x >> '\(count.path)'")
    #expect(await setup.next() == "started --watch")
    for number in 0..<10 { try setup.save("File\(number).swift") }
    for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
    #expect(try String(contentsOf: count, encoding: .utf8) == "x\n")
  }

  @Test("S-02 closing the window ends the supervisor with the program's exit code")
  func closed() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("exit 3")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    #expect(await setup.next() == "exit 3")
  }

  @Test("S-07 after a crash the supervisor waits, and the next save continues from the kept run")
  func crashesLater() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    // The program keeps its run, is in use for a while, and crashes.
    try setup.write(
      """
      onKeep() { echo '{}' > "$kept"; : > "$kept.jsonl"; report kept; }
      """)
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    #expect(await setup.next() == "kept")
    try setup.crash()
    // A program that crashes again at its start changes nothing.
    for start in ["kill -SEGV $$", "answer presented"] {
      try setup.write(
        "case \"$*\" in *run-*) report from the run;; esac; \(start)", reporting: "current")
      try setup.save("App.swift")
      #expect(await setup.next() == "resumed")
      #expect(await setup.next() == "from the run")
    }
    // A save before the picture is reported to the supervisor would continue from the run.
    #expect(await setup.next() == "current")
    // The one that works is replaced as always.
    try setup.write("answer presented")
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    // The reload is at its end before the old program ends.
    #expect(await setup.next() == "current")
    #expect(await setup.next() == "ended")
  }

  @Test("S-07 a program that crashes before it has shown anything is started again")
  func crashesAtStart() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("kill -SEGV $$")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    try setup.write("")
    try setup.save("App.swift")
    #expect(await setup.next() == "started --watch")
  }

  @Test("S-07 a crash while the next program is built does not disturb the build")
  func crashesDuringBuild() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("onKeep() { echo '{}' > \"$kept\"; : > \"$kept.jsonl\"; report kept; }")
    try setup.begin(build: "echo '\"builds\"' > .reports; cat .go > /dev/null")
    #expect(await setup.next() == "started --watch")
    #expect(await setup.next() == "kept")
    mkfifo(setup.root.appending(path: ".go").path, 0o600)
    try setup.write("answer presented")
    try setup.save("App.swift")
    #expect(await setup.next() == "builds")
    try setup.crash()
    // The build ends when somebody opens the pipe.
    try FileHandle(forWritingTo: setup.root.appending(path: ".go")).close()
    #expect(await setup.next() == "resumed")
  }

  @Test("S-07 a build that writes its own sources is ended, and the window names the file")
  func writesSources() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("")
    let count = setup.root.appending(path: ".count")
    try setup.begin(build: "echo x >> .count; date +%N > Made.swift; sleep 1000")
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "failed")
    // On a busy machine it takes more builds until six of them are alike.
    #expect(try String(contentsOf: count, encoding: .utf8).count >= 12)
  }

  @Test("S-03 one goes back to the program before the edit, and forward again")
  func goesBack() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented", name: "old")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    try setup.write("answer presented", name: "new")
    try setup.save("App.swift")
    for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
    for name in ["old", "new", "old"] {
      try setup.answer("exchange")
      for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
      #expect(setup.lastStarted == name)
    }
    // What is built next is kept in turn, and the program from before the edit stays that.
    try setup.write("answer presented", name: "newest")
    try setup.save("App.swift")
    for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
    #expect(setup.lastStarted == "newest")
    try setup.answer("exchange")
    for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
    #expect(setup.lastStarted == "old")
  }

  @Test("S-03 before the first edit there is no program to go back to")
  func nothingKept() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    try setup.answer("exchange")
    #expect(await setup.next() == "refused")
  }

  @Test("S-01 a build that waits for another one says so")
  func waits() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented", reporting: "buildWaits")
    try setup.begin(
      build: "echo \"Another instance of SwiftPM (PID: 1) is already running using '/p'\"")
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "buildWaits")
    for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
  }

  @Test("S-01 the user ends a build that never ends, and the next save builds again")
  func endlessBuild() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented", reporting: "current")
    let isEndless = setup.root.appending(path: ".endless")
    try Data().write(to: isEndless)
    try setup.begin(
      build: """
        if rm .endless 2>/dev/null; then wait=1000; else wait=0; fi
        echo '"builds"' > .reports
        sleep $wait
        """)
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "builds")
    try setup.answer("cancelBuild")
    #expect(await setup.next() == "current")
    try setup.write("answer presented")
    try setup.save("App.swift")
    #expect(await setup.next() == "builds")
    for report in ["asked", "resumed", "current", "ended"] {
      #expect(await setup.next() == report)
    }
  }

  @Test("S-01 a build begins when the cancelled one has ended")
  func buildsInTurn() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    try setup.write("answer presented")
    let isFirst = setup.root.appending(path: ".first")
    try Data().write(to: isFirst)
    // Asked to end, the first build writes its files for a while.
    try setup.begin(
      build: """
        trap 'sleep 0.3; echo "\\"stops\\"" > .reports; exit' TERM
        echo '"builds"' > .reports
        if rm .first 2>/dev/null; then sleep 1000 & wait; fi
        """)
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "builds")
    try setup.save("App.swift")
    for report in ["stops", "builds", "asked", "resumed", "ended"] {
      #expect(await setup.next() == report)
    }
  }

  @Test("S-02 the answer to a request that a save has replaced starts nothing")
  func staleAnswer() async throws {
    let setup = try SupervisedScripts()
    defer { setup.end() }
    let (stale, state) = (setup.root.path + "/.stale", setup.root.path + "/.state")
    // The second request is answered like the first one, before the state is there.
    try setup.write(
      """
      case "$*" in *--resume*)
        if [ -e '\(state)' ]; then answer presented; else report started early; fi;;
      esac
      answerRequest() {
        if [ -e '\(stale)' ]; then
          { cat '\(stale)'; sleep 0.3; touch '\(state)'; written "$1"; } > "$GLISSADE_SUPERVISOR"
        else
          written "$1" > '\(stale)'
        fi
      }
      """)
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    for reports in [["asked"], ["asked", "resumed", "ended"]] {
      try setup.save("App.swift")
      for report in reports { #expect(await setup.next() == report) }
    }
  }
}
