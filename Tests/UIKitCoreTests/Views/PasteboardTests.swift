import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor struct PasteboardTests {
  @Test("the general pasteboard keeps a text, each scene without a window its own")
  func text() {
    let (one, other) = (Harness { UIViewController() }, Harness { UIViewController() })
    one.scene.enter {
      #expect(UIPasteboard.general.string == nil)
      #expect(!UIPasteboard.general.hasStrings)
      UIPasteboard.general.string = "Grüezi"
      #expect(UIPasteboard.general.string == "Grüezi")
      #expect(UIPasteboard.general.hasStrings)
    }
    other.scene.enter { #expect(UIPasteboard.general.string == nil) }
    one.scene.enter {
      UIPasteboard.general.string = nil
      #expect(!UIPasteboard.general.hasStrings)
    }
  }
}
