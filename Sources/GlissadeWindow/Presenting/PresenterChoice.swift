/// The conditions on which the choice of a presenter depends.
struct PresenterConditions: Hashable, Sendable {
  /// The name of SDL's video driver.
  var driver: String
  /// A Boolean value that indicates whether the machine has a graphics processor to which the user
  /// has access.
  var hasGraphicsProcessor = false
  /// A Boolean value that indicates whether the display server runs on this machine.
  var isLocal = true
  /// A Boolean value that indicates whether a compositing manager assembles the screen, so that
  /// windows do not tear even without vertical sync.
  var isComposited = false
  /// The presenter that the user requested, or `.auto`.
  var request = PresenterRequest.auto
  /// The presenters that have been tried without success.
  var failed: Set<PresenterKind> = []
}

/// The order in which presenters are tried, with the reason for the first presenter.
///
/// When a program requests the first surface, SDL decides in which memory it keeps surfaces, and
/// never changes this. So the choice is made before the first request, and after one kind of
/// surface has failed, the other kind is not available either.
struct PresenterChoice: Hashable, Sendable {
  /// The presenters to try, the best one first. The array is empty if no presenter is left.
  let order: [PresenterKind]
  /// The reason for the first presenter, as a part of a sentence.
  let reason: String

  /// Chooses the presenters to try under the given conditions.
  init(for conditions: PresenterConditions) {
    let server = Server(driver: conditions.driver)
    let surface: PresenterKind = server == .textures ? .textureSurface : .surface
    let (first, reason) = Self.first(for: conditions, on: server, surface: surface)
    let second = first == .texture ? surface : .texture
    let order = server == .none ? [first] : [first, second]
    let failed = conditions.failed
    let left = order.filter { kind in
      !failed.contains(kind) && (kind == .texture || failed.isSubset(of: [.texture]))
    }
    self.order = left
    self.reason = left.first == first || left.isEmpty ? reason : "the preferred one failed"
  }

  /// A kind of display server, classified by the form in which it receives pictures.
  private enum Server {
    /// A display server that reads pixels from shared memory.
    case memory
    /// A display server to which SDL can send only textures.
    case textures
    /// A driver of SDL without a display server, whose pictures are not visible.
    case none

    init(driver: String) {
      switch driver.lowercased() {
      case "wayland", "kmsdrm": self = .textures
      case "dummy", "offscreen", "evdev": self = .none
      default: self = .memory
      }
    }
  }

  private static func first(
    for conditions: PresenterConditions, on server: Server, surface: PresenterKind
  ) -> (PresenterKind, String) {
    if server == .none { return (surface, "\(conditions.driver) shows nothing") }
    switch conditions.request {
    case .surface: return (surface, "--present surface requests it")
    case .texture: return (.texture, "--present texture requests it")
    case .auto: break
    }
    if server == .textures {
      return (.texture, "\(conditions.driver) accepts pictures in no other form")
    }
    if !conditions.isLocal { return (surface, "the display is on another machine") }
    if conditions.hasGraphicsProcessor { return (.texture, "there is a graphics processor") }
    let tearing = conditions.isComposited ? "and the desktop composites" : "though it may tear"
    return (surface, "the cheapest without a graphics processor, \(tearing)")
  }
}
