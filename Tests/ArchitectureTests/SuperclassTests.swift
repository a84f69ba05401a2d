import Testing

/// The superclasses of public classes, compared with UIKit's own.
@Suite struct SuperclassTests {
  private func classes(_ text: String) -> [ClassScanner.Declaration] {
    ClassScanner(MaskedSource(text)).publicClasses
  }

  @Test("N-19 the superclasses of each public class are those of UIKit, and no others")
  func chains() throws {
    let found = try PackageTree.files.get().filter { !$0.isTest }
      .flatMap { ClassScanner($0.masked).publicClasses }
    let faults = SuperclassTable.faults(in: found)
    #expect(faults.isEmpty, "\n\(faults.joined(separator: "\n"))")
    #expect(found.count > 130)
    let names = Set(found.map(\.name))
    #expect(SuperclassTable.ours.isSubset(of: names))
    #expect(Set(SuperclassTable.superclasses.keys).isSubset(of: names))
  }

  @Test(
    "the head of a class is read over several lines, and with generic parameters",
    arguments: [
      ("@preconcurrency @MainActor open class A: B {", "B"), ("open class A {", nil),
      ("@preconcurrency @MainActor\nopen class A<\n  C: Hashable, D: B\n>: E, F\n{", "E"),
      ("public final class A: @unchecked Sendable {", "unchecked"), ("open class A: B<A> {", "B"),
    ])
  func heads(text: String, inherited: String?) {
    #expect(classes(text) == [.init(name: "A", firstInherited: inherited)])
    #expect(classes("/* " + text + "} */").isEmpty)
    #expect(classes(text.replacing("open", with: "").replacing("public", with: "")).isEmpty)
  }

  @Test("a superclass between two of UIKit's, and a missing one, are faults")
  func faults() {
    let text = """
      open class UIResponder: NSObject {}
      open class Traits: UIResponder {}
      open class UIView: Traits {}
      open class UIAction: NSObject {}
      public final class UIColor: Sendable {}
      """
    #expect(
      SuperclassTable.faults(in: classes(text)) == [
        "The superclass of Traits is UIResponder and not NSObject.",
        "The superclass of UIView is Traits and not UIResponder.",
        "The superclass of UIColor is none and not NSObject.",
      ])
  }
}
