import Foundation

/// The rules for the package's sources. Each takes a file or the manifest as a value and returns
/// its faults, one sentence per fault, so that a test can pass a bad sample.
struct ArchitectureRules {
  /// The most lines of code of a file and of a function. Comments and blank lines do not count: a
  /// rule of length is no reason to leave out a comment, or to divide a type.
  static let longestFile = 400
  static let longestFunction = 40
  /// Files that are longer, with their number of lines and the reason.
  static let longFiles: [String: (lines: Int, reason: String)] = [
    "Sources/UIKitCore/Views/UIView.swift": (
      558, "Members that a client can override are declared in the class itself."
    ),
    "Sources/UIKitCore/Controllers/UIViewController.swift": (
      426, "Members that a client can override are declared in the class itself."
    ),
  ]
  /// Functions that are longer, in the same form.
  static let longFunctions: [String: (lines: Int, reason: String)] = [
    "Tests/DisplayTests/ReplayTests.swift buttons": (41, oneWalk),
    "Tests/UIKitContainersTests/Navigation/NavigationBarTests.swift buttons": (44, oneWalk),
    "Tests/UIKitCoreTests/Scenes/SettingsTests.swift direction": (41, oneWalk),
    "Tests/UIKitCoreTests/Scenes/SettingsTests.swift textSize": (45, oneWalk),
    "Tests/UIKitDynamicsTests/Dynamics/DynamicsPictureTests.swift picture": (43, oneWalk),
    "Tests/UIKitDynamicsTests/Dynamics/HierarchyTests.swift group": (41, oneWalk),
    "Tests/UIKitDynamicsTests/Ported/ShadeTests+Leaks.swift thousand": (42, oneWalk),
    "Tests/UIKitTransitionTests/Transitions/InterruptibleTests.swift caught": (43, oneWalk),
    "Tests/UIKitViewTests/DrivenTransitionTests.swift run": (46, oneWalk),
  ]
  private static let oneWalk = "Each step of the test continues from the one before."
  /// The most lines of a target that is no test, comments included: one can read it alone, and an
  /// edit checks no more than that.
  static let longestTarget = 10_000
  /// Targets that are longer, in the same form.
  static let longTargets: [String: (lines: Int, reason: String)] = [
    "UIKitCore": (25_000, "Members that a client can override name each other's types.")
  ]
  /// The numbers of assignments of tuples and of nested conditional expressions in sources. They
  /// only fall: whoever touches such a line writes it out, and lowers the number.
  static let tupleAssignments = 205
  static let nestedConditionals = 27
  /// The longest line, in characters, comments included.
  static let longestLine = 100

  let table: ModuleTable

  func faults(in file: SourceFile) -> [String] {
    importFaults(in: file) + lengthFaults(in: file) + wordFaults(in: file) + nameFaults(of: file)
      + isolationFaults(in: file)
      + queueFaults(in: file)
      + widthFaults(in: file)
      + expectationFaults(in: file)
  }

  // MARK: Imports

  func importFaults(in file: SourceFile) -> [String] {
    guard let row = table.row(file.target) else {
      return ["\(file.path): \(file.target) has no row in ModuleTable."]
    }
    let allowed = table.allowedImports(of: row)
    return ImportScanner(source: file.masked).imports().compactMap { found in
      let place = "\(file.path):\(found.line)"
      guard allowed.contains(found.module) else {
        return "\(place): \(row.name) may not import \(found.module)."
      }
      let isC = table.row(found.module)?.kind == .c
      guard !isC || row.kind == .tests || ["internal", "private"].contains(found.access) else {
        return "\(place): \(found.module) is C: say `internal import \(found.module)`."
      }
      return nil
    }
  }

  // MARK: Lengths

  func lengthFaults(in file: SourceFile) -> [String] {
    var faults: [String] = []
    let most = Self.longFiles[file.path]?.lines ?? Self.longestFile
    let count = file.masked.lines.count(where: MaskedSource.isCode)
    if count > most {
      faults.append("\(file.path): \(count) lines of code; a file here has at most \(most).")
    }
    for function in FunctionScanner(file.masked).functions() {
      let most =
        Self.longFunctions["\(file.path) \(function.name)"]?.lines ?? Self.longestFunction
      guard function.lineCount > most else { continue }
      faults.append(
        "\(file.path):\(function.line): \(function.name) has \(function.lineCount) lines of code;"
          + " a function has at most \(most).")
    }
    return faults
  }

  func targetFaults(in files: [SourceFile]) -> [String] {
    let targets = Dictionary(grouping: files.filter { !$0.isTest }, by: \.target)
    return targets.sorted { $0.key < $1.key }.compactMap { target, files in
      let most = Self.longTargets[target]?.lines ?? Self.longestTarget
      let count = files.reduce(0) { $0 + $1.text.count(where: \.isNewline) }
      return count > most ? "\(target): \(count) lines; it may have \(most)." : nil
    }
  }

  /// Lines that are too long; the formatter leaves comments and literal texts as they are.
  func widthFaults(in file: SourceFile) -> [String] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    // Counting characters takes longer than counting bytes, of which there are at least as many.
    let wide = lines.enumerated().filter {
      $0.element.utf8.count > Self.longestLine && $0.element.count > Self.longestLine
    }
    return wide.map {
      "\(file.path):\($0.offset + 1): \($0.element.count) characters; a line has at most"
        + " \(Self.longestLine)."
    }
  }

  // MARK: Expectations

  /// Expectations that join conditions: a failure does not say which one is false.
  func expectationFaults(in file: SourceFile) -> [String] {
    return ExpectationScanner(file.masked).joinedLines().map {
      "\(file.path):\($0): an expectation joins conditions; give each one its own."
    }
  }

  // MARK: Doc comments

  /// Public declarations and requirements of public protocols without a doc comment.
  func undocumented(in files: [SourceFile]) -> [String] {
    files.filter { !$0.isTest }.flatMap { file in
      DocCommentScanner(file).declarations().filter { !$0.isDocumented }.map {
        "\(file.path):\($0.line) is public and has no doc comment."
      }
    }
  }

  /// Words with which the summary of a doc comment does not begin: it is a noun phrase or a verb
  /// phrase.
  static let questionWords: Set<Substring> = [
    "How", "What", "When", "Where", "Whether", "Which", "Who", "Whose", "Why",
  ]

  /// Doc comments in sources that begin like a question.
  func summaryFaults(in file: SourceFile) -> [String] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    var wasDocumented = false
    return lines.enumerated().compactMap { number, line in
      let text = line.drop { $0 == " " }
      defer { wasDocumented = text.hasPrefix("///") }
      guard text.hasPrefix("/// "), !wasDocumented,
        let word = text.dropFirst(4).split(whereSeparator: { !$0.isLetter }).first,
        Self.questionWords.contains(word)
      else { return nil }
      return "\(file.path):\(number + 1): a summary is a noun or verb phrase, without “\(word)”."
    }
  }

  // MARK: Words

  /// Code that is refused everywhere, and code and comments that are refused in sources.
  func wordFaults(in file: SourceFile) -> [String] {
    var faults = [String]()
    for (number, line) in file.masked.lines.enumerated() {
      let place = "\(file.path):\(number + 1)"
      let packed = line.filter { !$0.isWhitespace }
      if packed.contains("canImport(UIKit)") {
        faults.append("\(place): canImport(UIKit) turns true once our own module is built.")
      }
      if !file.isTest, line.contains("try!") {
        faults.append("\(place): try! traps on an error of the system.")
      }
    }
    if file.isTest { return faults }
    for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      for word in ["TODO", "FIXME", "fatalError(\"unimplemented"] where line.contains(word) {
        faults.append("\(file.path):\(number + 1): \(word) in a source: do it or leave it out.")
      }
    }
    return faults
  }

  // MARK: Isolation

  /// Public declarations that ask for the main actor without `@preconcurrency` (N-17).
  func isolationFaults(in file: SourceFile) -> [String] {
    if file.isTest { return [] }
    return IsolationScanner(file.masked).strictDeclarations().map {
      "\(file.path):\($0.line): \($0.keyword) is public and @MainActor without @preconcurrency."
    }
  }

  // MARK: Openness

  /// Public members of open classes that clients cannot override (N-19).
  /// Members that lie in another module than their class, so that nobody can override them: they
  /// only tell where a controller is (decision 46).
  static let closedMembers: Set<String> = [
    "UIViewController.splitViewController", "UIViewController.tabBarController",
  ]

  func opennessFaults(in files: [SourceFile]) -> [String] {
    let scans = files.filter { !$0.isTest }.map { (file: $0, scanner: OpennessScanner($0.masked)) }
    let openClasses = Set(scans.flatMap { $0.scanner.openClasses })
    return scans.flatMap { file, scanner in
      scanner.members().filter {
        openClasses.contains($0.type) && !Self.closedMembers.contains("\($0.type).\($0.name)")
      }.map { member in
        "\(file.path):\(member.line): \(member.type).\(member.name) cannot be overridden:"
          + (member.isInExtension ? " declare it in the class." : " make it open.")
      }
    }
  }

  // MARK: Threads

  /// Work for the queues that a whole program shares: their threads are looked after once a second
  /// for as long as the program runs, and a window at rest must not wake. Serial queues
  /// and threads of one's own end when they have nothing to do.
  static let sharedQueues = [
    "DispatchQueue.global", "DispatchQueue.concurrentPerform", "attributes:.concurrent",
    "Task.detached", "OperationQueue(",
  ]

  func queueFaults(in file: SourceFile) -> [String] {
    if file.isTest { return [] }
    var faults: [String] = []
    for (number, line) in file.masked.lines.enumerated() {
      let packed = line.filter { !$0.isWhitespace }
      for word in Self.sharedQueues where packed.contains(word) {
        faults.append(
          "\(file.path):\(number + 1): \(word) wakes the program once a second; use a serial queue."
        )
      }
    }
    return faults
  }

  // MARK: Names

  func nameFaults(of file: SourceFile) -> [String] {
    let words = file.path.dropLast(".swift".count).split { "/+".contains($0) }
    return words.filter { ["Utils", "Helpers", "Extensions", "Misc"].contains($0) }.map {
      "\(file.path): \($0) names no subject."
    }
  }

  // MARK: The package

  func packageFaults(in manifest: PackageManifest) -> [String] {
    var faults: [String] = []
    for (name, found) in manifest.dependencies.sorted(by: { $0.key < $1.key }) {
      guard let row = table.row(name) else {
        faults.append("Package.swift: the target \(name) has no row in ModuleTable.")
        continue
      }
      let (extra, missing) = (
        Set(found).subtracting(row.dependencies), Set(row.dependencies).subtracting(found)
      )
      faults += extra.sorted().map { "Package.swift: \(name) may not depend on \($0)." }
      faults += missing.sorted().map { "Package.swift: \(name) does not depend on \($0)." }
    }
    for row in table.rows where manifest.dependencies[row.name] == nil {
      faults.append("Package.swift: there is no target \(row.name).")
    }
    return faults
  }
}
