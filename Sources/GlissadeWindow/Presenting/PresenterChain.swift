internal import CSDL2

/// The window's presenters: the one in use, and those that replace it if it fails.
@MainActor final class PresenterChain {
  /// A closure that makes a presenter for the window.
  typealias Make = @MainActor (PresenterKind) throws(PresenterFailure) -> any Presenter

  private var conditions: PresenterConditions
  private let make: Make
  /// A closure that returns whether the display server was lost, so that no presenter helps.
  private let isLost: @MainActor () -> Bool
  /// A closure that receives one line for each presenter that is replaced.
  private let report: @MainActor (String) -> Void
  private var current: any Presenter
  private var kind: PresenterKind
  private var choice: PresenterChoice

  /// Makes the first presenter that the conditions allow and the display accepts.
  init(
    _ conditions: PresenterConditions, make: @escaping Make,
    isLost: @escaping @MainActor () -> Bool, report: @escaping @MainActor (String) -> Void
  ) throws(WindowError) {
    (self.conditions, self.make) = (conditions, make)
    (self.isLost, self.report) = (isLost, report)
    (current, kind, choice) = try Self.first(&self.conditions, nil, make, report)
  }

  /// A description of the presenter in use and the reason for its choice, for `glissade doctor`.
  var summary: String { "\(current.name): \(choice.reason)" }

  /// A Boolean value that indicates whether `present` waits for the display's refresh.
  var isSynchronized: Bool { current.isSynchronized }

  /// Returns the memory for the next picture, of the first presenter that has some.
  func buffer() throws(WindowError) -> PixelBuffer {
    while true {
      do throws(PresenterFailure) {
        return try current.buffer()
      } catch {
        try replace(after: error)
      }
    }
  }

  /// Shows the parts of the buffer that changed.
  ///
  /// - Returns: `false` if the presenter failed and another one took its place, so that the picture
  ///   must be painted into the buffer of that one.
  func present(_ rects: [SDL_Rect]) throws(WindowError) -> Bool {
    guard !rects.isEmpty else { return true }
    do throws(PresenterFailure) {
      try current.present(rects)
      return true
    } catch {
      try replace(after: error)
      return false
    }
  }

  /// Marks the shown picture as lost: the next buffer is a fresh one.
  func spoil() { current.spoil() }

  /// Releases what belongs to the window.
  func close() { current.close() }

  private func replace(after failure: PresenterFailure) throws(WindowError) {
    if isLost() { throw .displayLost }
    if case .noMemory(let reason) = failure { throw .surfaceLost(reason: reason) }
    current.close()
    conditions.failed.insert(kind)
    let failed = (name: kind.title, reason: failure.reason)
    (current, kind, choice) = try Self.first(&conditions, failed, make, report)
  }

  /// Makes the next presenter, and reports which one failed before.
  private static func first(
    _ conditions: inout PresenterConditions, _ failed: (name: String, reason: String)?,
    _ make: Make, _ report: (String) -> Void
  ) throws(WindowError) -> (any Presenter, PresenterKind, PresenterChoice) {
    var failed = failed
    while true {
      let choice = PresenterChoice(for: conditions)
      guard let kind = choice.order.first else {
        throw .pictureRefused(driver: conditions.driver, reason: failed?.reason ?? "none works")
      }
      do throws(PresenterFailure) {
        let presenter = try make(kind)
        if let failed {
          report("The \(failed.name) failed (\(failed.reason)); the \(kind.title) replaces it.")
        }
        return (presenter, kind, choice)
      } catch {
        conditions.failed.insert(kind)
        failed = (kind.title, error.reason)
      }
    }
  }
}

extension PresenterKind {
  /// The name in messages.
  var title: String {
    switch self {
    case .surface: "window surface"
    case .texture: "texture"
    case .textureSurface: "window surface in a texture"
    }
  }
}
