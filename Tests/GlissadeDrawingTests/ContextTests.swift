import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeDrawing

@Suite struct ContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func record(_ draw: (CGContext) -> Void) -> [DrawCommand] {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    draw(context)
    return context.commands
  }

  @Test("N-13 a filled rectangle is a shape, whatever the transform does short of turning it")
  func rectangles() {
    let shape = DrawCommand.shape(ShapeCommand(outline: RoundedRect(rect), fill: red))
    let plain = record {
      $0.setFillColor(red)
      $0.fill(rect)
    }
    #expect(plain == [shape])
    let mirrored = record {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.translateBy(x: 0, y: 80)
      $0.scaleBy(x: 1, y: -1)
      $0.fill(rect)
    }
    #expect(mirrored == [shape])
    let turned = record {
      $0.rotate(by: 0.3)
      $0.fill(rect)
    }
    guard case .path(let path)? = turned.first else {
      Issue.record("a turned rectangle is a path")
      return
    }
    let box = rect.applying(CGAffineTransform(rotationAngle: 0.3))
    #expect(path.path.boundingBox == box)
  }

  @Test("N-13 a path keeps the transform that each of its points was added with")
  func path() {
    let commands = record {
      $0.move(to: .zero)
      $0.translateBy(x: 10, y: 0)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
      $0.closePath()
      #expect($0.currentPointOfPath == CGPoint(x: -10, y: 0))
      #expect($0.boundingBoxOfPath == CGRect(x: -10, y: 0, width: 20, height: 10))
      $0.fillPath(using: .evenOdd)
      #expect($0.isPathEmpty)
    }
    guard case .path(let path)? = commands.first else {
      Issue.record("there is a path")
      return
    }
    #expect(path.path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.fillRule == .evenOdd)
    #expect(path.stroke == nil)
  }

  @Test("N-13 a stroke has the pen of its state, scaled as the transform scales")
  func strokes() {
    let commands = record {
      $0.setStrokeColor(red)
      $0.setLineWidth(4)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.setMiterLimit(3)
      $0.setLineDash(phase: 1, lengths: [2, 5])
      $0.scaleBy(x: 2, y: 2)
      $0.strokeLineSegments(between: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 4, y: 4)])
      $0.scaleBy(x: 1, y: 3)
      $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), width: 1)
    }
    #expect(commands.count == 2)
    guard case .path(let line)? = commands.first, case .group(let group)? = commands.last,
      case .path(let inner)? = group.commands.first
    else {
      Issue.record("a path, and one under its own transform")
      return
    }
    let pen = LineStyle(
      width: 8, cap: .round, join: .bevel, miterLimit: 3, dash: [4, 10], dashPhase: 2)
    #expect(line.line == pen)
    #expect(line.stroke == red)
    #expect(line.fill == nil)
    #expect(line.path.boundingBox == CGRect(x: 0, y: 0, width: 18, height: 0))
    #expect(inner.line.width == 1)
    #expect(group.transform.m22 == 6)
    #expect(inner.path.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("N-13 a saved state comes back as it was, clips with it")
  func states() {
    let inside = CGRect(x: 0, y: 0, width: 20, height: 20)
    let commands = record {
      $0.setFillColor(red)
      $0.saveGState()
      $0.clip(to: inside)
      $0.setFillColor(gray: 0, alpha: 1)
      $0.setAlpha(0.5)
      $0.concatenate(CGAffineTransform(translationX: 5, y: 5))
      #expect($0.boundingBoxOfClipPath == inside.offsetBy(dx: -5, dy: -5))
      $0.fill(rect)
      $0.restoreGState()
      #expect($0.ctm.isIdentity)
      $0.fill(rect)
    }
    let clipped = DrawCommand.shape(
      ShapeCommand(
        outline: RoundedRect(rect.offsetBy(dx: 5, dy: 5)), fill: CGColor(gray: 0, alpha: 0.5)))
    #expect(
      commands == [
        .group(DisplayGroup(clip: RoundedRect(inside), commands: [clipped])),
        .shape(ShapeCommand(outline: RoundedRect(rect), fill: red)),
      ])
  }

  @Test("N-13 a clip that is no rectangle is a mask; one without area lets nothing through")
  func clips() {
    let commands = record {
      $0.addEllipse(in: rect)
      $0.clip(using: .evenOdd)
      $0.fill(rect)
      $0.clip()
      $0.fill(rect)
    }
    guard case .group(let group)? = commands.first, case .path(_, let rule)? = group.mask else {
      Issue.record("there is a mask")
      return
    }
    #expect(rule == .evenOdd)
    #expect(commands.count == 1)
    #expect(group.commands.count == 1)
    #expect(group.bounds == rect)
  }

  @Test("N-13 a layer has alpha and shadow as a whole, a single thing its own")
  func layers() {
    let commands = record {
      $0.setAlpha(0.5)
      $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(rect)
      $0.fill(rect)
      $0.endTransparencyLayer()
      $0.setShadow(offset: .zero, blur: 0, color: nil)
      $0.fill(rect)
    }
    guard case .group(let shadowed)? = commands.first,
      case .group(let layer)? = shadowed.commands.first
    else {
      Issue.record("there is a layer with a shadow")
      return
    }
    #expect(shadowed.shadow?.sigma == 3)
    #expect(shadowed.shadow?.offset.height == 2)
    #expect(layer.opacity == 0.5)
    #expect(layer.commands.count == 2)
    #expect(
      commands.last
        == .shape(ShapeCommand(outline: RoundedRect(rect), fill: CGColor(gray: 0, alpha: 0.5))))
  }

  @Test("N-13 a context draws a picture upside down, as Core Graphics does")
  func pictures() {
    let image = CGImage(width: 1, height: 2, pixels: [0xffff_0000, 0xff00_00ff])
    let commands = record { $0.draw(image, in: rect) }
    guard case .group(let group)? = commands.first else {
      Issue.record("there is a group")
      return
    }
    #expect(group.transform.apply(CGPoint(x: 10, y: 20)) == CGPoint(x: 10, y: 60))
    #expect(group.commands == [.picture(image, in: rect)])
    #expect(record { $0.drawUpright(image, in: rect, for: "") } == [.picture(image, in: rect)])
  }

  @Test("N-13 a gradient fills the clip")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, CGColor.white] as CFArray,
        locations: [0.2, 0.9]))
    let commands = record {
      $0.clip(to: rect)
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 9), options: .drawsAfterEndLocation)
    }
    guard case .group(let group)? = commands.first,
      case .gradient(let command)? = group.commands.first
    else {
      Issue.record("there is a gradient in a clip")
      return
    }
    #expect(command.gradient.stops.map(\.location) == [0.2, 0.9])
    #expect(!command.extendsBefore)
    #expect(command.extendsAfter)
    #expect(command.outline.rect.contains(rect))
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test("N-13 what makes no sense is left out and reported; a flat transform draws nothing")
  func badInput() {
    var warnings: [String] = []
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.onWarning = { warnings.append($0) }
    context.restoreGState()
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    context.setLineWidth(.nan)
    context.setLineWidth(-1)
    context.setAlpha(.nan)
    context.scaleBy(x: .infinity, y: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    #expect(warnings.count == 9)
    context.fill(rect)
    #expect(context.commands.isEmpty)
    let flat = record {
      $0.scaleBy(x: 0, y: 1)
      $0.fill(rect)
      $0.stroke(rect)
      $0.draw(
        .text(
          TextCommand(
            text: "a", style: TextStyle(font: FontDescription(family: "Inter", size: 9)),
            frame: rect)))
    }
    #expect(flat.isEmpty)
    #expect(
      record {
        $0.fill(CGRect.null); $0.fill([]); $0.strokePath()
      }.isEmpty)
    #expect(
      record {
        $0.setLineDash(phase: .nan, lengths: [-1, 0]); $0.stroke(rect)
      }.count == 1)
    #expect(
      record {
        $0.saveGState(); $0.clip(to: rect); $0.fill(rect)
      }.count == 1)
  }

  @Test("N-13 masks and gradients count in equality and hash")
  func values() {
    func masked(_ rule: CGPathFillRule, _ width: CGFloat) -> DisplayGroup {
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 9), transform: nil)
      return DisplayGroup(
        mask: .path(path, rule),
        commands: [.shape(ShapeCommand(outline: RoundedRect(rect), fill: red))])
    }
    let variants = [masked(.winding, 9), masked(.evenOdd, 9), masked(.winding, 8)]
    #expect(Set(variants).count == 3)
    #expect(Set(variants.map(\.stableHash)).count == 3)
    #expect(masked(.winding, 9) == variants[0])
    #expect(masked(.winding, 9).bounds.isNull)
    let gradients = [true, false].map { extends in
      DrawCommand.gradient(
        GradientCommand(
          outline: RoundedRect(rect), gradient: Gradient(colors: [red, .white])!,
          geometry: .axial(from: .zero, to: CGPoint(x: 1, y: 0)), extendsAfter: extends))
    }
    #expect(gradients[0] != gradients[1])
    #expect(gradients[0].stableHash != gradients[1].stableHash)
    #expect(gradients[0].bounds == rect)
  }
}
