import Foundation
import GlissadeDrawing
import GlissadeLayers
import Testing
import UIKit

@MainActor @Suite struct SnapshotTests {
  /// A card of 40×40 at (10, 10): round corners, a text, and a child that sticks out.
  private func card(_ scene: PaintedScene) -> UIView {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    card.backgroundColor = .red
    card.layer.cornerRadius = 8
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
    label.text = "Ag"
    card.addSubview(label)
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 10))
    child.backgroundColor = .blue
    card.addSubview(child)
    scene.root.addSubview(card)
    return card
  }

  /// The pixels with one view alone, its top left corner at (10, 10).
  private func alone(_ view: UIView, in scene: PaintedScene) -> Pixels {
    scene.root.subviews.forEach { $0.removeFromSuperview() }
    view.frame.origin = CGPoint(x: 10, y: 10)
    scene.root.addSubview(view)
    return scene.pixels()
  }

  @Test("I-07 a snapshot shows what the view did, cut off at its bounds, and no later change")
  func frozen() throws {
    let scene = PaintedScene()
    let card = card(scene)
    card.clipsToBounds = true
    let before = scene.pixels()
    let snapshot = try scene.enter {
      try #require(card.snapshotView(afterScreenUpdates: false))
    }
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    card.backgroundColor = .green
    card.subviews.forEach { $0.removeFromSuperview() }
    let after = alone(snapshot, in: scene)
    #expect(after == before)
    card.clipsToBounds = false
  }

  @Test("I-07 afterScreenUpdates decides whether what no frame has shown yet counts")
  func updates() throws {
    let scene = PaintedScene()
    let card = card(scene)
    _ = scene.pixels()
    card.backgroundColor = .green
    let (old, new) = try scene.enter {
      (
        try #require(card.snapshotView(afterScreenUpdates: false)),
        try #require(card.snapshotView(afterScreenUpdates: true))
      )
    }
    #expect(alone(old, in: scene)[20, 20] == 0xff0000)
    #expect(alone(new, in: scene)[20, 20] == 0x00ff00)
    let unseen = scene.enter { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    unseen.backgroundColor = .black
    let (empty, full) = try scene.enter {
      (
        try #require(unseen.snapshotView(afterScreenUpdates: false)),
        try #require(unseen.snapshotView(afterScreenUpdates: true))
      )
    }
    #expect(empty.frame.size == full.frame.size)
    #expect(alone(empty, in: scene).count(but: 0xffffff) == 0)
    #expect(alone(full, in: scene).count(but: 0xffffff) == 900)
    #expect(scene.warnings.count == 1)
  }

  @Test("I-07 after updates a view in no window is laid out and draws itself for its snapshot")
  func laidOut() throws {
    final class Page: UIView {
      let bar = UIView()
      override func layoutSubviews() {
        bar.backgroundColor = .blue
        addSubview(bar)
        bar.frame = CGRect(x: 0, y: bounds.height - 10, width: bounds.width, height: 10)
      }
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let scene = PaintedScene()
    let page = scene.enter { Page(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    let snapshot = try scene.enter { try #require(page.snapshotView(afterScreenUpdates: true)) }
    let pixels = alone(snapshot, in: scene)
    #expect(pixels[10, 10] == 0xff0000)
    #expect(pixels[39, 39] == 0x0000ff)
    #expect(pixels[25, 15] == 0xffffff)
  }

  @Test("I-07 a snapshot has neither the view's transform nor its opacity; a hidden view is empty")
  func own() throws {
    let scene = PaintedScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .black
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1)
    scene.root.addSubview(view)
    _ = scene.pixels()
    let snapshot = try scene.enter { try #require(view.snapshotView(afterScreenUpdates: true)) }
    view.isHidden = true
    let hidden = try scene.enter { try #require(view.snapshotView(afterScreenUpdates: true)) }
    let pixels = alone(snapshot, in: scene)
    #expect(pixels[10, 10] == 0)
    #expect(pixels[29, 29] == 0)
    #expect(pixels.count(but: 0xffffff) == 400)
    #expect(alone(hidden, in: scene).count(but: 0xffffff) == 0)
  }

  @Test("I-07 snapshots nest: one of a view that shows another one is the same picture")
  func nested() throws {
    let scene = PaintedScene()
    let card = card(scene)
    card.clipsToBounds = true
    let before = scene.pixels()
    var view = card
    for _ in 0..<3 {
      let holder = scene.enter { UIView(frame: card.bounds) }
      let inner = try scene.enter { try #require(view.snapshotView(afterScreenUpdates: true)) }
      holder.addSubview(inner)
      view = try scene.enter { try #require(holder.snapshotView(afterScreenUpdates: true)) }
    }
    #expect(alone(view, in: scene) == before)
  }

  @Test("I-07 layer.render(in:) and drawHierarchy agree with the snapshot, pixel by pixel")
  func agreement() throws {
    for scale in [1, 2] as [CGFloat] {
      let scene = PaintedScene(scale: scale)
      let card = card(scene)
      _ = scene.pixels()
      let (snapshot, rendered, drawn) = try scene.enter {
        let renderer = UIGraphicsImageRenderer(size: card.bounds.size)
        return (
          try #require(card.snapshotView(afterScreenUpdates: true)),
          renderer.image { card.layer.render(in: $0.cgContext) },
          renderer.image { _ in
            #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
          }
        )
      }
      card.backgroundColor = .green
      let expected = alone(snapshot, in: scene)
      #expect(expected.count(but: 0xffffff) > 1000)
      let picture = scene.enter { UIImageView(image: rendered) }
      #expect(alone(picture, in: scene) == expected)
      picture.image = drawn
      #expect(alone(picture, in: scene) == expected)
    }
  }

  @Test("I-07 in flight a snapshot shows where things are, layer.render(in:) where they will be")
  func inFlight() throws {
    let scene = PaintedScene()
    let holder = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    let mover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mover.backgroundColor = .black
    holder.addSubview(mover)
    scene.root.addSubview(holder)
    _ = scene.pixels()
    scene.enter {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { mover.frame.origin.x = 60 })
    }
    scene.harness.advance(by: 0.5)
    let (snapshot, last, rendered, shown) = try scene.enter {
      let renderer = UIGraphicsImageRenderer(size: holder.bounds.size)
      return (
        try #require(holder.snapshotView(afterScreenUpdates: true)),
        try #require(holder.snapshotView(afterScreenUpdates: false)),
        renderer.image { holder.layer.render(in: $0.cgContext) },
        renderer.image { holder.layer.presentation()?.render(in: $0.cgContext) }
      )
    }
    scene.harness.advance(by: 1)
    func left(_ view: UIView) -> Int? {
      let pixels = alone(view, in: scene)
      return (0..<100).first { pixels[$0, 20] != 0xffffff }
    }
    let place = try #require(left(snapshot))
    #expect((36...44).contains(place))
    #expect(left(last) == place)
    #expect(left(UIImageView(image: shown)) == place)
    #expect(left(UIImageView(image: rendered)) == 70)
  }

  @Test("I-07 a resizable snapshot shows its part; its caps keep their size, the middle stretches")
  func resizable() throws {
    let scene = PaintedScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    for (x, y) in [(10, 10), (26, 10), (10, 26), (26, 26)] {
      let corner = UIView(frame: CGRect(x: x, y: y, width: 4, height: 4))
      corner.backgroundColor = .black
      view.addSubview(corner)
    }
    scene.root.addSubview(view)
    _ = scene.pixels()
    let snapshot = try scene.enter {
      try #require(
        view.resizableSnapshotView(
          from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: false,
          withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
    }
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    let small = alone(snapshot, in: scene)
    #expect(small[10, 10] == 0)
    #expect(small[13, 13] == 0)
    #expect(small[14, 10] == 0xffffff)
    #expect(small[29, 29] == 0)
    #expect(small.count(but: 0xffffff) == 64)
    snapshot.bounds.size = CGSize(width: 60, height: 50)
    let large = alone(snapshot, in: scene)
    #expect(large[13, 13] == 0)
    #expect(large[14, 10] == 0xffffff)
    #expect(large[69, 59] == 0)
    #expect(large.count(but: 0xffffff) == 64)
    // Without space for both, both shrink.
    snapshot.bounds.size = CGSize(width: 2, height: 50)
    #expect(alone(snapshot, in: scene).count(but: 0xffffff) == 16)
  }

  @Test("I-07 a snapshot of nothing is an empty view or none; drawing into no context is reported")
  func badInput() throws {
    let scene = PaintedScene()
    let view = UIView(frame: .zero)
    scene.root.addSubview(view)
    scene.enter {
      #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == .zero)
      let strange = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
      @MainActor func part(_ rect: CGRect) -> UIView? {
        scene.root.resizableSnapshotView(
          from: rect, afterScreenUpdates: true, withCapInsets: .zero)
      }
      #expect(part(strange) == nil)
      #expect(part(.null) == nil)
      #expect(part(CGRect(x: 10, y: 10, width: -5, height: 5))?.bounds.width == 5)
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      #expect(!scene.root.drawHierarchy(in: scene.root.bounds, afterScreenUpdates: true))
      let caps = scene.root.resizableSnapshotView(
        from: scene.root.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 500, left: -5, bottom: 500, right: 0))
      #expect(caps != nil)
      if let caps { scene.root.addSubview(caps) }
    }
    _ = scene.pixels()
    #expect(scene.warnings.count == 2)
  }

  @Test("I-07 layer.render(in:) of a layer in no tree, and of one that is masked")
  func layerAlone() {
    let scene = PaintedScene()
    scene.enter {
      let layer = CALayer()
      layer.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
      layer.backgroundColor = UIColor.black.cgColor
      let mask = CALayer()
      mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      mask.backgroundColor = UIColor.white.cgColor
      layer.mask = mask
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        layer.render(in: $0.cgContext)
      }
      let pixels = scene.pixels(of: image)
      #expect(pixels[5, 5] == 0)
      #expect(pixels[14, 14] == 0)
      #expect(pixels.count(but: 0xffffff) == 100)
    }
  }
}
