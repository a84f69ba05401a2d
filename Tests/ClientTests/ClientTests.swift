import Testing

/// A client of the products alone, in Swift 5 mode: what it cannot reach is not there.
@Suite struct ClientTests {
  /// Runs a part of the client, and expects of it at least so many expectations that hold, and no
  /// other.
  private func run(_ part: String, atLeast count: Int) throws {
    let report = try ClientProgram.swift5.get().run(part)
    #expect(report.failed.isEmpty, "\n\(report.failed.joined(separator: "\n"))")
    #expect(report.passed.count >= count)
    #expect(report.status == 0, "\(report.output.suffix(2000))")
  }

  @Test("N-17 N-22 a client in Swift 5 mode compiles without an edit for isolation")
  func compiles() throws { _ = try ClientProgram.swift5.get() }

  @Test("N-17 D-08 a wrapped card with a driver of its own passes 300 random strokes")
  func card() throws { try run("card", atLeast: 3) }

  @Test("N-19 what UIKit lets one override is overridden, and called")
  func overrides() throws { try run("overrides", atLeast: 16) }

  @Test("N-95 Y-05 layout code with constraints, guides, stacks and formats works as it is")
  func layout() throws { try run("layout", atLeast: 14) }

  @Test("N-10 names from before Swift 4.2 work")
  func oldNames() throws { try run("names", atLeast: 6) }

  @Test("M-01 N-13 N-18 N-21 numbers, modules and starting points are UIKit's")
  func surface() throws { try run("surface", atLeast: 25) }

  @Test("N-20 the log reads well, and leaves out what is harmless")
  func logs() throws { try run("logs", atLeast: 9) }

  @Test("R-06 a page follows the wish for less motion, and its changes")
  func reducedMotion() throws { try run("motion", atLeast: 4) }

  @Test("Q-01 Q-03 a program zooms a page, and carries a view over")
  func zooms() throws { try run("zooms", atLeast: 5) }

  @Test("E-22 M-08 M-11 a program releases by a rule, and keeps the velocity of a gesture")
  func releases() throws { try run("releases", atLeast: 19) }

  @Test("O-02 O-03 a program follows several touches, pinches and rotations")
  func touches() throws { try run("touches", atLeast: 10) }

  @Test("N-23 Xcode's templates of an application launch")
  func launch() throws { try run("launch", atLeast: 12) }

  @Test("N-24 N-25 N-27 traits, sizes, segues and what surrounds a phone's screen")
  func environment() throws { try run("environment", atLeast: 20) }

  @Test("N-12 N-26 notifications, timers, key–value observing and objects of values")
  func observing() throws { try run("observing", atLeast: 18) }

  @Test("V-05 V-12 V-14 V-16 collection views work as a program uses them")
  func lists() throws { try run("lists", atLeast: 20) }

  @Test("N-28 N-29 switches, segments, indicators, alerts and storyboards")
  func controls() throws { try run("controls", atLeast: 30) }

  @Test("K-13 N-39 N-40 N-41 N-42 N-43 N-44 texts and what goes with them")
  func texts() throws { try run("texts", atLeast: 22) }

  @Test("L-20 a number that no call can use is refused at the call, and the program goes on")
  func numbers() throws { try run("numbers", atLeast: 1000) }

  @Test("I-11 N-33 layers of one's own, dynamic colors and transitions of content")
  func layers() throws { try run("layers", atLeast: 35) }

  @Test("P-01 P-02 P-04 sheets work as a program uses them")
  func sheets() throws { try run("sheets", atLeast: 7) }

  @Test("N-34 N-35 N-36 N-37 N-92 N-93 N-94 habits of libraries work as they are")
  func compatibility() throws { try run("compatibility", atLeast: 22) }

  @Test("N-22 N-72 libraries as for an iPhone compile after the porting tool's edits")
  func libraries() throws { _ = try ClientProgram.libraries.get() }

  @Test(
    "N-72 a ported library works",
    arguments: ["drawer", "cards", "menu", "pop", "reveal", "shared"])
  func library(name: String) throws {
    let report = try ClientProgram.libraries.get().run(name)
    #expect(report.failed.isEmpty, "\n\(report.failed.joined(separator: "\n"))")
    #expect(report.passed.count >= 4)
    #expect(report.status == 0, "\(report.output.suffix(2000))")
  }

  @Test("N-17 a client in Swift 6 mode compiles, with warnings where UIKit has them")
  func swift6() throws {
    let report = try ClientProgram.checkTypes(of: "ClientSix", inSwift: 6)
    #expect(report.status == 0, "\(report.output.suffix(2000))")
    let warnings = report.output.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.contains { $0.contains("Helper.swift") })
    #expect(warnings.filter { !$0.contains("Helper.swift") } == [])
  }
}
