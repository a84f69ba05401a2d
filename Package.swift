// swift-tools-version: 6.2
import PackageDescription

/// In the debug builds of `.ci/test` and `.ci/sanitize` the modules are optimized: the tests take
/// half the time, and the overflow, bounds and exclusivity checks stay. A client's build has none of
/// the flags, with which a package cannot be a dependency.
let optimization: [SwiftSetting] =
  Context.environment["GLISSADE_OPTIMIZED"] == nil
  ? []
  : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// A module. It may import its dependencies and nothing else, as the article Architecture says and
/// `Tests/ArchitectureTests` check.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: optimization)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil,
  exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, resources: resources)
}

/// Tests that see what a client sees: nothing of the access level “package”, in Swift 5 mode.
func clientTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, packageAccess: false,
    swiftSettings: [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
    ])
}

/// The condition under which executables contain Swift's libraries: in release builds. Finding and
/// binding the shared ones takes a third of the time to the first frame. A library cannot have this
/// setting, because packages with unsafe flags cannot be dependencies.
let standalone = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// The linking of such executables: with Swift's libraries, at a fixed address, and without names
/// for libraries that are loaded later (decision 43).
let standaloneLinking: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"], standalone)
]

let package = Package(
  name: "Glissade",
  products: [
    .executable(name: "glissade", targets: ["GlissadeSandbox"]),
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "OSLog"]),
    .library(name: "Glissade", targets: ["Glissade"]),
    .library(name: "GlissadeTesting", targets: ["GlissadeTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: "SDL2_image", providers: [.apt(["libsdl2-image-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CPixels"),
    .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),

    module("GlissadeFiles"),
    module("GlissadeGeometry"),
    module("GlissadeMotion", ["GlissadeGeometry"]),
    module("GlissadeDrawing", ["GlissadeGeometry", "GlissadeFiles"]),
    module("GlissadeDynamics", ["GlissadeGeometry", "CBox2D"]),
    module("GlissadeLayers", ["GlissadeDrawing", "GlissadeMotion"]),
    module("GlissadeGestures", ["GlissadeMotion"]),
    module("GlissadeTransitions", ["GlissadeMotion"]),
    module("GlissadeSprings", ["GlissadeMotion"]),
    module("GlissadeLayout"),
    module("GlissadeReplay", ["GlissadeGestures", "GlissadeDrawing"]),
    module("_Testing_CoreGraphics"),
    module("CoreGraphics", ["GlissadeDrawing", "_Testing_CoreGraphics"]),
    module("QuartzCore", ["CoreGraphics", "GlissadeLayers"]),
    module("_Testing_UIKit"),
    module("UIKitBase", ["GlissadeLayers", "GlissadeGestures", "GlissadeTransitions"]),
    module(
      "UIKitCore",
      ["UIKitBase", "GlissadeGestures", "GlissadeTransitions", "GlissadeLayout", "GlissadeReplay"]),
    module("UIKitControls", ["UIKitCore"]),
    module("UIKitLists", ["UIKitCore"]),
    module("UIKitText", ["UIKitControls", "UIKitCore"]),
    module("UIKitDynamics", ["UIKitCore", "GlissadeDynamics"]),
    module("UIKitContainers", ["UIKitControls", "UIKitCore"]),
    module(
      "UIKit",
      [
        "UIKitControls", "UIKitCore", "UIKitLists", "UIKitText", "UIKitDynamics",
        "UIKitContainers", "_Testing_UIKit",
      ]),
    module("OSLog", ["UIKitBase"]),
    module("GlissadeRaster", ["GlissadeDrawing", "CPango", "CPixels", "CSDL2"]),
    module("GlissadeFit", ["GlissadeMotion", "GlissadeReplay", "GlissadeRaster"]),
    module("GlissadeReleaseMap", ["UIKit"]),
    module("GlissadeTesting", ["UIKit", "GlissadeRaster", "GlissadeReleaseMap"]),
    module("GlissadeWindow", ["UIKit", "GlissadeRaster", "CSDL2", "CMalloc"]),
    module(
      "GlissadeInstrument",
      ["GlissadeInspector", "GlissadeSprings", "GlissadeWindow", "GlissadeReleaseMap"]),
    module("GlissadeReload", ["GlissadeFiles"]),
    .target(
      name: "GlissadePage", path: "Resources/Share",
      resources: [
        .embedInCode("page.html"), .embedInCode("picture.js"), .embedInCode("player.js"),
        .embedInCode("style.css"),
      ]),
    module("GlissadeShare", ["UIKit", "GlissadeRaster", "GlissadePage"]),
    module(
      "Glissade", ["GlissadeInstrument", "GlissadeReload", "GlissadeReleaseMap", "GlissadeShare"]),
    .target(
      name: "GlissadeAssets", path: "Resources", exclude: ["README", "Share"],
      resources: [.copy("Pictures"), .copy("Recordings")]),
    module("GlissadeDemo", ["UIKit"]),
    // A target for each demo: a change of a demo compiles nothing else.
    module(
      "PhotosDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], path: "Sources/Demos/Photos"),
    module(
      "PullDownDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], path: "Sources/Demos/PullDown"),
    module(
      "PanelDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], path: "Sources/Demos/Panel"),
    module(
      "FlipCardDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], path: "Sources/Demos/FlipCard"),
    module(
      "ThrowDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], path: "Sources/Demos/Throw"),
    module(
      "ShadeDemo", ["UIKit", "GlissadeDemo", "GlissadeAssets"], path: "Sources/Demos/Shade"),
    module(
      "PlaygroundDemo", ["UIKit", "GlissadeDemo"], path: "Sources/Demos/Playground"),
    module(
      "StackDemo", ["UIKit", "GlissadeDemo"], path: "Sources/Demos/Stack"),
    module(
      "TabsDemo", ["UIKit", "GlissadeDemo"], path: "Sources/Demos/Tabs"),
    module(
      "ContainerDemo", ["UIKit", "GlissadeDemo"], path: "Sources/Demos/Container"),
    module(
      "SheetDemo", ["UIKit", "GlissadeDemo"], path: "Sources/Demos/Sheet"),
    module(
      "GlissadeGallery",
      [
        "GlissadeDemo", "ContainerDemo", "FlipCardDemo", "PanelDemo", "PhotosDemo",
        "PlaygroundDemo", "PullDownDemo", "ShadeDemo", "SheetDemo", "StackDemo", "TabsDemo",
        "ThrowDemo",
      ]),
    module("GlissadeInspector", ["UIKit", "GlissadeSprings"]),
    // The file that a project for the phone gets, compiled as it is: with UIKit's public API alone.
    .target(
      name: "GlissadeCapture", dependencies: ["UIKit"], path: "Capture", packageAccess: false,
      swiftSettings: optimization + [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "GlissadeSandbox",
      dependencies: [
        "Glissade", "GlissadeFit", "GlissadeGallery", "GlissadeInspector", "GlissadeShare",
        "GlissadeSprings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.unsafeFlags(["-static-stdlib"], standalone)],
      linkerSettings: standaloneLinking),
    .executableTarget(
      name: "GlissadeBenchmark",
      dependencies: [
        "Glissade", "GlissadeDynamics", "GlissadeGallery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.unsafeFlags(["-static-stdlib"], standalone)],
      linkerSettings: standaloneLinking),

    .target(name: "TestMaterial", path: "Tests/TestMaterial"),
    // What the tests of UIKit's modules share.
    .target(
      name: "UIKitTestSupport", dependencies: ["UIKit", "GlissadeTesting"],
      path: "Tests/UIKitTestSupport"),
    tests("ArchitectureTests", []),
    tests("GlissadeFilesTests", ["GlissadeFiles", "TestMaterial"]),
    tests(
      "GlissadeGeometryTests", ["GlissadeGeometry", "TestMaterial"], resources: [.copy("Fixtures")]),
    tests(
      "GlissadeMotionTests", ["GlissadeMotion", "TestMaterial"], resources: [.copy("Fixtures")]),
    tests("GlissadeSpringsTests", ["GlissadeSprings", "TestMaterial"]),
    tests("GlissadeDrawingTests", ["GlissadeDrawing", "TestMaterial"]),
    tests(
      "GlissadeLayersTests", ["GlissadeLayers", "TestMaterial"], resources: [.copy("Fixtures")]),
    tests("GlissadeGesturesTests", ["GlissadeGestures", "TestMaterial"]),
    tests("GlissadeTransitionsTests", ["GlissadeTransitions"]),
    tests("GlissadeLayoutTests", ["GlissadeLayout", "TestMaterial"]),
    tests("GlissadeReplayTests", ["GlissadeReplay", "GlissadeTesting", "TestMaterial"]),
    tests(
      "GlissadeDynamicsTests", ["GlissadeDynamics", "TestMaterial"], resources: [.copy("Fixtures")]),
    tests(
      "GlissadeRasterTests", ["GlissadeRaster", "TestMaterial"], resources: [.copy("Fixtures")]),
    tests("GlissadeFitTests", ["GlissadeFit", "TestMaterial"]),
    tests("UIKitCoreTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    tests("UIKitGestureTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    tests(
      "UIKitTransitionTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    tests("UIKitControlsTests", ["UIKit", "GlissadeTesting", "UIKitTestSupport"]),
    tests("UIKitListsTests", ["UIKit", "TestMaterial"]),
    tests(
      "UIKitContainersTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    tests("UIKitDynamicsTests", ["UIKit", "GlissadeTesting", "TestMaterial", "UIKitTestSupport"]),
    tests("UIKitZoomTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    clientTests("UIKitLayoutTests", ["UIKit", "GlissadeTesting"]),
    clientTests("UIKitListTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    clientTests("UIKitSheetTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    clientTests("UIKitBarTests", ["UIKit", "GlissadeTesting"]),
    clientTests("UIKitZoomScrollTests", ["GlissadeTesting"]),
    clientTests("UIKitCompatibilityTests", ["UIKit", "OSLog", "GlissadeTesting", "TestMaterial"]),
    clientTests("UIKitViewTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    clientTests("UIKitTextTests", ["UIKit", "GlissadeTesting"]),
    clientTests("UIKitReleaseTests", ["UIKit", "GlissadeTesting"]),
    tests("GlissadeReleaseMapTests", ["GlissadeReleaseMap", "GlissadeTesting"]),
    tests("GlissadeTestingTests", ["GlissadeTesting", "TestMaterial"]),
    tests("GlissadeReloadTests", ["GlissadeReload", "GlissadeFiles", "TestMaterial"]),
    // The snippets of doc comments, which have to compile.
    clientTests("SnippetTests", ["UIKit", "OSLog", "GlissadeTesting"]),
    // Not imported: the tests compile a client against them.
    tests(
      "ClientTests", ["UIKit", "CoreGraphics", "QuartzCore", "GlissadeTesting", "TestMaterial"]),
    tests(
      "GlissadeGalleryTests",
      ["GlissadeGallery", "GlissadeTesting", "TestMaterial"],
      resources: [.copy("Fixtures")]),
    clientTests("ApiFuzzTests", ["UIKit", "GlissadeTesting", "TestMaterial"]),
    tests(
      "FuzzTests",
      ["GlissadeGallery", "GlissadeAssets", "GlissadeTesting", "TestMaterial", "CMalloc"]),
    .systemLibrary(
      name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    tests("GlissadeWindowTests", ["GlissadeWindow", "CSDL2", "TestMaterial"]),
    tests(
      "GlissadeCaptureTests",
      ["GlissadeCapture", "GlissadeSandbox", "GlissadeTesting", "TestMaterial"]),
    tests("GlissadeTests", ["Glissade", "TestMaterial"]),
    tests("GlissadeInspectorTests", ["GlissadeInspector"]),
    // The instrument and the inspector in it are tested in the window of the sandbox.
    tests(
      "GlissadeInstrumentTests",
      [
        "GlissadeInstrument", "GlissadeReleaseMap", "GlissadeSandbox", "GlissadeTesting",
        "TestMaterial",
      ]),
    tests("GlissadeSandboxTests", ["GlissadeSandbox", "TestMaterial"]),
    tests("GlissadeShareTests", ["GlissadeShare", "GlissadeSandbox", "TestMaterial"]),
    tests(
      "DisplayTests",
      [
        "CXTest", "GlissadeGallery", "GlissadeInspector", "GlissadeSandbox", "GlissadeTesting",
        "TestMaterial",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What takes longer to compile than to test need not be built where it is not run, as in
// “.ci/sanitize --quick”. The variable holds names of targets and products with spaces between them.
if let names = Context.environment["GLISSADE_LEFT_OUT"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { names.contains($0.name) }
  package.products.removeAll { names.contains($0.name) }
}
