import Foundation

extension NSAttributedString {
  /// Creates an attributed string from an `AttributedString`, with its attributes of UIKit.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: run.attributes.textAttributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributeContainer {
  /// The attributes of UIKit in the container, by their keys in an `NSAttributedString`.
  var textAttributes: TextAttributes {
    let all: TextAttributes = [
      .font: self.uiKit.font as Any?, .foregroundColor: self.uiKit.foregroundColor,
      .backgroundColor: self.uiKit.backgroundColor, .kern: self.uiKit.kern,
      .underlineStyle: self.uiKit.underlineStyle?.rawValue,
      .strikethroughStyle: self.uiKit.strikethroughStyle?.rawValue,
      .baselineOffset: self.uiKit.baselineOffset,
    ].compactMapValues { $0 }
    return all
  }
}
