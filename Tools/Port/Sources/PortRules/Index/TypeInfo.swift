/// The facts that sources state about a type: in its declaration and in all extensions of it.
struct TypeInfo {
  enum Kind { case `class`, `protocol`, value, external }

  struct Method: Hashable {
    let name: String
    /// The argument labels, `_` where there is none.
    let labels: [String]
    let isStatic: Bool
    let isOverride: Bool

    /// The name with its labels.
    var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// A Boolean value that indicates whether two methods have the same full name.
    func hasName(of other: Method) -> Bool { name == other.name && labels == other.labels }
  }

  /// Returns whether the sources declare a member, and not only override it, by its name with its
  /// labels.
  func declares(_ name: String) -> Bool {
    properties[name] != nil && !overriddenProperties.contains(name)
      || methods.contains { $0.fullName == name && !$0.isOverride }
  }

  /// The kind, `external` while only extensions are known.
  var kind = Kind.external
  /// The index of the file with the declaration.
  var file: Int?
  var isFinal = false
  /// The names in the declaration's inheritance clause, in order, and then those that extensions
  /// add.
  var inherited: [String] = []
  var methods: [Method] = []
  /// The stored and computed properties with their types, where these are written.
  var properties: [String: String?] = [:]
  /// The names of properties whose written type is an optional.
  var optionalProperties: Set<String> = []
  /// The names of overridden properties.
  var overriddenProperties: Set<String> = []
  /// A Boolean value that indicates whether the protocol requires an initializer.
  var requiresInitializer = false
  /// The extensions of a protocol without their initializers, written as extensions of all objects.
  var extensions: [String] = []
  /// The optional requirements of a protocol.
  var optionalMembers: [OptionalMember] = []
}
