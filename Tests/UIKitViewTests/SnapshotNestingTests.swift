import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Snapshots of snapshots") struct SnapshotNestingTests {
  private let card = UIView()
  private let page: ViewPage

  /// A card of 40 × 40 points at (10, 10), blue above and red below.
  init() {
    page = ViewPage(card, at: CGRect(x: 10, y: 10, width: 40, height: 40))
    card.backgroundColor = .blue
    let lower = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
    lower.backgroundColor = .red
    card.addSubview(lower)
    page.harness.advanceUntilIdle()
  }

  /// Shows a view at (100, 100) and returns the colors in its upper and its lower half.
  private func colors(of view: UIView) -> [UInt32] {
    view.frame.origin = CGPoint(x: 100, y: 100)
    page.page.view.addSubview(view)
    defer { view.removeFromSuperview() }
    return page.colors(at: [CGPoint(x: 105, y: 105), CGPoint(x: 105, y: 135)])
  }

  private let both: [UInt32] = [0x0000ff, 0xff0000]

  @Test(
    "I-07 a snapshot of a snapshot that is in no window is the same picture", arguments: [1, 4])
  func nested(depth: Int) throws {
    var view: UIView = card
    for _ in 0...depth { view = try #require(view.snapshotView(afterScreenUpdates: false)) }
    #expect(colors(of: view) == both)
  }

  @Test("I-07 a part of a snapshot that is in no window is that part")
  func part() throws {
    let whole = try #require(card.snapshotView(afterScreenUpdates: false))
    let tile = try #require(
      whole.resizableSnapshotView(
        from: CGRect(x: 0, y: 20, width: 40, height: 20), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(tile.bounds.size == CGSize(width: 40, height: 20))
    #expect(colors(of: tile) == [0xff0000, 0xffffff])
  }

  @Test("I-07 a snapshot in no window is drawn like any view")
  func drawn() throws {
    let whole = try #require(card.snapshotView(afterScreenUpdates: false))
    let renderer = UIGraphicsImageRenderer(size: whole.bounds.size)
    let drawn = renderer.image { _ in
      #expect(whole.drawHierarchy(in: whole.bounds, afterScreenUpdates: false))
    }
    let rendered = renderer.image { whole.layer.render(in: $0.cgContext) }
    #expect(colors(of: UIImageView(image: drawn)) == both)
    #expect(colors(of: UIImageView(image: rendered)) == both)
  }

  @Test("I-07 a snapshot of a snapshot has neither its transform nor its opacity, but its size")
  func changed() throws {
    let whole = try #require(card.snapshotView(afterScreenUpdates: false))
    whole.transform = CGAffineTransform(scaleX: 3, y: 3).rotated(by: 1)
    whole.alpha = 0.5
    let copy = try #require(whole.snapshotView(afterScreenUpdates: false))
    #expect(colors(of: copy) == both)
    whole.transform = .identity
    whole.alpha = 1
    whole.bounds.size.height = 20
    let half = try #require(whole.snapshotView(afterScreenUpdates: false))
    #expect(colors(of: half) == [0x0000ff, 0xffffff])
    whole.isHidden = true
    let hidden = try #require(whole.snapshotView(afterScreenUpdates: false))
    #expect(colors(of: hidden) == [0xffffff, 0xffffff])
  }

  @Test("I-07 a snapshot that was shown and removed is the same picture, with its later size")
  func removed() throws {
    let whole = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(colors(of: whole) == both)
    whole.bounds.size.height = 20
    let copy = try #require(whole.snapshotView(afterScreenUpdates: false))
    #expect(colors(of: copy) == [0x0000ff, 0xffffff])
  }

  @Test("I-07 a view that the last frame did not show, because it is hidden, has an empty snapshot")
  func hidden() throws {
    card.isHidden = true
    page.harness.advanceUntilIdle()
    card.isHidden = false
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(colors(of: snapshot) == [0xffffff, 0xffffff])
  }

  @Test("I-07 a view of a client's in no window has an empty snapshot before updates")
  func unseen() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    holder.addSubview(try #require(card.snapshotView(afterScreenUpdates: false)))
    let before = try #require(holder.snapshotView(afterScreenUpdates: false))
    let after = try #require(holder.snapshotView(afterScreenUpdates: true))
    #expect(colors(of: before) == [0xffffff, 0xffffff])
    #expect(colors(of: after) == both)
  }
}
