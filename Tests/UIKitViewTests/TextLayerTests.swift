import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Text layers and registered fonts") struct TextLayerTests {
  private let box = CGRect(x: 20, y: 20, width: 200, height: 120)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A page with a text layer in a view.
  private func makePage(_ layer: CATextLayer) -> ViewPage {
    let view = UIView()
    let page = ViewPage(view, at: box)
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return page
  }

  @Test("N-86 a text layer draws its text from the top, in its font, size and color")
  func drawing() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    layer.string = "HHH"
    layer.font = UIFont.systemFont(ofSize: 12, weight: .heavy)
    layer.foregroundColor = red.cgColor
    let page = makePage(layer)
    let (top, bottom) = (
      CGRect(x: 20, y: 20, width: 200, height: 50), CGRect(x: 20, y: 75, width: 200, height: 65)
    )
    let ink = page.count(0xff0000, in: top)
    #expect(ink > 300)
    #expect(page.count(0xff0000, in: bottom) == 0)
    CATransaction.setDisableActions(true)
    layer.fontSize = 18
    let small = page.count(0xff0000, in: top)
    #expect(small > 50)
    #expect(small < ink / 2)
    layer.font = "Inter-Thin" as CFTypeRef
    #expect(page.count(0xff0000, in: top) < small / 2)
    layer.string = nil
    #expect(page.count(0xffffff, in: top) == 200 * 50)
  }

  @Test("N-86 lines are aligned, broken and truncated")
  func layout() {
    let layer = CATextLayer()
    layer.string = "HHHH HHHH"
    layer.foregroundColor = red.cgColor
    layer.fontSize = 40
    layer.font = UIFont.systemFont(ofSize: 12, weight: .heavy)
    let page = makePage(layer)
    let second = CGRect(x: 20, y: 75, width: 200, height: 60)
    #expect(page.count(0xff0000, in: second) == 0)
    layer.isWrapped = true
    #expect(page.count(0xff0000, in: second) > 200)
    layer.isWrapped = false
    layer.string = "H"
    let right = CGRect(x: 180, y: 20, width: 40, height: 60)
    #expect(page.count(0xff0000, in: right) == 0)
    layer.alignmentMode = .right
    #expect(page.count(0xff0000, in: right) > 100)
    layer.alignmentMode = .left
    layer.string = "HHHHHHHHHHH"
    let clipped = page.count(0xff0000, in: right)
    layer.truncationMode = .end
    #expect(page.count(0xff0000, in: right) < clipped / 2)
  }

  @Test("N-86 an attributed text has its own font and color")
  func attributed() {
    let layer = CATextLayer()
    layer.string = NSAttributedString(
      string: "HH",
      attributes: [.font: UIFont.systemFont(ofSize: 60, weight: .heavy), .foregroundColor: red])
    let page = makePage(layer)
    #expect(page.count(0xff0000, in: box) > 500)
  }

  @Test("N-86 size and color are animated")
  func animated() throws {
    let layer = CATextLayer()
    layer.string = "H"
    let page = makePage(layer)
    page.harness.advanceUntilIdle()
    layer.fontSize = 72
    layer.foregroundColor = red.cgColor
    page.harness.advance(by: 0.1)
    let shown = try #require(layer.presentation())
    #expect(shown.fontSize > 37)
    #expect(shown.fontSize < 71)
    #expect(shown.string as? String == "H")
    page.harness.advanceUntilIdle()
    #expect(layer.presentation()?.fontSize == 72)
    CATransaction.setDisableActions(true)
    layer.fontSize = 10
    page.harness.advance(by: 0.02)
    #expect(layer.presentation()?.fontSize == 10)
  }

  /// A copy of a font of the system under a name of its own.
  private func makeFont(_ name: String) throws -> Data {
    let url = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf")
    var bytes = try #require(try? Data(contentsOf: url), "Install fonts-inter.")
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let old = try #require("Inter".data(using: encoding))
      let new = try #require(name.data(using: encoding))
      while let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
    }
    return bytes
  }

  private func width(_ font: UIFont?) -> CGFloat {
    ("Hamburg" as String).size(withAttributes: [.font: font ?? .systemFont(ofSize: 1)]).width
  }

  @Test("N-87 a font of a file is found by its names after its registration")
  func registration() throws {
    let harness = Harness { UIViewController() }
    let file = try makeFont("Glint")
    let provider = try #require(CGDataProvider(data: file as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Glint-Black")
    #expect(font.fullName == "Glint Black")
    #expect(
      width(UIFont(name: "Glint-Black", size: 20)) != width(.systemFont(ofSize: 20, weight: .black))
    )
    #expect(harness.log.contains { $0.contains("font Glint-Black is not installed") })
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error == nil)
    let found = try #require(UIFont(name: "Glint-Black", size: 20))
    #expect(found.familyName.hasPrefix("Glint"))
    #expect(width(found) == width(.systemFont(ofSize: 20, weight: .black)))
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
  }

  @Test("N-87 what is no font is refused with its reason")
  func refused() throws {
    let harness = Harness { UIViewController() }
    var error: Unmanaged<CFError>?
    let gone = URL(fileURLWithPath: "/nowhere/font.ttf")
    #expect(CGDataProvider(url: gone as CFURL) == nil)
    #expect(!CTFontManagerRegisterFontsForURL(gone as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    #expect(
      !CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/passwd"), .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
    let file = try makeFont("Glunt")
    for length in stride(from: 0, to: 400, by: 7) {
      let part = try #require(CGDataProvider(data: file.prefix(length)))
      #expect(CGFont(part) == nil)
    }
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
  }
}
