import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A motion that a program begins.
enum ProgramMotion: String, CaseIterable, Sendable {
  case animate, spring, keyframes, flip, animator, delayedAnimator, push, pop, present, dismiss
  case detent, rows, items, offset, row, zoom, page, layer
}

/// A page in a navigation controller with everything that a program can move.
@MainActor final class MotionPage {
  let root = UIViewController()
  let below = UIViewController()
  let navigation: UINavigationController
  let harness: Harness
  let box = UIView(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 100, height: 100))
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
  let table = UITableView(frame: CGRect(x: 100, y: 150, width: 200, height: 200))
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 360, width: 200, height: 200),
    collectionViewLayout: UICollectionViewFlowLayout())
  let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  let layer = CALayer()
  let sheet = UIViewController()
  var count = 30

  init() {
    let navigation = UINavigationController(rootViewController: below)
    self.navigation = navigation
    harness = Harness { navigation }
    navigation.pushViewController(root, animated: false)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    collection.dataSource = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    scroll.addSubview(zoomed)
    scroll.contentSize = zoomed.bounds.size
    scroll.maximumZoomScale = 3
    scroll.delegate = self
    pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
    root.addChild(pager)
    pager.view.frame = CGRect(x: 210, y: 360, width: 100, height: 100)
    for view in [box, scroll, table, collection, pager.view!] { root.view.addSubview(view) }
    pager.didMove(toParent: root)
    layer.frame = CGRect(x: 300, y: 100, width: 20, height: 20)
    root.view.layer.addSublayer(layer)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    harness.advance(by: 0.2)
  }

  /// Presents what a motion needs, and waits for it.
  func prepare(_ motion: ProgramMotion) {
    switch motion {
    case .dismiss, .detent: root.present(sheet, animated: false)
    default: break
    }
    harness.advance(by: 1)
  }

  func begin(_ motion: ProgramMotion) {
    switch motion {
    case .animate: UIView.animate(withDuration: 0.4) { self.moveBox() }
    case .spring:
      UIView.animate(
        withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        options: []
      ) { self.moveBox() }
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.moveBox() }
      }
    case .flip:
      UIView.transition(with: box, duration: 0.4, options: .transitionFlipFromLeft) {
        self.moveBox()
      }
    case .animator:
      UIViewPropertyAnimator(duration: 0.4, curve: .linear) { self.moveBox() }.startAnimation()
    case .delayedAnimator:
      UIViewPropertyAnimator(duration: 0.4, curve: .linear) { self.moveBox() }
        .startAnimation(afterDelay: 0.2)
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .present: root.present(UIViewController(), animated: true)
    case .dismiss: root.dismiss(animated: true)
    case .detent:
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    case .layer: layer.position.y = 300
    default: beginInLists(motion)
    }
  }

  private func beginInLists(_ motion: ProgramMotion) {
    switch motion {
    case .rows:
      count += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    case .items:
      collection.performBatchUpdates {
        self.count += 1
        self.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    case .offset: scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    case .row: table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
    case .zoom: scroll.setZoomScale(2, animated: true)
    case .page: pager.setViewControllers([below], direction: .forward, animated: true)
    default: break
    }
  }

  private func moveBox() { box.frame.origin.x = 200 }

  /// Returns whether something moves.
  func isMoving(_ motion: ProgramMotion) -> Bool {
    switch motion {
    case .flip: box.layer.animationKeys() != nil
    case .animate, .spring, .keyframes, .animator, .delayedAnimator:
      harness.presentationFrame(of: box).minX != 200
    case .push, .pop: navigation.transitionCoordinator != nil
    case .present, .dismiss: root.transitionCoordinator != nil
    case .detent: harness.presentationFrame(of: sheet.view).minY > 60
    case .rows: !(table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    case .items: !(collection.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    case .offset: scroll.contentOffset.y != 300
    case .row: table.contentOffset.y != 20 * 44
    case .zoom: scroll.zoomScale != 2
    case .page: below.viewIfLoaded.map { harness.presentationFrame(of: $0).minX != 210 } ?? true
    case .layer: layer.presentation()?.position.y != 300
    }
  }
}

extension MotionPage: UITableViewDataSource, UICollectionViewDataSource, UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor @Suite("The completion of a transaction") struct TransactionCompletionTests {
  @Test("I-33 it waits for whatever a program begins in it", arguments: ProgramMotion.allCases)
  func waits(motion: ProgramMotion) {
    let page = MotionPage()
    page.prepare(motion)
    var stillMoves: [Bool] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { stillMoves.append(page.isMoving(motion)) }
    page.begin(motion)
    CATransaction.commit()
    #expect(page.isMoving(motion))
    page.harness.advance(by: 0.1)
    #expect(stillMoves.isEmpty)
    page.harness.advance(by: 2)
    #expect(stillMoves == [false])
  }

  @Test(
    "I-33 the outer one waits for what begins in nested ones, with a completion or without",
    arguments: ProgramMotion.allCases, [true, false])
  func nested(motion: ProgramMotion, hasCompletion: Bool) {
    let page = MotionPage()
    page.prepare(motion)
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer \(page.isMoving(motion))") }
    CATransaction.begin()
    if hasCompletion {
      CATransaction.setCompletionBlock { log.append("inner \(page.isMoving(motion))") }
    }
    page.begin(motion)
    CATransaction.commit()
    CATransaction.commit()
    page.harness.advance(by: 2.1)
    #expect(log == (hasCompletion ? ["inner false", "outer false"] : ["outer false"]))
  }

  @Test("I-33 what begins before or after it does not delay it")
  func outside() {
    let page = MotionPage()
    var count = 0
    page.begin(.push)
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    page.begin(.offset)
    page.harness.advance(by: 0.04)
    #expect(count == 1)
  }

  @Test("I-33 an animator that is stopped, and a scroll view that goes, do not keep it waiting")
  func abandoned() {
    let page = MotionPage()
    var count = 0
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { page.box.alpha = 0 }
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    animator.startAnimation()
    page.begin(.offset)
    CATransaction.commit()
    page.harness.advance(by: 0.1)
    page.scroll.removeFromSuperview()
    animator.stopAnimation(true)
    page.harness.advance(by: 0.1)
    #expect(count == 1)
  }
}
