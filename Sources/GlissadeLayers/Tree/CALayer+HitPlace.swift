extension CALayer {
  /// Whether touches find this layer where it is shown, rather than where its model is (F-20): a
  /// property animator moves it whose `isManualHitTestingEnabled` is false, or a block with
  /// `.allowUserInteraction`.
  package var isHitWhereShown: Bool {
    attached.contains { animation in
      guard !animation.hasStopped else { return false }
      if let clock = animation.clock as? AnimatorClock { return !clock.isManualHitTestingEnabled }
      return animation.block?.isHitWhereShown ?? false
    }
  }

  /// Whether a running property animator moves this layer that keeps touches away from it meanwhile
  /// (`isUserInteractionEnabled` false).
  package var isKeptFromTouches: Bool {
    attached.contains { animation in
      guard !animation.hasStopped, let clock = animation.clock as? AnimatorClock else {
        return false
      }
      return clock.course.isRunning && !clock.isUserInteractionEnabled
    }
  }
}
