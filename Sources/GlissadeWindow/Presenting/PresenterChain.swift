internal import CSDL2

/// The presenter of a window that is in use, and the presenters that replace it if it fails.
@MainActor final class PresenterChain {
  /// A closure that makes a presenter for the window.
  typealias Make = @MainActor (PresenterKind) throws(PresenterFailure) -> any Presenter

  private var conditions: PresenterConditions
  private let make: Make
  /// A closure that returns whether the display server was lost, so that all presenters would fail.
  private let isLost: @MainActor () -> Bool
  /// A closure that receives one line for each presenter that is replaced.
  private let report: @MainActor (String) -> Void
  private var current: any Presenter
  private var kind: PresenterKind
  private var choice: PresenterChoice

  /// Creates a chain with the first presenter that the conditions allow and the display accepts.
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

  /// Returns the memory for the next picture. A presenter without memory is replaced by the next
  /// one.
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
  /// - Returns: `false` if the presenter failed and was replaced, so that the picture must be
  ///   painted again into the buffer of the new presenter.
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

  /// Marks the shown picture as lost, so that the next buffer is fresh.
  func spoil() { current.spoil() }

  /// Releases the resources of the presenter in use.
  func close() { current.close() }

  private func replace(after failure: PresenterFailure) throws(WindowError) {
    if isLost() { throw .displayLost }
    if case .noMemory(let reason) = failure { throw .surfaceLost(reason: reason) }
    current.close()
    conditions.failed.insert(kind)
    let failed = (name: kind.title, reason: failure.reason)
    (current, kind, choice) = try Self.first(&conditions, failed, make, report)
  }

  /// Makes the first presenter that works, and reports the presenter that failed before it, if
  /// there is one.
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
  /// The name of the presenter in messages.
  var title: String {
    switch self {
    case .surface: "window surface"
    case .texture: "texture"
    case .textureSurface: "window surface in a texture"
    }
  }
}
