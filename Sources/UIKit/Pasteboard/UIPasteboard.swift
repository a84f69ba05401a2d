import Foundation

/// Where a text lies that was copied, until it is pasted.
///
/// In a window it is the desktop's clipboard; a scene without a window has one of its own.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  /// What keeps the text.
  package protocol Store: AnyObject {
    @MainActor var text: String? { get set }
  }

  private final class Memory: Store {
    var text: String?
  }

  package var store: any Store = Memory()

  /// That of the current scene.
  public static var general: UIPasteboard {
    UIWindowScene.running("UIPasteboard.general").pasteboard
  }

  /// The text that was copied last; nil if there is none.
  public var string: String? {
    get { store.text.flatMap { $0.isEmpty ? nil : $0 } }
    set { store.text = newValue }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
}
