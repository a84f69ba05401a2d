import GlissadeTesting
import UIKit

// A picker with two wheels (N-89).

private class TimePage: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  var selected: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.frame = CGRect(x: 0, y: 100, width: 375, height: 216)
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { return 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return component == 0 ? 24 : 60
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    return "\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append("\(component): \(row)")
  }
}

func checkPicker() {
  let page = TimePage()
  let harness = Harness { page }
  page.picker.selectRow(8, inComponent: 0, animated: false)
  page.picker.selectRow(30, inComponent: 1, animated: true)
  harness.advanceUntilIdle()
  Checks.expect(page.selected.isEmpty, "code notifies nobody", found: page.selected)
  Checks.expect(page.picker.selectedRow(inComponent: 0) == 8, "a row is selected by code")
  Checks.expect(page.picker.numberOfComponents == 2, "there are two wheels")
  Checks.expect(page.picker.numberOfRows(inComponent: 1) == 60, "a wheel has its rows")
  let label = page.picker.view(forRow: 8, forComponent: 0) as? UILabel
  Checks.expect(label?.text == "8", "a row shows its title", found: label?.text ?? "nothing")
  // A row has a height of 32 points: up by three rows.
  harness.drag(from: CGPoint(x: 90, y: 208), to: CGPoint(x: 90, y: 112), over: 0.5, hold: 0.2)
  harness.advanceUntilIdle()
  Checks.expect(page.selected == ["0: 11"], "a drag selects", found: page.selected)
  harness.tap(at: CGPoint(x: 280, y: 238))
  harness.advanceUntilIdle()
  Checks.expect(page.selected.last == "1: 31", "a tap selects", found: page.selected)
}
