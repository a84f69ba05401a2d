@_exported import GlissadeDemo
import ContainerDemo
import FlipCardDemo
import PanelDemo
import PhotosDemo
import PlaygroundDemo
import PullDownDemo
import ShadeDemo
import SheetDemo
import StackDemo
import TabsDemo
import ThrowDemo

/// The list of all demos.
public enum Gallery {
  /// All demos, in the order of the gallery's list.
  public static let demos: [Demo] = [
    .photos, .pullDown, .panel, .flipCard, .throwing, .shade, .playground, .stack, .tabs,
    .container, .sheet,
  ]

  /// Returns the demo with the given name, or `nil` if no demo has it.
  public static func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
