import Foundation
import Testing
import UIKit

@Suite struct SceneEventTests {
  @Test("the lines of traces are these, to the letter")
  func lines() {
    let lines: [(SceneEvent, String)] = [
      (.gesture(recognizer: "pull", state: .began), "pull began"),
      (.gesture(recognizer: "pull", state: .cancelled), "pull cancelled"),
      (.callback(.viewIsAppearing, controller: "Tides"), "viewIsAppearing Tides"),
      (
        .violation(controller: "Tides", fault: "viewDidAppear while appeared"),
        "violation Tides: viewDidAppear while appeared"
      ),
      (.call("dynamicAnimatorDidPause", subject: "floor"), "dynamicAnimatorDidPause floor"),
      (
        .contactBegan(names: "box floor", point: CGPoint(x: 149.6, y: 500.4), speed: 446.6),
        "contact began box floor at 150,500 with 447 pt/s"
      ),
      (.contactEnded(names: "box floor"), "contact ended box floor"),
      (
        .impact(style: "light", intensity: 0.333, place: CGPoint(x: 187.26, y: 667)),
        "impact light 0.33 (187.3, 667)"
      ),
      (.remark("update pauses transition 3"), "update pauses transition 3"),
      (.warning("present is refused"), "warning present is refused"),
    ]
    for (event, line) in lines { #expect(event.description == line) }
  }

  @Test("L-08 violations and warnings are alarms, and only states of recognizers are gestures")
  func kinds() {
    let gesture = SceneEvent.gesture(recognizer: "pull", state: .ended)
    let contact = SceneEvent.contactEnded(names: "box ended")
    #expect(gesture.isGesture)
    #expect(!gesture.isAlarm)
    #expect(!contact.isGesture)
    #expect(SceneEvent.warning("").isAlarm)
    #expect(SceneEvent.violation(controller: "", fault: "").isAlarm)
    #expect(!SceneEvent.remark("warning").isAlarm)
  }
}
