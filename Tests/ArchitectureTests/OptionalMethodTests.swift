import Testing

/// The optional methods of public protocols, compared with the list of the porting tool, which
/// edits their calls.
@Suite struct OptionalMethodTests {
  /// Protocols whose defaults are no optional methods.
  private static let others: Set<String> = [
    "DelegateObject", "UIViewControllerTransitionCoordinator",
  ]

  @Test("N-36 the porting tool knows every optional method of a public protocol")
  func known() throws {
    let list = try PackageTree.text(
      of: "Tools/Port/Sources/PortRules/Tables/DelegateMethods.txt")
    let sources = try PackageTree.files.get().filter {
      ModuleTable.clientModules.contains($0.target)
    }
    let methods = OptionalMethods(in: sources.map { $0.masked.lines.joined(separator: "\n") })
    #expect(methods.names.count > 25)
    for (name, found) in methods.names where !Self.others.contains(name) {
      #expect(list.contains("\n\(name):"), "\(name) is not in the tool's list.")
      for method in found {
        #expect(list.contains("func \(method)("), "\(name).\(method) is not in the tool's list.")
      }
    }
  }

  @Test("a requirement with a default of the same name is an optional method, any other is none")
  func optional() {
    let text = """
      public protocol A: B {
        func f()
        func g(_ a: Int)
        var v: Int { get }
      }
      extension A {
        public func g(_ a: Int) {}
        public func h() {}
      }
      """
    #expect(OptionalMethods(in: [text]).names == ["A": ["g"]])
  }
}

/// The requirements of public protocols that have defaults, by the names of the protocols.
private struct OptionalMethods {
  var names: [String: Set<String>] = [:]

  init(in sources: [String]) {
    var required: [Substring: Set<Substring>] = [:]
    for source in sources {
      for match in source.matches(of: #/(?ms)^[^\n]*public protocol (\w+)[^{]*\{\n(.*?)^\}/#) {
        required[match.1] = Set(match.2.matches(of: #/func (\w+)/#).map(\.1))
      }
    }
    for source in sources {
      for match in source.matches(of: #/(?ms)^extension (\w+)[^{\n]*\{(.*?)^\}/#) {
        let defaults = match.2.matches(of: #/public func (\w+)/#).map(\.1)
        let found = Set(defaults).intersection(required[match.1] ?? [])
        if !found.isEmpty { names[String(match.1), default: []].formUnion(found.map(String.init)) }
      }
    }
  }
}
