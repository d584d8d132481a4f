import SwiftSyntax

/// A hash that is the same in every run of the program.
struct ShapeHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The shape of a node: names and labels, and the shapes of its children.
  init(_ node: ViewNode, _ chain: ViewChain) {
    add(node.name)
    for modifier in chain.modifiers { add(modifier.call, modifier.name) }
    if let call = chain.call { add(call, chain.name) }
    for child in node.children { add(child.shape) }
  }

  private mutating func add(_ call: FunctionCallExprSyntax, _ name: String) {
    add(name)
    for argument in call.arguments { add(argument.label?.text ?? "_") }
  }

  private mutating func add(_ text: String) {
    var text = text
    value = text.withUTF8 { bytes in
      var value = value
      for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
      return (value ^ 0xff) &* Self.prime
    }
  }

  private mutating func add(_ number: UInt64) {
    value = (value ^ number) &* Self.prime
    value ^= value >> 32
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01b3
}
