import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A page of rows that scrolls.
@MainActor private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct LargeTitleTests {
  private let rows = Rows(style: .plain)
  private let navigation: UINavigationController
  private let harness: Harness
  private var bar: UINavigationBar { navigation.navigationBar }
  private var table: UITableView { rows.tableView }

  init() {
    rows.title = "Title"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    self.navigation = navigation
    harness = Harness { navigation }
    harness.advanceUntilIdle()
  }

  @Test("K-13 the large title gets small with the content, point by point")
  func collapsing() {
    #expect(bar.bounds.height == 96)
    #expect(table.contentOffset.y == -52)
    harness.mouseDown(at: CGPoint(x: 100, y: 400))
    harness.mouseMove(to: CGPoint(x: 100, y: 380))
    harness.advance(by: 0.1)
    for y in stride(from: 375.0, through: 300.0, by: -5) {
      harness.mouseMove(to: CGPoint(x: 100, y: y))
      harness.advance(by: 1.0 / 60)
      #expect(abs(bar.bounds.height - max(44, 44 - table.contentOffset.y)) < 0.01)
    }
    #expect(bar.bounds.height == 44)
    harness.mouseUp(at: CGPoint(x: 100, y: 300))
    #expect(harness.advanceUntilIdle())
    #expect(bar.bounds.height == 44)
  }

  @Test("K-13 a title that is released half way settles open or closed")
  func settling() {
    for distance in [15.0, 35.0] {
      table.contentOffset.y = -52
      harness.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 390 - distance), over: 0.5, hold: 0.3)
      #expect(harness.advanceUntilIdle())
      #expect(bar.bounds.height == (distance < 26 ? 96 : 44))
    }
    harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 600), over: 0.3)
    #expect(harness.advanceUntilIdle())
    #expect(bar.bounds.height == 96)
  }

  @Test("K-13 a pulled content pulls the title down with it")
  func pulling() {
    harness.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400), over: 0.3, release: false)
    #expect(bar.bounds.height > 130)
    #expect(abs(bar.bounds.height - (44 - table.contentOffset.y)) < 0.01)
    harness.mouseUp(at: CGPoint(x: 100, y: 400))
    #expect(harness.advanceUntilIdle())
    #expect(bar.bounds.height == 96)
  }

  @Test("K-13 an interactive pop moves the height of the bar along, and a cancel leaves it")
  func pop() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let harness = Harness { navigation }
    harness.advanceUntilIdle()
    let bar = navigation.navigationBar
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: true)
    #expect(harness.advanceUntilIdle())
    #expect(bar.bounds.height == 44)
    harness.drag(
      from: CGPoint(x: 2, y: 300), to: CGPoint(x: 190, y: 300), over: 0.3, release: false)
    let half = harness.presentationFrame(of: bar).height
    #expect(half > 55)
    #expect(half < 90)
    harness.mouseMove(to: CGPoint(x: 20, y: 300))
    harness.advance(by: 0.5)
    harness.mouseUp(at: CGPoint(x: 20, y: 300))
    #expect(harness.advanceUntilIdle())
    #expect(navigation.viewControllers.count == 2)
    #expect(bar.bounds.height == 44)
    navigation.popViewController(animated: true)
    #expect(harness.advanceUntilIdle())
    #expect(bar.bounds.height == 96)
  }

  @Test("K-13 a bar without the wish has small titles, and attributes change large ones")
  func attributes() {
    bar.prefersLargeTitles = false
    harness.advanceUntilIdle()
    #expect(bar.bounds.height == 44)
    #expect(table.contentOffset.y == 0)
    bar.prefersLargeTitles = true
    harness.advanceUntilIdle()
    #expect(bar.bounds.height == 96)
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    harness.advanceUntilIdle()
    let pixels = harness.snapshot()
    let box = CGRect(x: 10, y: 50, width: 150, height: 40)
    #expect(pixels.count(in: box) { r, g, b in r > 200 && g < 80 && b < 80 } > 100)
  }
}
