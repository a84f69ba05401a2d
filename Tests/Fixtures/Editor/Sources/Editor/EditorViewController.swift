import UIKit

/// A page with a text field and a text view. What they contain and select is shown in the names and
/// the frames of bars, which a trace contains.
final class EditorViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))
  private let lines = UITextView(frame: CGRect(x: 20, y: 70, width: 260, height: 100))
  private let fieldBar = UIView(frame: CGRect(x: 20, y: 180, width: 0, height: 4))
  private let linesBar = UIView(frame: CGRect(x: 20, y: 190, width: 0, height: 4))
  private let returns = UIView(frame: CGRect(x: 20, y: 200, width: 0, height: 4))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.placeholder = "A line"
    field.delegate = self
    field.addTarget(self, action: Selector(Self.changed), for: .editingChanged)
    lines.font = .systemFont(ofSize: 17)
    lines.backgroundColor = .secondarySystemBackground
    lines.delegate = self
    for bar in [fieldBar, linesBar, returns] { bar.backgroundColor = .systemOrange }
    for part in [field, lines, fieldBar, linesBar, returns] { view.addSubview(part) }
    returns.accessibilityIdentifier = "returns"
    update()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns.frame.size.width += 10
    return true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { update() }
  func textViewDidChangeSelection(_ textView: UITextView) { update() }
  func textViewDidChange(_ textView: UITextView) { update() }
  private func changed() { update() }

  /// Shows ten points for each code unit before the selection and in it.
  private func update() {
    fieldBar.accessibilityIdentifier = "field: \(field.text ?? "")"
    if let part = field.selectedTextRange {
      let start = field.offset(from: field.beginningOfDocument, to: part.start)
      let length = field.offset(from: part.start, to: part.end)
      fieldBar.frame = CGRect(x: 10 * start, y: 180, width: 10 * length, height: 4)
    }
    linesBar.accessibilityIdentifier = "lines: \(lines.text ?? "")"
    let range = lines.selectedRange
    linesBar.frame = CGRect(x: 10 * range.location, y: 190, width: 10 * range.length, height: 4)
  }
}
