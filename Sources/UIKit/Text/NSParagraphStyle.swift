import Foundation
import GlissadeDrawing

/// How the lines of a text stand and break.
public class NSParagraphStyle: NSObject {
  /// Natural alignment, broken between words.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { .natural }
  public var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  /// Extra distance between lines, in points.
  public var lineSpacing: CGFloat { 0 }
}

/// How the lines of a text stand and break, to be set.
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
