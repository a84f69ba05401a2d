/// Which module may import which: the table of the article Architecture, as data.
///
/// Every target of `Package.swift` has a row here and depends on exactly what its row lists.
struct ModuleTable {
  /// One target.
  struct Row {
    enum Kind {
      /// Holds C headers only: no imports, and never imported but `internal` or `private`.
      case c
      case swift
      case tests
    }

    let name: String
    let kind: Kind
    /// The targets and products it depends on directly.
    let dependencies: [String]
    /// Modules of the system or toolchain that it may import besides Foundation.
    let system: Set<String>
    /// Whether it may import only what it lists, and nothing that these bring along.
    let isExact: Bool

    static func c(_ name: String) -> Row {
      Row(name: name, kind: .c, dependencies: [], system: [], isExact: true)
    }
    static func room(
      _ name: String, _ dependencies: [String] = [], system: Set<String> = [],
      isExact: Bool = false
    ) -> Row {
      Row(name: name, kind: .swift, dependencies: dependencies, system: system, isExact: isExact)
    }
    static func tests(
      _ name: String, _ dependencies: [String] = [], system: Set<String> = []
    ) -> Row {
      Row(
        name: name, kind: .tests, dependencies: dependencies, system: system.union(["Testing"]),
        isExact: false)
    }
  }

  let rows: [Row]

  func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// Everything that files of `row` may import. What a dependency may import comes along, except
  /// C, which stays with those who list it.
  func allowedImports(of row: Row) -> Set<String> {
    var allowed = row.system.union(["Foundation"]).union(row.dependencies)
    if row.isExact { return allowed }
    var pending = row.dependencies
    while let name = pending.popLast() {
      for next in self.row(name)?.dependencies ?? [] where self.row(next)?.kind != .c {
        if allowed.insert(next).inserted { pending.append(next) }
      }
    }
    return allowed
  }
}

extension ModuleTable {
  /// The modules that there are.
  static let glissade = ModuleTable(rows: sources + tests)

  private static let sources: [Row] = [
    .c("CSDL2"),
    .c("CPango"),
    .c("CBox2D"),
    .c("CMalloc"),
    .room("GlissadeGeometry"),
    .room("GlissadeMotion", ["GlissadeGeometry"]),
    .room("GlissadeDrawing", ["GlissadeGeometry"], system: ["Synchronization"]),
    .room("GlissadeDynamics", ["GlissadeGeometry", "CBox2D"]),
    .room("GlissadeLayers", ["GlissadeDrawing", "GlissadeMotion"]),
    .room("GlissadeGestures", ["GlissadeMotion"]),
    .room("GlissadeTransitions", ["GlissadeMotion"]),
    .room("GlissadeReplay", ["GlissadeGestures", "GlissadeDrawing"], system: ["Glibc"]),
    .room("_Testing_CoreGraphics"),
    .room("CoreGraphics", ["GlissadeDrawing", "_Testing_CoreGraphics"]),
    .room("QuartzCore", ["CoreGraphics", "GlissadeLayers"]),
    .room("_Testing_UIKit"),
    .room(
      "UIKit",
      [
        "GlissadeLayers", "GlissadeGestures", "GlissadeTransitions", "GlissadeDynamics",
        "GlissadeReplay", "_Testing_UIKit",
      ]),
    .room("GlissadeRaster", ["GlissadeDrawing", "CPango", "CSDL2"], system: ["Synchronization"]),
    .room("GlissadeTesting", ["UIKit", "GlissadeRaster"]),
    .room(
      "Glissade", ["GlissadeInspector", "GlissadeRaster", "CSDL2", "CMalloc"],
      system: ["Dispatch", "Glibc", "Synchronization", "CoreFoundation"]),
    .room("GlissadeAssets"),
    .room("GlissadeGallery", ["UIKit", "GlissadeAssets"], isExact: true),
    .room("GlissadeInspector", ["UIKit"]),
    .room(
      "GlissadeSandbox", ["Glissade", "GlissadeGallery", "GlissadeInspector", "ArgumentParser"]),
    .room(
      "GlissadeBenchmark",
      ["Glissade", "GlissadeDynamics", "GlissadeGallery", "ArgumentParser"]),
  ]

  private static let tests: [Row] = [
    .c("CXTest"),
    .tests("TestMaterial"),
    .tests("ArchitectureTests"),
    .tests("GlissadeGeometryTests", ["GlissadeGeometry", "TestMaterial"]),
    .tests("GlissadeMotionTests", ["GlissadeMotion", "TestMaterial"]),
    .tests("GlissadeDrawingTests", ["GlissadeDrawing"]),
    .tests("GlissadeLayersTests", ["GlissadeLayers", "TestMaterial"]),
    .tests("GlissadeGesturesTests", ["GlissadeGestures", "TestMaterial"]),
    .tests("GlissadeTransitionsTests", ["GlissadeTransitions"]),
    .tests(
      "GlissadeReplayTests", ["GlissadeReplay", "GlissadeTesting", "TestMaterial"],
      system: ["Dispatch", "Glibc"]),
    .tests("GlissadeDynamicsTests", ["GlissadeDynamics", "TestMaterial"]),
    .tests("GlissadeRasterTests", ["GlissadeRaster"]),
    .tests("UIKitTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    .tests("GlissadeTestingTests", ["GlissadeTesting"]),
    .tests(
      "ClientTests", ["UIKit", "CoreGraphics", "QuartzCore", "GlissadeTesting"], system: ["Glibc"]),
    .tests("GlissadeGalleryTests", ["GlissadeGallery", "GlissadeTesting", "TestMaterial"]),
    .tests("FuzzTests", ["GlissadeGallery", "GlissadeTesting", "TestMaterial", "CMalloc"]),
    .tests("GlissadeTests", ["Glissade", "CSDL2"]),
    .tests(
      "GlissadeInspectorTests", ["GlissadeInspector", "GlissadeSandbox", "TestMaterial"]),
    .tests("GlissadeSandboxTests", ["GlissadeSandbox"]),
    .tests(
      "DisplayTests", ["CXTest", "GlissadeSandbox"],
      system: ["Dispatch", "Glibc", "Synchronization"]),
  ]
}
