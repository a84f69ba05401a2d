/// The names of classes. They are kept, because making one takes a microsecond.
@MainActor package enum ClassNames {
  private static var names: [ObjectIdentifier: String] = [:]

  /// Returns the name of a class without its module.
  package static func name(of type: AnyClass) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
