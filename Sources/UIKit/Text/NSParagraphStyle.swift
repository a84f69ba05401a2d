import Foundation
import GlissadeDrawing

/// The alignment, line breaking and spacing of a text's lines.
public class NSParagraphStyle: NSObject {
  /// A style with natural alignment whose lines break between words.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  public var alignment: NSTextAlignment { .natural }
  /// The way in which lines are broken or truncated.
  public var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  /// The additional distance between lines, in points.
  public var lineSpacing: CGFloat { 0 }
}

/// A paragraph style whose values can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byWordWrapping
  private var ownLineSpacing: CGFloat = 0

  public override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { ownLineSpacing }
    set { ownLineSpacing = newValue }
  }
}
