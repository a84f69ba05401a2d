import CSDL2
import Foundation
import GlissadeDrawing
import GlissadeRaster
import Testing

@testable import GlissadeWindow

@MainActor @Suite struct PresenterChainTests {
  /// A presenter in memory that can be made to fail.
  private final class FakePresenter: Presenter {
    let kind: PresenterKind
    var isSynchronized: Bool { kind == .texture }
    var failure: PresenterFailure?
    private(set) var shown = 0
    private(set) var isClosed = false
    private(set) var pixels = [UInt32](repeating: 0, count: 64)
    private var isFresh = true

    init(_ kind: PresenterKind) { self.kind = kind }

    var name: String { "fake \(kind)" }

    func buffer() throws(PresenterFailure) -> PixelBuffer {
      defer { isFresh = false }
      let memory = pixels.withUnsafeMutableBytes { $0.baseAddress }
      guard let memory else { throw .noMemory(reason: "none") }
      return PixelBuffer(pixels: memory, width: 8, height: 8, bytesPerRow: 32, isFresh: isFresh)
    }

    func present(_ rects: [SDL_Rect]) throws(PresenterFailure) {
      if let failure { throw failure }
      shown += 1
    }

    func spoil() { isFresh = true }
    func close() { isClosed = true }
  }

  /// The presenters that a chain made, and its lines.
  private final class Made {
    var presenters: [FakePresenter] = []
    var broken: Set<PresenterKind> = []
    var lines: [String] = []
    var isLost = false

    @MainActor func chain() throws -> PresenterChain {
      try PresenterChain(
        PresenterConditions(driver: "wayland"),
        make: { kind throws(PresenterFailure) in
          if self.broken.contains(kind) { throw .unusable(reason: "broken") }
          let presenter = FakePresenter(kind)
          self.presenters.append(presenter)
          return presenter
        },
        isLost: { self.isLost }, report: { self.lines.append($0) })
    }
  }

  private static let whole = [SDL_Rect(x: 0, y: 0, w: 8, h: 8)]

  @Test("R-04 a presenter that fails while running is replaced; one line says so")
  func replaced() throws {
    let made = Made()
    let chain = try made.chain()
    _ = try chain.buffer()
    #expect(try chain.present(Self.whole))
    #expect(chain.isSynchronized)
    made.presenters[0].failure = .unusable(reason: "device lost")
    #expect(try !chain.present(Self.whole))
    #expect(made.presenters[0].isClosed)
    #expect(made.lines.count == 1)
    #expect(
      made.lines.first
        == "The texture failed (device lost); the window surface in a texture replaces it.")
    #expect(try chain.buffer().isFresh)
    #expect(try chain.present(Self.whole))
    #expect(made.presenters[1].shown == 1)
    #expect(!chain.isSynchronized)
    #expect(chain.summary == "fake textureSurface: the preferred one failed")
  }

  @Test("R-04 the frame in which a presenter fails is painted whole for the next one")
  func noFrameIsLost() throws {
    let made = Made()
    let chain = try made.chain()
    let painter = FramePainter(fonts: FontLibrary())
    let size = CGSize(width: 8, height: 8)
    var meter = CostMeter()
    func show(_ color: CGColor) throws {
      let list = DisplayList(
        size: size, scale: 1, background: color, root: DisplayGroup(id: 0, commands: []))
      repeat {
        let rects = try painter.paint(list, under: [], into: chain.buffer(), scale: 1, &meter)
        if try chain.present(rects) { return }
      } while true
    }
    try show(.black)
    made.presenters[0].failure = .unusable(reason: "device lost")
    try show(.white)
    #expect(made.presenters[1].shown == 1)
    #expect(made.presenters[1].pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF })
  }

  @Test("R-04 one that cannot be made is passed over; without any, the error names the last reason")
  func none() throws {
    let made = Made()
    made.broken = [.texture]
    let chain = try made.chain()
    #expect(made.presenters.map(\.kind) == [.textureSurface])
    #expect(made.lines.count == 1)
    made.presenters[0].failure = .unusable(reason: "gone")
    let error = #expect(throws: WindowError.self) { try chain.present(Self.whole) }
    #expect(
      error?.description.hasPrefix("The video driver “wayland” shows no pictures (gone)") == true)
    made.broken = Set(PresenterKind.allCases)
    #expect(throws: WindowError.self) { try made.chain() }
  }

  @Test("R-04 no other presenter is tried on a display that is lost, or without memory")
  func hopeless() throws {
    let made = Made()
    let chain = try made.chain()
    made.presenters[0].failure = .noMemory(reason: "8×8 pixels")
    let memory = #expect(throws: WindowError.self) { try chain.present(Self.whole) }
    #expect(memory?.description.contains("no memory for the window") == true)
    made.isLost = true
    let lost = #expect(throws: WindowError.self) { try chain.present(Self.whole) }
    #expect(lost?.description.contains("display went away") == true)
    #expect(made.presenters.count == 1)
    #expect(made.lines.isEmpty)
  }

  @Test("R-04 nothing to show is no presentation")
  func nothing() throws {
    let made = Made()
    let chain = try made.chain()
    #expect(try chain.present([]))
    #expect(made.presenters[0].shown == 0)
  }
}
