import Foundation

extension UIImage {
  /// Creates the image in the data of a PNG or JPEG file, or `nil` if there is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image in the data of a PNG or JPEG file, or `nil` if there is none.
  ///
  /// - Parameter scale: The pixels per point, above 0.
  public convenience init?(data: Data, scale: CGFloat) {
    let decoder = UIWindowScene.running("UIImage(data:)").pictures.decoder
    guard let picture = try? decoder.decode([UInt8](data), path: "the data") else { return nil }
    self.init(cgImage: picture, scale: scale)
  }
}
