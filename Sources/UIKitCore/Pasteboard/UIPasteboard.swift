import Foundation

/// A store of copied text.
///
/// In a window, the store is the desktop's clipboard; a scene without a window has a store of its
/// own.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  /// The storage of the text of a pasteboard.
  package protocol Store: AnyObject {
    @MainActor var text: String? { get set }
  }

  private final class Memory: Store {
    var text: String?
  }

  package var store: any Store = Memory()

  /// The pasteboard of the current scene.
  public static var general: UIPasteboard {
    UIWindowScene.running("UIPasteboard.general").pasteboard
  }

  /// The text that was copied last, or `nil`.
  public var string: String? {
    get { store.text.flatMap { $0.isEmpty ? nil : $0 } }
    set { store.text = newValue }
  }

  /// A Boolean value that indicates whether the pasteboard contains a text.
  public var hasStrings: Bool { string != nil }
}
