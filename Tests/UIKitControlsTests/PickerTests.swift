import Foundation
import GlissadeGestures
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("UIPickerView") struct PickerTests {
  /// A picker of 320 × 216 points at the origin, with rows that are 32 points high.
  @MainActor private final class Fixture: UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    var counts = [10, 50]
    var widths: [CGFloat] = [0, 0]
    var selected: [[Int]] = []
    private(set) var reused = 0
    private(set) var harness: Harness!

    init(counts: [Int] = [10, 50], widths: [CGFloat] = [0, 0]) {
      (self.counts, self.widths) = (counts, widths)
      harness = Harness(size: CGSize(width: 320, height: 300)) { [picker] in
        let page = UIViewController()
        page.view.addSubview(picker)
        return page
      }
      picker.dataSource = self
      picker.delegate = self
      harness.advanceUntilIdle()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(component)/\(row)"
      return label
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selected.append([component, row])
    }

    func middle(_ component: Int) -> CGRect {
      let row = picker.selectedRow(inComponent: component)
      guard let view = picker.view(forRow: row, forComponent: component) else { return .zero }
      return harness.presentationFrame(of: view)
    }

    func key(_ name: String) {
      harness.send(.key(name, t: harness.now))
      harness.advanceUntilIdle()
    }
  }

  @Test("N-89 a drag turns a wheel, which comes to rest on a row and says so once")
  func drag() {
    let fixture = Fixture()
    #expect(fixture.picker.selectedRow(inComponent: 0) == 0)
    for (distance, row) in [(-40.0, 1), (-90, 4), (70, 2)] {
      fixture.harness.drag(
        from: CGPoint(x: 80, y: 108), to: CGPoint(x: 80, y: 108 + distance), over: 0.3, hold: 0.2)
      fixture.harness.advanceUntilIdle()
      #expect(fixture.picker.selectedRow(inComponent: 0) == row)
      #expect(fixture.selected.last == [0, row])
      #expect(abs(fixture.middle(0).midY - 108) < 0.5)
    }
    #expect(fixture.selected.count == 3)
    #expect(fixture.picker.selectedRow(inComponent: 1) == 0)
  }

  @Test("N-89 a thrown wheel keeps the pointer's velocity and stops on a row, and at its ends")
  func thrown() {
    let fixture = Fixture()
    fixture.harness.drag(
      from: CGPoint(x: 240, y: 190), to: CGPoint(x: 240, y: 90), over: 0.1)
    #expect(fixture.selected == [])
    fixture.harness.advanceUntilIdle()
    let row = fixture.picker.selectedRow(inComponent: 1)
    #expect(row > 4)
    #expect(fixture.selected == [[1, row]])
    #expect(abs(fixture.middle(1).midY - 108) < 0.5)
    for _ in 0..<6 {
      fixture.harness.drag(
        from: CGPoint(x: 240, y: 30), to: CGPoint(x: 240, y: 200), over: 0.06)
      fixture.harness.advanceUntilIdle()
    }
    #expect(fixture.picker.selectedRow(inComponent: 1) == 0)
    #expect(abs(fixture.middle(1).midY - 108) < 0.5)
  }

  @Test("N-89 a tap on a row, keys, a mouse's wheel and a touchpad select, each with one call")
  func otherInput() {
    let fixture = Fixture()
    let harness = fixture.harness!
    harness.tap(at: CGPoint(x: 80, y: 168))
    harness.advanceUntilIdle()
    #expect(fixture.selected == [[0, 2]])
    fixture.key("Down")
    fixture.key("End")
    fixture.key("Down")
    fixture.key("Right")
    fixture.key("Down")
    fixture.key("Home")
    #expect(fixture.selected == [[0, 2], [0, 3], [0, 9], [1, 1], [1, 0]])
    harness.send(.wheel(at: CGPoint(x: 240, y: 108), deltaX: 0, deltaY: 100, t: harness.now))
    harness.advanceUntilIdle()
    #expect(fixture.selected.last == [1, 3])
    for step in 0..<5 {
      var event = InputEvent.wheel(
        at: CGPoint(x: 240, y: 108), deltaX: 0, deltaY: 15, t: harness.now + Double(step) / 60)
      event.device = .touchpad
      harness.send(event)
    }
    harness.advanceUntilIdle()
    #expect(fixture.selected.last == [1, 5])
    #expect(fixture.selected.count == 7)
    #expect(abs(fixture.middle(1).midY - 108) < 0.5)
  }

  @Test("N-89 selection by code notifies nobody, and a row that does not exist is ignored")
  func byCode() {
    let fixture = Fixture()
    fixture.picker.selectRow(7, inComponent: 0, animated: true)
    #expect(fixture.picker.selectedRow(inComponent: 0) == 7)
    fixture.harness.advanceUntilIdle()
    fixture.picker.selectRow(70, inComponent: 0, animated: false)
    fixture.picker.selectRow(1, inComponent: 7, animated: false)
    fixture.picker.selectRow(-1, inComponent: 0, animated: false)
    fixture.harness.advanceUntilIdle()
    #expect(fixture.picker.selectedRow(inComponent: 0) == 7)
    #expect(fixture.picker.selectedRow(inComponent: 7) == -1)
    #expect(abs(fixture.middle(0).midY - 108) < 0.5)
    #expect(fixture.selected == [])
  }

  @Test("N-89 rows lie on a cylinder, are reused, and a wheel without rows is empty")
  func rows() {
    let fixture = Fixture(counts: [40, 0], widths: [60, 0])
    #expect(fixture.picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 32))
    // Of 320 points 18 are margins, 5 a gap, and 60 the other wheel.
    #expect(abs(fixture.picker.rowSize(forComponent: 1).width - 237) < 0.001)
    #expect(fixture.picker.selectedRow(inComponent: 1) == -1)
    fixture.picker.selectRow(20, inComponent: 0, animated: false)
    fixture.harness.advanceUntilIdle()
    let heights = (20...24).map { row in
      fixture.picker.view(forRow: row, forComponent: 0)
        .map { fixture.harness.presentationFrame(of: $0).height } ?? 0
    }
    #expect(heights[0] == 32)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
    #expect(fixture.picker.view(forRow: 30, forComponent: 0) == nil)
    #expect(fixture.reused > 0)
    fixture.counts = [3, 1]
    fixture.picker.reloadAllComponents()
    fixture.harness.advanceUntilIdle()
    #expect(fixture.picker.selectedRow(inComponent: 0) == 2)
    #expect(fixture.picker.selectedRow(inComponent: 1) == 0)
    #expect(abs(fixture.middle(0).midY - 108) < 0.5)
  }
}
