/// The names of the fields in texts that describe springs.
enum SpringField {
  /// The names under which fields are known, by other names of the same fields.
  private static let synonyms = [
    "ζ": "zeta", "ω": "omega", "ω₀": "omega", "ω0": "omega", "omega0": "omega",
    "angularfrequency": "omega", "m": "mass", "k": "stiffness", "c": "damping",
    "velocity": "initialvelocity", "initialspringvelocity": "initialvelocity",
    "allowsoverdamping": "allowoverdamping",
  ]

  /// The names of fields that do not affect the spring's motion.
  static let ignored: Set<String> = [
    "animation", "animations", "animationspec", "blendduration", "completion", "config", "delay",
    "easing", "finalposition", "from", "keypath", "options", "restdelta",
    "restdisplacementthreshold",
    "restspeed", "restspeedthreshold", "energythreshold", "spring", "to", "tovalue", "transition",
    "type", "usenativedriver", "value", "visibilitythreshold",
  ]

  /// Returns the name under which a field is known.
  static func name(of field: String) -> String { synonyms[field] ?? field }

  /// Returns whether the braces after the name of a field contain code.
  static func isCode(_ field: String) -> Bool { field == "animations" || field == "completion" }
}
