import Foundation

extension UIImage {
  /// Creates an image of the scale 1 from the data of a PNG or JPEG file, or returns `nil` if the
  /// data are not those of such a file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the data of a PNG or JPEG file, or returns `nil` if the data are not
  /// those of such a file.
  ///
  /// - Parameter scale: The pixels per point, above 0.
  public convenience init?(data: Data, scale: CGFloat) {
    let decoder = SceneResources.running("UIImage(data:)").pictures.decoder
    guard let picture = try? decoder.decode([UInt8](data), path: "the data") else { return nil }
    self.init(cgImage: picture, scale: scale)
  }
}
