/// The conditions on which the choice of a presenter depends.
struct PresenterConditions: Hashable, Sendable {
  /// The name of SDL's video driver.
  var driver: String
  /// A Boolean value that indicates whether the machine has a graphics processor that this user may
  /// use.
  var hasGraphicsProcessor = false
  /// A Boolean value that indicates whether the display server runs on this machine.
  var isLocal = true
  /// A Boolean value that indicates whether a compositing manager assembles the screen, so that
  /// windows do not tear even without vertical sync.
  var isComposited = false
  /// The user's choice.
  var request = PresenterRequest.auto
  /// The presenters that have been tried without success.
  var failed: Set<PresenterKind> = []
}

/// The presenters to try, in order, and the reason for the first of them.
///
/// SDL decides with the first surface that a program requests where surfaces are kept, and does not
/// decide again. So the choice is made before any request, and when one kind of surface has failed,
/// the other is not available either.
struct PresenterChoice: Hashable, Sendable {
  /// The presenters, the best one first; empty if nothing is left to try.
  let order: [PresenterKind]
  /// The reason for the first presenter, as a part of a sentence.
  let reason: String

  /// Chooses among the presenters.
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

  /// The kinds of display servers, by what they accept.
  private enum Server {
    /// One that reads pixels from shared memory.
    case memory
    /// One to which SDL sends nothing but textures.
    case textures
    /// A pretended one, without a visible display.
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
