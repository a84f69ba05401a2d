import Foundation
import GlissadeGeometry

extension CALayer {
  /// Returns whether an animation can be applied to this layer, and warns if it cannot.
  func accepts(_ animation: CAAnimation) -> Bool {
    guard let animation = animation as? CAPropertyAnimation, !has(animation.property) else {
      return true
    }
    (host ?? LayerHost.current)?.warn(
      "\"\(animation.keyPath ?? "nil")\" is no property that an animation can move")
    return false
  }

  /// Returns whether this kind of layer has the property at a path.
  func has(_ path: AnimationPath?) -> Bool {
    guard let path else { return false }
    if path.key == .custom { return type(of: self).needsDisplay(forKey: path.name) }
    return !path.key.isOfFigures || modelValues.appearance.figure?[path.key] != nil
  }

  /// Removes the animations that satisfy `isIncluded`.
  func stopAnimations(where isIncluded: (AttachedAnimation) -> Bool) {
    for animation in attached where isIncluded(animation) {
      stop(animation, finished: false, leavesNothing: true)
    }
  }

  /// Returns the layer that `presentation()` returns.
  func shownLayer() -> CALayer {
    if presented != nil { return self }
    // In a program without UIKit no class conforms to `LayerDuplicating`, but there no subclass has
    // an initializer of its own.
    return (self as? any LayerDuplicating)?.duplicate() ?? CALayer(layer: self)
  }

  /// Makes this new layer a copy of the visible values of `layer` at this instant.
  func present(_ layer: CALayer) {
    presented = layer.presented ?? layer
    modelValues = layer.presentationValues
    contents = layer.contents
    contentCommands = layer.contentCommands
    delegate = layer.delegate
    name = layer.name
    (beginTime, speed, timeOffset) = (layer.beginTime, layer.speed, layer.timeOffset)
    (allowsGroupOpacity, isOpaque) = (layer.allowsGroupOpacity, layer.isOpaque)
    cornerCurve = layer.cornerCurve
    (magnificationFilter, minificationFilter) =
      (layer.magnificationFilter, layer.minificationFilter)
    minificationFilterBias = layer.minificationFilterBias
    repeatsContentsCenter = layer.repeatsContentsCenter
    (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
    clientValues = layer.clientValues
  }

  /// Returns the action of a change, or `nil` if it has none. `set` calls this method before it
  /// makes the change.
  func changeAction(forKey key: LayerKey) -> (any CAAction)? {
    guard presented == nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: key.rawValue)
  }

  /// Returns the action that animates a change of `key` as part of `block`, from the visible value.
  package func changeAnimation(
    for key: LayerKey, in block: AnimationBlock, sealsBlock: Bool = false
  ) -> any CAAction {
    ChangeAction(
      key: key, block: block, sealsBlock: sealsBlock,
      model: records[key]?.target ?? modelValues[key], shown: presentationValues[key])
  }
}

extension CALayer {
  /// The visible values at the host's current instant.
  var presentationValues: LayerProperties {
    values(at: (host ?? LayerHost.current)?.now ?? 0)
  }

  func values(at now: TimeInterval) -> LayerProperties { values(at: now, of: attached) }

  /// Returns the model values with the given animations of this layer applied.
  func values(at now: TimeInterval, of animations: [AttachedAnimation]) -> LayerProperties {
    guard presented == nil, !(attached.isEmpty && records.isEmpty) else { return modelValues }
    var values = modelValues
    // The order of the records has no effect, because each record has its own key.
    for (key, record) in records {
      if let target = record.target { values[key] = target }
    }
    for animation in animations { animation.apply(at: now, to: &values) }
    for record in records.values { record.correct(&values, at: now) }
    return values
  }

  func recordWriteOutsideBlocks(of key: LayerKey, _ value: AnimatableValue) {
    records[key]?.write(value, over: modelValues[key], followsParent: followsParent)
  }

  /// Runs `body`, which resizes this layer with its parent. Animations of a transition are adapted
  /// as if the parent had always had the new size (D-05).
  package func followingParent(_ body: () -> Void) {
    followsParent = true
    body()
    followsParent = false
  }

  func attach(
    _ animation: CAAnimation, forKey key: String, delay: TimeInterval, block: AnimationBlock?
  ) {
    guard let host = host ?? LayerHost.current else {
      block?.didAdd()
      block?.didStop(finished: true)
      return
    }
    for earlier in attached where earlier.key == key {
      // An animation does not count as interrupted if its own block changes the value again.
      stop(earlier, finished: earlier.block != nil && earlier.block === block, leavesNothing: true)
    }
    let clock =
      AnimationClock.current.flatMap { $0.tags(self) ? $0 : nil } ?? host.claimant(of: self)
    let layerTime = localTime(at: host.now)
    let wait = animation.beginTime == 0 ? delay : animation.beginTime - layerTime
    let begin = (clock?.offset ?? layerTime) + wait
    let owner = block ?? CATransaction.group
    owner?.didAdd()
    let new = AttachedAnimation(
      key: key, animation: animation, clock: clock, block: owner, beginTime: begin, layer: self,
      calls: host.recordsCalls ? .current : nil)
    new.followsProgress = clock?.coversClock(new) ?? false
    attached.append(new)
    clock?.attached.append(new)
    host.add(new)
    markAnimated()
  }

  func stop(_ animation: AttachedAnimation, finished: Bool, leavesNothing: Bool) {
    if leavesNothing || animation.animation.isRemovedOnCompletion {
      remove(animation)
      animation.clock?.attached.removeAll { $0 === animation }
    }
    markAnimated()
    if animation.movesCustomValues { setNeedsDisplay() }
    animation.notifyStopped(finished: finished)
  }

  func remove(_ animation: AttachedAnimation) { attached.removeAll { $0 === animation } }

  func uniqueKey(_ name: String) -> String {
    guard attached.contains(where: { $0.key == name }) else { return name }
    var number = 2
    while attached.contains(where: { $0.key == "\(name)-\(number)" }) { number += 1 }
    return "\(name)-\(number)"
  }
}

/// An action that animates one change of one property of a layer.
@MainActor private struct ChangeAction: CAAction {
  let key: LayerKey
  let block: AnimationBlock
  /// A Boolean value that indicates whether the block exists only for this change.
  let sealsBlock: Bool
  let model: AnimatableValue
  let shown: AnimatableValue

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    block.join(forChangeOf: layer)
    if let clock = block.clock, clock.tags(layer) {
      clock.record(key, of: layer, start: model, block: block)
    }
    layer.records[key]?.retarget()
    if block.timing.duration > 0 || block.timing.delay > 0 {
      if let tracks = block.keyframes {
        tracks.record(
          key, of: layer, model: model, shown: shown, new: layer.modelValues[key], block: block)
      } else {
        animate(layer, event)
      }
    }
    if sealsBlock { block.seal() }
  }

  private func animate(_ layer: CALayer, _ event: String) {
    let new = layer.modelValues[key]
    let addsUp = AnimatableValue.addUp(model, new) && AnimatableValue.addUp(shown, new)
    guard model != new || (!addsUp && shown != new) else { return }
    let earlier = addsUp ? nil : layer.implicitAnimation(of: key, in: block)
    let replaces = block.beginsFromCurrentState && layer.stopChangeAnimations(of: key, but: block)
    let animation = ImplicitAnimation(
      key: key, from: earlier?.ends?.from ?? (addsUp && !replaces ? model : shown), to: new,
      curve: PlanarCurve(block.timing.curve, axes: block.timing.axes),
      duration: block.timing.duration, isAdditive: addsUp)
    animation.repeatCount = block.timing.repeatCount
    animation.autoreverses = block.timing.autoreverses
    layer.attach(
      animation, forKey: addsUp ? layer.uniqueKey(event) : event, delay: block.timing.delay,
      block: block)
  }
}

extension CALayer {
  /// Ends the animations by which other blocks change a property.
  ///
  /// - Returns: `false` if there were no such animations.
  func stopChangeAnimations(of key: LayerKey, but block: AnimationBlock) -> Bool {
    let others = attached.filter {
      $0.block !== block && $0.animation.key == key && $0.animation is any ChangeAnimation
    }
    for animation in others { stop(animation, finished: false, leavesNothing: true) }
    return !others.isEmpty
  }

  fileprivate func implicitAnimation(of key: LayerKey, in block: AnimationBlock)
    -> ImplicitAnimation?
  {
    attached.last { $0.block === block && $0.animation.key == key }?.animation
      as? ImplicitAnimation
  }
}
