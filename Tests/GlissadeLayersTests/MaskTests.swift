import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing
@testable import GlissadeLayers

@MainActor @Suite struct MaskTests {
  private let silent = ViewLike()

  @Test("a mask cuts out the layer with all inside it, and follows its own animations")
  func mask() throws {
    let setup = Setup()
    let layer = setup.layer(delegate: silent)
    layer.shadowOpacity = 1
    let mask = CALayer()
    mask.delegate = silent
    mask.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    mask.backgroundColor = .white
    layer.mask = mask
    #expect(mask.superlayer === layer)
    #expect(layer.sublayers == nil)
    func masked() throws -> DisplayGroup {
      guard case .group(let group)? = setup.flatten().root.commands.first else { throw Missing() }
      return group
    }
    #expect(try masked().bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    setup.animate(1) { mask.position.x += 40 }
    setup.frame(at: 0.5)
    #expect(try masked().bounds == CGRect(x: 30, y: 10, width: 20, height: 20))
    mask.isHidden = true
    #expect(try masked().bounds.isNull)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
    #expect(mask.superlayer == nil)
    #expect(try masked().mask == nil)
  }

  @Test("an opaque shape layer as mask is its path; a layer masks one other at a time")
  func shapes() throws {
    let setup = Setup()
    let (layer, other) = (setup.layer(delegate: silent), setup.layer(delegate: silent))
    let mask = CAShapeLayer()
    mask.delegate = silent
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
    mask.position = CGPoint(x: 5, y: 0)
    layer.mask = mask
    setup.flatten()
    guard case .group(let group)? = setup.list.root.commands.first,
      case .path(let path, _)? = group.mask
    else {
      Issue.record("it is a path")
      return
    }
    #expect(path.boundingBox == CGRect(x: 5, y: 0, width: 50, height: 50))
    other.mask = mask
    #expect(layer.mask == nil)
    #expect(other.mask === mask)
    other.addSublayer(mask)
    #expect(other.mask == nil)
    #expect(other.sublayers == [mask])
  }

  private struct Missing: Error {}
}
