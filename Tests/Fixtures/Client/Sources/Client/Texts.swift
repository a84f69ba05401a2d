import Foundation
import GlissadeTesting
import UIKit

// Attributed texts, text fields, text views and what goes with them (K-13, N-39 … N-44).

func checkTexts() {
  Checks.about("N-39 attributed texts") { checkAttributedTexts() }
  Checks.about("N-40 text fields") { checkTextField() }
  Checks.about("N-41 text views") { checkTextView() }
  Checks.about("N-42 controls") { checkMoreControls() }
  Checks.about("N-43 split views") { checkSplitView() }
  Checks.about("K-13 N-44 large titles and editing") { checkEditedTable() }
}

private class BadgeLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    var rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    rect.origin = bounds.origin
    rect.size.width += insets.left + insets.right
    rect.size.height += insets.top + insets.bottom
    return rect
  }
}

private func checkAttributedTexts() {
  let harness = Harness { UIViewController() }
  let paragraph = NSMutableParagraphStyle()
  paragraph.alignment = .center
  paragraph.lineBreakMode = .byTruncatingTail
  paragraph.lineHeightMultiple = 1.2
  let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 1.5,
    .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: paragraph,
  ]
  let text = NSMutableAttributedString(string: "Hello", attributes: attributes)
  text.append(NSAttributedString(string: " world", attributes: [.backgroundColor: UIColor.blue]))
  let label = BadgeLabel()
  label.attributedText = text
  Checks.expect(label.intrinsicContentSize.width > 100, "a label has the size of its text")
  Checks.expect(
    label.intrinsicContentSize.height > 28, "with its insets", found: label.intrinsicContentSize)
  let box = ("Hello" as NSString).boundingRect(
    with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
  Checks.expect(box.width > 40 && box.height > 24, "a text has a box", found: box)
  let button = UIButton(type: .system)
  button.setAttributedTitle(text, for: .normal)
  button.contentHorizontalAlignment = .left
  Checks.expect(button.attributedTitle(for: .normal)?.string == "Hello world", "a button's title")
  Checks.expect(harness.now >= 0, "without a window")
}

private class CodeField: UITextField {
  var deletions = 0
  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func paste(_ sender: Any?) {}
}

private class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let field = CodeField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
  var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "Code"
    field.keyboardType = .numberPad
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.delegate = self
    field.addTarget(self, action: Selector(Form.changed), for: .editingChanged)
    textView.delegate = self
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    view.addSubview(field)
    view.addSubview(textView)
  }

  func changed(_ sender: UITextField) { changes += 1 }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return text.count <= 4
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textViewDidChange(_ textView: UITextView) { changes += 10 }
}

private func checkTextField() {
  let form = Form()
  let harness = Harness { form }
  form.field.becomeFirstResponder()
  harness.type("12345")
  let limited = form.field.text ?? ""
  Checks.expect(limited == "1234", "the delegate limits a text", found: limited)
  Checks.expect(form.changes == 4, "changes are sent", found: form.changes)
  harness.press("Backspace")
  Checks.expect(form.field.deletions == 1, "deleteBackward() is overridden")
  UIPasteboard.general.string = "9"
  harness.press("v", modifiers: .control)
  Checks.expect(form.field.text == "123", "so is paste(_:)")
  let start = form.field.beginningOfDocument
  if let end = form.field.position(from: start, offset: 2) {
    form.field.selectedTextRange = form.field.textRange(from: start, to: end)
  }
  harness.type("x")
  Checks.expect(form.field.text == "x3", "a selection is replaced", found: form.field.text ?? "")
  harness.press("Return")
  Checks.expect(!form.field.isEditing, "Return ends the editing")
}

private func checkTextView() {
  let form = Form()
  let harness = Harness { form }
  harness.tap(at: CGPoint(x: 100, y: 150))
  harness.type("a\nb")
  Checks.expect(form.textView.text == "a\nb", "lines are typed", found: form.textView.text ?? "")
  Checks.expect(form.changes == 30, "changes are notified", found: form.changes)
  form.textView.isEditable = false
  form.textView.isSelectable = true
  harness.type("c")
  Checks.expect(form.textView.text == "a\nb", "a view that is not editable stays")
  form.view.endEditing(true)
  Checks.expect(!form.textView.isFirstResponder, "endEditing(_:) ends it")
}

private func checkMoreControls() {
  let harness = Harness { UIViewController() }
  let stepper = UIStepper()
  stepper.maximumValue = 3
  stepper.value = 9
  Checks.expect(stepper.value == 3, "a stepper has limits")
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let control = UIRefreshControl()
  control.attributedTitle = NSAttributedString(string: "Loading")
  scrollView.refreshControl = control
  control.beginRefreshing()
  Checks.expect(control.isRefreshing, "a refresh control refreshes")
  control.endRefreshing()
  Checks.expect(!control.isRefreshing, "until it is told")
  let slider = UISlider()
  slider.setThumbImage(UIImage(), for: .normal)
  Checks.expect(slider.thumbImage(for: .highlighted) != nil, "a slider's image")
  let item: UIBarItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
  Checks.expect(item.title == "Done", "a bar item of the system", found: item.title ?? "")
  Checks.expect(harness.now >= 0, "without a window")
}

private func checkSplitView() {
  let split = UISplitViewController()
  let list = UINavigationController(rootViewController: UIViewController())
  let detail = UIViewController()
  split.viewControllers = [list, detail]
  split.preferredDisplayMode = .allVisible
  let harness = Harness(size: CGSize(width: 1000, height: 700)) { split }
  harness.advanceUntilIdle()
  Checks.expect(!split.isCollapsed && split.viewControllers.count == 2, "two columns")
  Checks.expect(detail.splitViewController === split, "a child knows its container")
  harness.resize(to: CGSize(width: 400, height: 700))
  harness.advanceUntilIdle()
  Checks.expect(split.isCollapsed && list.topViewController === detail, "one in a narrow window")
}

private class EditableList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private func checkEditedTable() {
  let list = EditableList(style: .plain)
  list.title = "Large"
  list.navigationItem.rightBarButtonItem = list.editButtonItem
  list.navigationItem.largeTitleDisplayMode = .always
  let navigation = UINavigationController(rootViewController: list)
  navigation.navigationBar.prefersLargeTitles = true
  navigation.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
  let harness = Harness { navigation }
  harness.advanceUntilIdle()
  Checks.expect(navigation.navigationBar.frame.height == 96, "a large title")
  list.setEditing(true, animated: true)
  harness.advanceUntilIdle()
  Checks.expect(list.tableView.isEditing && list.isEditing, "a table is edited")
}
