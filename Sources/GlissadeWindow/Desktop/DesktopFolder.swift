internal import CSDL2
import Foundation

/// A folder that is shown to the user outside the window.
package enum DesktopFolder {
  /// Opens a folder in the desktop's file manager.
  ///
  /// - Returns: `false` if the desktop has no program that opens folders.
  package static func open(_ folder: URL) -> Bool {
    SDL_OpenURL(folder.standardizedFileURL.absoluteString) == 0
  }
}
