import UIKit

/// The sandbox's colours and measures: quiet, so that the stage is the brightest thing.
enum Palette {
  /// Around the stage.
  static let surround = UIColor(white: 0.125, alpha: 1)
  /// Behind the list of demos.
  static let panel = UIColor(white: 0.155, alpha: 1)
  /// Lines between panes.
  static let line = UIColor(white: 1, alpha: 0.07)
  /// Titles.
  static let text = UIColor(white: 1, alpha: 0.92)
  /// What explains.
  static let quietText = UIColor(white: 1, alpha: 0.56)
  /// The one accent: what is chosen.
  static let accent = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 1)
  /// The row of the demo on stage, and the row that the keyboard is at.
  static let chosenRow = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 0.18)
  static let markedRow = UIColor(white: 1, alpha: 0.06)

  /// Everything keeps to multiples of this, in points.
  static let grid: CGFloat = 8
  static let listWidth: CGFloat = 220
  static let rowHeight: CGFloat = 64
  static let rowRadius: CGFloat = 12
  static let stageRadius: CGFloat = 16
  /// The device that the stage has the shape of.
  static let stageSize = CGSize(width: 375, height: 667)
  /// The least space around the stage.
  static let stageMargin: CGFloat = 40
}
