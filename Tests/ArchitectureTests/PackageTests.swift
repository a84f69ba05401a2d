import Testing

/// Tests that the package obeys the rules.
@Suite struct PackageTests {
  private let rules = ArchitectureRules(table: .glissade)

  @Test("every import is in the table of modules")
  func imports() throws { try expectNone(rules.importFaults) }

  @Test("no file has over 400 lines of code, no function over 40")
  func lengths() throws { try expectNone(rules.lengthFaults) }

  @Test("no source has more assignments of tuples or nested conditional expressions than before")
  func expressions() throws {
    let scanners = try PackageTree.files.get().filter { !$0.isTest }.map {
      (path: $0.path, scanner: ExpressionScanner($0.masked))
    }
    let tuples = scanners.flatMap { file in
      file.scanner.tupleAssignments().map { "\(file.path):\($0)" }
    }
    let conditionals = scanners.flatMap { file in
      file.scanner.nestedConditionals().map { "\(file.path):\($0)" }
    }
    #expect(
      tuples.count <= ArchitectureRules.tupleAssignments, "\n\(tuples.joined(separator: "\n"))")
    #expect(
      conditionals.count <= ArchitectureRules.nestedConditionals,
      "\n\(conditionals.joined(separator: "\n"))")
  }

  @Test("no line is longer than 100 characters, comments included")
  func width() throws { try expectNone(rules.widthFaults) }

  @Test("every expectation has one condition")
  func expectations() throws { try expectNone(rules.expectationFaults) }

  @Test("every public declaration has a doc comment")
  func docComments() throws {
    let found = rules.undocumented(in: try PackageTree.files.get())
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }

  @Test("no doc comment begins like a question")
  func summaries() throws {
    let files = try PackageTree.files.get() + PackageTree.filesOfOtherPackages.get()
    let found = files.flatMap(rules.summaryFaults)
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }

  @Test("no code asks whether UIKit can be imported; sources have no try!, no TODO, no stub")
  func words() throws { try expectNone(rules.wordFaults) }

  @Test("N-17 every public main-actor declaration is @preconcurrency")
  func isolation() throws { try expectNone(rules.isolationFaults) }

  @Test("a target can be read alone")
  func targets() throws {
    let faults = rules.targetFaults(in: try PackageTree.files.get())
    #expect(faults == [])
  }

  @Test("N-19 the public members of open classes are open, and in the class")
  func openness() throws {
    let faults = rules.opennessFaults(in: try PackageTree.files.get())
    #expect(faults.isEmpty, "\n\(faults.joined(separator: "\n"))")
  }

  @Test("unsafe casts stand at one place for each kind")
  func casts() throws { try expectNone(rules.castFaults) }

  @Test("files and folders are named after a subject")
  func names() throws { try expectNone(rules.nameFaults) }

  @Test("the targets of Package.swift depend on what the table says")
  func package() throws {
    let faults = rules.packageFaults(in: try PackageTree.manifest.get())
    #expect(faults.isEmpty, "\n\(faults.joined(separator: "\n"))")
  }

  @Test("the files of every Swift target are found")
  func found() throws {
    let targets = Set(try PackageTree.files.get().map(\.target))
    for row in rules.table.rows where row.kind != .c {
      #expect(targets.contains(row.name), "There is no file of \(row.name).")
    }
  }

  private func expectNone(_ faults: (SourceFile) -> [String]) throws {
    let found = try PackageTree.files.get().flatMap(faults)
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }
}
