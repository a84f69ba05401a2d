import GlissadeFiles
internal import CSDL2
import GlissadeRaster

extension PresenterChain {
  /// Returns the chain of presenters for a window.
  static func standard(
    for window: OpaquePointer, _ request: PresenterRequest
  ) throws(WindowError) -> PresenterChain {
    try PresenterChain(
      DisplayServer.conditions(of: window, request),
      make: { kind throws(PresenterFailure) in
        switch kind {
        case .surface: SurfacePresenter(window: window, backing: .sharedMemory)
        case .textureSurface: SurfacePresenter(window: window, backing: .texture)
        case .texture: try TexturePresenter(window: window)
        }
      },
      isLost: { DisplayConnection.isLost(of: window) },
      report: { StandardError.write($0) })
  }
}
