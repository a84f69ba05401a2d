import Foundation
import GlissadeTesting
import UIKit

@testable import GlissadeLayers
@testable import UIKitCore

// The rules that hold while nothing moves.
extension FuzzSession {
  var restFaults: [String] {
    containerFaults + appearanceFaults + sheetFaults + inputFaults + layerFaults + physicsFaults
      + leakFaults
  }

  /// L-01: There is one container for each presentation, in order, and the root's view is in its
  /// place.
  private var containerFaults: [String] {
    let window = harness.window
    let containers = window.presentedChain.compactMap { $0.presentation?.container }
    let views = window.subviews
    guard views.filter({ $0 is PresentationContainerView }) == containers,
      views.first is PresentationContainerView
        ? containers.first?.controller?.shouldRemovePresentersView ?? false
        : views.first == window.rootViewController?.view,
      views.count - containers.count <= 1
    else { return ["L-01 stray views in the window: \(views.map { type(of: $0) })"] }
    return scene.transitions.isEmpty ? [] : ["L-01 a transition is left"]
  }

  /// L-08: The controllers of visible views have appeared, and no others.
  private var appearanceFaults: [String] {
    var controllers = harness.window.presentedChain
    var faults: [String] = []
    while let controller = controllers.popLast() {
      controllers += controller.children
      let isSeen = controller.viewIfLoaded?.window != nil
      let state = controller.appearance.state
      if state != (isSeen ? .appeared : .disappeared) {
        faults.append("L-08 \(controller.logName) \(isSeen ? "is seen" : "is gone") and \(state)")
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        faults.append("A-16 \(controller.logName) is still being presented or dismissed")
      }
    }
    if !scene.participant(PendingAppearances.self).isEmpty {
      faults.append("L-08 controllers still wait for a callback")
    }
    return faults
  }

  /// P-02: A sheet is at its selected detent.
  private var sheetFaults: [String] {
    harness.window.presentedChain.compactMap { controller in
      guard let sheet = controller.presentationController as? UISheetPresentationController
      else { return nil }
      let selected = sheet.layout.stop(sheet.selectedDetentIdentifier)
      let top = sheet.driver.drag.motion.position
      guard abs(top - selected.top) > 0.5 else { return nil }
      return "P-02 \(controller.logName) is at \(top), not at \(selected)"
    }
  }

  /// L-01, L-03: Nothing is pressed, waits or blocks touches.
  private var inputFaults: [String] {
    var faults: [String] = []
    if scene.touches.isTracking { faults.append("L-01 a touch is left") }
    if scene.touches.nextDeadline != nil { faults.append("L-01 a recognizer waits") }
    for view in harness.window.everyView {
      for recognizer in view.gestureRecognizerStorage where recognizer.state != .possible {
        faults.append("L-01 \(recognizer.label) is left \(recognizer.state)")
      }
      if !scene.acceptsTouch(on: view) { faults.append("L-03 \(type(of: view)) gets no touches") }
    }
    return faults
  }

  private var layerFaults: [String] {
    var faults: [String] = []
    if scene.layerHost.population > 0 {
      faults.append("L-01 \(scene.layerHost.population) animations or clocks are left")
    }
    for view in harness.window.everyView
    where !view.layer.attached.isEmpty || !view.layer.records.isEmpty {
      faults.append("L-04 \(type(of: view)) keeps animations or records")
    }
    return faults
  }

  /// J-01, J-05: Physics is at rest, and the animators of transitions are gone.
  private var physicsFaults: [String] {
    var faults = scene.runningAnimators.map { "J-01 \($0.picture.moving) still move" }
    if !scene.dynamicsPictures.isEmpty, subject.movers.isEmpty {
      faults.append("decision 15 \(scene.dynamicsPictures.count) animators are left")
    }
    return faults
  }

  private var leakFaults: [String] {
    let strays = census.strays(of: scene)
    return strays.count > subject.keeps ? ["decision 15 left behind: \(strays)"] : []
  }
}
