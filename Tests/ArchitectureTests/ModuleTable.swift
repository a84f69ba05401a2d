/// The dependencies between modules: the table of the article Architecture as data.
///
/// Every target of `Package.swift` has a row here and depends on exactly what its row lists.
struct ModuleTable {
  /// One target.
  struct Row {
    enum Kind {
      /// A module of C headers, which has no imports, and which is imported `internal` or
      /// `private`.
      case c
      case swift
      case tests
    }

    let name: String
    let kind: Kind
    /// The direct dependencies: targets and products.
    let dependencies: [String]
    /// The modules of the system or toolchain that the target may import besides Foundation.
    let system: Set<String>
    /// A Boolean value that indicates whether the target may import its direct dependencies only.
    let isExact: Bool

    static func c(_ name: String) -> Row {
      Row(name: name, kind: .c, dependencies: [], system: [], isExact: true)
    }
    static func module(
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

  /// Returns the modules that files of `row` may import: its dependencies and theirs, except for
  /// modules of C, which only direct dependents may import.
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
  /// The modules of this package.
  static let glissade = ModuleTable(rows: sources + tests)
  /// The modules whose types a client sees.
  static let clientModules =
    umbrella + ["UIKit", "GlissadeLayers", "GlissadeDrawing", "GlissadeGeometry", "OSLog"]
  /// The modules of which UIKit consists.
  static let umbrella =
    ["UIKitBase"] + (glissade.row("UIKit")?.dependencies.filter { $0.hasPrefix("UIKit") } ?? [])

  private static let sources: [Row] = [
    .c("CSDL2"),
    .c("CPango"),
    .c("CBox2D"),
    .c("CMalloc"),
    .c("CPixels"),
    .module("GlissadeFiles", system: ["Glibc"]),
    .module("GlissadeGeometry"),
    .module("GlissadeMotion", ["GlissadeGeometry"]),
    .module(
      "GlissadeDrawing", ["GlissadeGeometry", "GlissadeFiles"], system: ["Synchronization"]),
    .module("GlissadeDynamics", ["GlissadeGeometry", "CBox2D"]),
    .module("GlissadeLayers", ["GlissadeDrawing", "GlissadeMotion"]),
    .module("GlissadeGestures", ["GlissadeMotion"]),
    .module("GlissadeTransitions", ["GlissadeMotion"]),
    .module("GlissadeSprings", ["GlissadeMotion"]),
    .module("GlissadeLayout"),
    .module("GlissadeReplay", ["GlissadeGestures", "GlissadeDrawing"], system: ["Glibc"]),
    .module("_Testing_CoreGraphics"),
    .module("CoreGraphics", ["GlissadeDrawing", "_Testing_CoreGraphics"]),
    .module("QuartzCore", ["CoreGraphics", "GlissadeLayers"]),
    .module("_Testing_UIKit"),
    .module("UIKitBase", ["GlissadeLayers", "GlissadeGestures", "GlissadeTransitions"]),
    .module(
      "UIKitCore",
      ["UIKitBase", "GlissadeGestures", "GlissadeTransitions", "GlissadeLayout", "GlissadeReplay"]),
    .module("UIKitControls", ["UIKitCore"]),
    .module("UIKitLists", ["UIKitCore"]),
    .module("UIKitText", ["UIKitControls", "UIKitCore"]),
    .module("UIKitDynamics", ["UIKitCore", "GlissadeDynamics"]),
    .module("UIKitContainers", ["UIKitControls", "UIKitCore"]),
    .module(
      "UIKit",
      [
        "UIKitControls", "UIKitCore", "UIKitLists", "UIKitText", "UIKitDynamics",
        "UIKitContainers", "_Testing_UIKit",
      ]),
    .module("OSLog", ["UIKitBase"]),
    .module(
      "GlissadeRaster", ["GlissadeDrawing", "CPango", "CPixels", "CSDL2"],
      system: ["Synchronization"]),
    .module(
      "GlissadeFit", ["GlissadeMotion", "GlissadeReplay", "GlissadeRaster"], system: ["Glibc"]),
    .module("GlissadeReleaseMap", ["UIKit"], system: ["Glibc"]),
    .module("GlissadeTesting", ["UIKit", "GlissadeRaster", "GlissadeReleaseMap"]),
    .module(
      "GlissadeWindow", ["UIKit", "GlissadeRaster", "CSDL2", "CMalloc"],
      system: ["Glibc", "Synchronization", "CoreFoundation"]),
    .module(
      "GlissadeInstrument",
      ["GlissadeInspector", "GlissadeSprings", "GlissadeWindow", "GlissadeReleaseMap"],
      system: ["Synchronization"]),
    .module("GlissadeReload", ["GlissadeFiles"], system: ["Dispatch", "Glibc"]),
    .module(
      "Glissade",
      ["GlissadeInstrument", "GlissadeReload", "GlissadeReleaseMap", "GlissadeShare"],
      system: ["Dispatch", "Synchronization"]),
    .module("GlissadeAssets"),
    .module("GlissadePage"),
    .module("GlissadeDemo", ["UIKit"], isExact: true),
    .module("PhotosDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], isExact: true),
    .module("PullDownDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], isExact: true),
    .module("PanelDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], isExact: true),
    .module("FlipCardDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], isExact: true),
    .module("ThrowDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], isExact: true),
    .module("ShadeDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], isExact: true),
    .module("PlaygroundDemo", ["UIKit", "GlissadeDemo"], isExact: true),
    .module("StackDemo", ["UIKit", "GlissadeDemo"], isExact: true),
    .module("TabsDemo", ["UIKit", "GlissadeDemo"], isExact: true),
    .module("ContainerDemo", ["UIKit", "GlissadeDemo"], isExact: true),
    .module("SheetDemo", ["UIKit", "GlissadeDemo"], isExact: true),
    .module(
      "GlissadeGallery",
      [
        "GlissadeDemo", "ContainerDemo", "FlipCardDemo", "PanelDemo", "PhotosDemo",
        "PlaygroundDemo", "PullDownDemo", "ShadeDemo", "SheetDemo", "StackDemo", "TabsDemo",
        "ThrowDemo",
      ]),
    .module("GlissadeCapture", ["UIKit"], isExact: true),
    .module("GlissadeInspector", ["UIKit", "GlissadeSprings"]),
    .module(
      "GlissadeSandbox",
      [
        "Glissade", "GlissadeFit", "GlissadeGallery", "GlissadeInspector", "GlissadeShare",
        "GlissadeSprings", "ArgumentParser",
      ]),
    .module(
      "GlissadeShare", ["UIKit", "GlissadeRaster", "GlissadePage"], system: ["Synchronization"]),
    .module(
      "GlissadeBenchmark",
      ["Glissade", "GlissadeDynamics", "GlissadeGallery", "ArgumentParser"],
      system: ["Glibc", "Synchronization"]),
  ]

  private static let tests: [Row] = [
    .c("CXTest"),
    .tests("TestMaterial", system: ["Synchronization"]),
    .tests("UIKitTestSupport", ["UIKit", "GlissadeTesting"]),
    .tests("ArchitectureTests"),
    .tests("GlissadeFilesTests", ["GlissadeFiles", "TestMaterial"], system: ["Glibc"]),
    .tests("GlissadeGeometryTests", ["GlissadeGeometry", "TestMaterial"]),
    .tests("GlissadeMotionTests", ["GlissadeMotion", "TestMaterial"]),
    .tests("GlissadeSpringsTests", ["GlissadeSprings", "TestMaterial"]),
    .tests("GlissadeDrawingTests", ["GlissadeDrawing", "TestMaterial"]),
    .tests("GlissadeLayersTests", ["GlissadeLayers", "TestMaterial"]),
    .tests("GlissadeGesturesTests", ["GlissadeGestures", "TestMaterial"]),
    .tests("GlissadeTransitionsTests", ["GlissadeTransitions"]),
    .tests("GlissadeLayoutTests", ["GlissadeLayout", "TestMaterial"]),
    .tests(
      "GlissadeReplayTests", ["GlissadeReplay", "GlissadeTesting", "TestMaterial"],
      system: ["Dispatch", "Glibc"]),
    .tests("GlissadeDynamicsTests", ["GlissadeDynamics", "TestMaterial"]),
    .tests("GlissadeRasterTests", ["GlissadeRaster", "TestMaterial"]),
    .tests("GlissadeFitTests", ["GlissadeFit", "TestMaterial"]),
    .tests("UIKitTextTests", ["UIKit", "GlissadeTesting"]),
    .tests("UIKitReleaseTests", ["UIKit", "GlissadeTesting"], system: ["Glibc"]),
    .tests(
      "GlissadeReleaseMapTests", ["GlissadeReleaseMap", "GlissadeTesting"], system: ["Glibc"]),
    .tests("UIKitViewTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    .tests("UIKitCoreTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    .tests("UIKitGestureTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    .tests(
      "UIKitTransitionTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    .tests("UIKitControlsTests", ["UIKit", "GlissadeTesting", "UIKitTestSupport"]),
    .tests("UIKitListsTests", ["UIKit", "TestMaterial"]),
    .tests(
      "UIKitContainersTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    .tests("UIKitDynamicsTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    .tests("UIKitLayoutTests", ["UIKit", "GlissadeTesting"]),
    .tests("UIKitListTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    .tests("UIKitSheetTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    .tests("UIKitBarTests", ["UIKit", "GlissadeTesting"]),
    .tests("UIKitZoomTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    .tests("UIKitZoomScrollTests", ["GlissadeTesting"]),
    .tests("UIKitCompatibilityTests", ["UIKit", "OSLog", "GlissadeTesting", "TestMaterial"]),
    .tests("GlissadeTestingTests", ["GlissadeTesting", "TestMaterial"]),
    .tests("GlissadeReloadTests", ["GlissadeReload", "GlissadeFiles", "TestMaterial"]),
    .tests("SnippetTests", ["UIKit", "OSLog", "GlissadeTesting"]),
    .tests(
      "ClientTests",
      ["UIKit", "CoreGraphics", "QuartzCore", "GlissadeTesting", "TestMaterial"],
      system: ["Glibc"]),
    .tests("GlissadeGalleryTests", ["GlissadeGallery", "GlissadeTesting", "TestMaterial"]),
    .tests("ApiFuzzTests", ["UIKit", "GlissadeTesting", "TestMaterial"], system: ["Glibc"]),
    .tests(
      "FuzzTests",
      ["GlissadeGallery", "GlissadeAssets", "GlissadeTesting", "TestMaterial", "CMalloc"]),
    .tests("GlissadeWindowTests", ["GlissadeWindow", "CSDL2", "TestMaterial"]),
    .tests(
      "GlissadeCaptureTests",
      ["GlissadeCapture", "GlissadeSandbox", "GlissadeTesting", "TestMaterial"]),
    .tests("GlissadeTests", ["Glissade", "TestMaterial"]),
    .tests("GlissadeInspectorTests", ["GlissadeInspector"]),
    .tests(
      "GlissadeInstrumentTests",
      [
        "GlissadeInstrument", "GlissadeReleaseMap", "GlissadeSandbox", "GlissadeTesting",
        "TestMaterial",
      ]),
    .tests("GlissadeSandboxTests", ["GlissadeSandbox", "TestMaterial"]),
    .tests(
      "GlissadeShareTests", ["GlissadeShare", "GlissadeSandbox", "TestMaterial"],
      system: ["Glibc", "Synchronization"]),
    .tests(
      "DisplayTests",
      [
        "CXTest", "GlissadeGallery", "GlissadeInspector", "GlissadeSandbox", "GlissadeTesting",
        "TestMaterial",
      ],
      system: ["Dispatch", "Glibc", "Synchronization"]),
  ]
}
