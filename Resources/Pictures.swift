import Foundation

/// The sandbox's own pictures, as a resource bundle that `UIImage(named:in:)` reads.
public enum GlissadeAssets {
  /// The bundle that holds `Pictures/`.
  public static var bundle: Bundle { Bundle.module }
}
