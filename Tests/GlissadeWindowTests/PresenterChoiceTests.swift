import Testing

@testable import GlissadeWindow

@Suite struct PresenterChoiceTests {
  private static let x11 = PresenterConditions(driver: "x11")
  private static let gpu = PresenterConditions(driver: "x11", hasGraphicsProcessor: true)
  private static let wayland = PresenterConditions(driver: "wayland")

  /// Returns conditions with a change.
  private static func with(
    _ conditions: PresenterConditions, _ change: (inout PresenterConditions) -> Void
  ) -> PresenterConditions {
    var conditions = conditions
    change(&conditions)
    return conditions
  }

  private static let table: [(PresenterConditions, [PresenterKind], String)] = [
    (x11, [.surface, .texture], "without a graphics processor, though it may tear"),
    (with(x11) { $0.isComposited = true }, [.surface, .texture], "the desktop composites"),
    (with(x11) { $0.driver = "windows" }, [.surface, .texture], "cheapest"),
    (gpu, [.texture, .surface], "graphics processor"),
    (with(gpu) { $0.isLocal = false }, [.surface, .texture], "another machine"),
    (with(gpu) { $0.request = .surface }, [.surface, .texture], "--present surface"),
    (with(x11) { $0.request = .texture }, [.texture, .surface], "--present texture"),
    (wayland, [.texture, .textureSurface], "wayland accepts pictures in no other form"),
    (with(wayland) { $0.driver = "KMSDRM" }, [.texture, .textureSurface], "KMSDRM accepts"),
    (
      with(wayland) { $0.request = .surface }, [.textureSurface, .texture], "--present surface"
    ),
    (PresenterConditions(driver: "dummy"), [.surface], "dummy shows nothing"),
  ]

  @Test("R-01 the presenters to try, and why, by display, machine and option", arguments: table)
  func order(conditions: PresenterConditions, order: [PresenterKind], reason: String) {
    let choice = PresenterChoice(for: conditions)
    #expect(choice.order == order)
    #expect(choice.reason.contains(reason), "\(choice.reason)")
  }

  @Test(
    "R-04 what failed is not tried again, nor is the other kind of surface after one of them",
    arguments: [
      (x11, [PresenterKind.surface], [PresenterKind.texture]),
      (gpu, [.texture], [.surface]),
      (gpu, [.texture, .surface], []),
      (wayland, [.texture], [.textureSurface]),
      (wayland, [.textureSurface], [.texture]),
      (with(wayland) { $0.request = .surface }, [.surface], [.texture]),
      (PresenterConditions(driver: "dummy"), [.surface], []),
    ])
  func failed(conditions: PresenterConditions, failed: [PresenterKind], left: [PresenterKind]) {
    let choice = PresenterChoice(for: Self.with(conditions) { $0.failed = Set(failed) })
    #expect(choice.order == left)
  }

  @Test(
    "R-01 an X server is on this machine unless its name has a host",
    arguments: [
      (":0", true), (":1.0", true), ("unix:0", true), ("", true), ("/tmp/launch/x:0", true),
      ("localhost:10.0", false), ("far.example:0", false),
    ])
  @MainActor func local(display: String, isLocal: Bool) {
    #expect(DisplayServer.isLocal(display) == isLocal)
  }
}
