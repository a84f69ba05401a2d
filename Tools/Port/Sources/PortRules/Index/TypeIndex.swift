import SwiftSyntax

/// The types of all sources, by their qualified names.
struct TypeIndex {
  private(set) var types: [String: TypeInfo] = [:]
  /// The names of functions and type aliases outside of all types.
  private var functions: Set<String> = []
  /// The names of optional methods: UIKit's, and those of protocols in the sources.
  private(set) var optionalMethods = DelegateMethods.names
  /// The names of properties that code sets.
  private(set) var assigned: Set<String> = []
  /// The optional requirements of the sources' own protocols, by their full names.
  private(set) var own: [String: OptionalMember] = [:]
  /// The labels of initializers that are called on metatypes, by the names of classes.
  private(set) var metatypeCalls: [String: Set<[String]>] = [:]
  /// The names of generic types whose argument is a protocol somewhere.
  private(set) var typesOfProtocols: Set<String> = []
  /// The optional methods of UIKit's protocols, by their full names.
  private let uiKit = Dictionary(
    DelegateMethods.protocols.values.joined().map { ($0.fullName, $0) }
  ) { a, _ in a }

  init(_ sources: [ParsedSource]) {
    for (file, source) in sources.enumerated() {
      let builder = TypeIndexBuilder(file: file, types: types)
      builder.walk(source.tree)
      types = builder.types
      functions.formUnion(source.globalNames)
      assigned.formUnion(source.assignedNames)
    }
    for type in types.values {
      for member in type.optionalMembers { own[member.fullName] = member }
      optionalMethods.formUnion(type.optionalMembers.lazy.filter { $0.function != nil }.map(\.name))
    }
    let metatypes = MetatypeCallCollector(self)
    for source in sources { metatypes.walk(source.tree) }
    metatypeCalls = metatypes.calls
    let arguments = ProtocolArgumentCollector(self)
    for source in sources { arguments.walk(source.tree) }
    typesOfProtocols = arguments.types
    if own.isEmpty { return }
    let collector = OptionalUseCollector(self)
    for source in sources { collector.walk(source.tree) }
    for (name, value) in collector.values { own[name]?.value = .constant(value) }
  }

  /// Returns the optional requirement with a full name, the sources' own or UIKit's.
  func optionalMember(_ fullName: String) -> OptionalMember? { own[fullName] ?? uiKit[fullName] }

  subscript(name: String) -> TypeInfo? { types[name] }

  /// Returns whether the sources declare a method, or a function outside of all types, by a name.
  func hasMethod(_ name: String) -> Bool {
    functions.contains(name)
      || types.values.contains { $0.methods.contains { $0.name == name && !$0.isOverride } }
  }

  /// Returns whether the sources declare a type or a function outside of all types by a name.
  func declares(_ name: String) -> Bool {
    if let found = types[name], found.kind != .external { return true }
    return functions.contains(name)
  }

  /// Returns the qualified name of a type that is named inside another one, or nil if the sources
  /// do not declare it.
  func resolve(_ name: String, in scope: String?) -> String? {
    var parts = scope?.split(separator: ".").map(String.init) ?? []
    while true {
      let candidate = (parts + [name]).joined(separator: ".")
      if let found = types[candidate], found.kind != .external { return candidate }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }

  /// Returns the name of a type and those of its superclasses, as far as the sources declare them.
  func lineage(of name: String) -> [String] {
    var names = [name]
    while let last = names.last, let parent = types[last]?.inherited.first,
      let next = resolve(parent, in: last), types[next]?.kind == .class, !names.contains(next)
    {
      names.append(next)
    }
    return names
  }

  /// Returns the names of the classes in the sources that inherit from a class.
  func subclasses(of name: String) -> [String] {
    types.keys.filter { $0 != name && lineage(of: $0).contains(name) }.sorted()
  }

  /// Returns the methods of a type with a base name, those of its superclasses in the sources
  /// included; overrides count once.
  func methods(_ name: String, of type: String) -> [TypeInfo.Method] {
    var found: [TypeInfo.Method] = []
    for owner in lineage(of: type) {
      for method in types[owner]?.methods ?? [] where method.name == name {
        let isKnown = found.contains { $0.hasName(of: method) && $0.isOverride }
        if !isKnown { found.append(method) }
      }
    }
    return found
  }

  /// Returns the class of UIKit's an extension of which declares a member that a class overrides, or
  /// nil. Such a member cannot be overridden here.
  func extendedOriginal(of member: DeclSyntax, in owner: String) -> String? {
    let lineage = lineage(of: owner)
    let name = member.memberName
    let isOwn = lineage.dropFirst().contains { types[$0]?.declares(name) == true }
    guard !isOwn, let root = lineage.last.flatMap({ types[$0] })?.inherited.first else {
      return nil
    }
    let general = root.hasSuffix("Controller") ? "UIViewController" : "UIView"
    return [root, general, "UIResponder", "NSObject"].first { parent in
      types[parent]?.kind == .external && types[parent]?.declares(name) == true
    }
  }

  /// Returns the type of a property that is written in a type or its superclasses.
  func propertyType(_ name: String, of type: String) -> String? {
    lineage(of: type).lazy.compactMap { types[$0]?.properties[name] ?? nil }.first
  }

  /// Returns whether a type or one of its superclasses in the sources has a property.
  func hasProperty(_ name: String, in type: String) -> Bool {
    lineage(of: type).contains { types[$0]?.properties[name] != nil }
  }

  /// Returns the optional methods of a protocol, UIKit's or the sources' own.
  func optionalMethods(ofProtocol name: String) -> Set<String> {
    if let methods = DelegateMethods.protocols[name] { return Set(methods.map(\.name)) }
    return Set(types[name]?.optionalMembers.map(\.name) ?? [])
  }

  /// Returns whether the sources have a protocol of a name, which requires an initializer.
  func requiresInitializer(_ name: String) -> Bool { types[name]?.requiresInitializer == true }

  /// Returns whether only types that the sources do not declare conform to a protocol.
  func isForOthersOnly(_ name: String) -> Bool {
    let conforming = types.values.filter { $0.inherited.contains(name) }
    return !conforming.isEmpty && conforming.allSatisfy { $0.kind == .external }
  }

  /// Returns whether a type conforms to a protocol, as far as the sources say.
  func conforms(_ type: String, to name: String) -> Bool {
    lineage(of: type).contains { owner in
      types[owner]?.inherited.contains { parent in
        parent == name || (types[parent]?.kind == .protocol && conforms(parent, to: name))
      } == true
    }
  }
}
