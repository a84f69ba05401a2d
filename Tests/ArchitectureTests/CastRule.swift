// Unsafe casts stand at one place each, with a proof and a test.
extension ArchitectureRules {
  /// The files that may contain casts, which the compiler does not check.
  static let casts = [
    // Metatypes of classes whose initializers are not known at compile time.
    "Sources/UIKitBase/Runtime/ObjectMaker.swift",
    // C functions and their addresses.
    "Sources/GlissadeWindow/Window/FunctionAddress.swift",
  ]

  /// Unsafe casts in sources.
  func castFaults(in file: SourceFile) -> [String] {
    guard !file.isTest, !Self.casts.contains(file.path) else { return [] }
    return file.masked.lines.enumerated().flatMap { number, line in
      ["unsafeBitCast", "unsafeDowncast"].filter { line.contains($0) }.map {
        "\(file.path):\(number + 1): \($0) stands at one place, which CastRule names."
      }
    }
  }
}
