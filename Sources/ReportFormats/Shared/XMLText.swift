import Foundation
import XMLCoder

/// A document of XML 1.0, declaration and all.
func xmlDocument(_ value: some Encodable, root: String) throws -> String {
  let encoder = XMLEncoder()
  encoder.outputFormatting = [.prettyPrinted]
  let header = XMLHeader(version: 1.0, encoding: "UTF-8")
  let data = try encoder.encode(value, withRootKey: root, header: header)
  return String(decoding: data, as: UTF8.self) + "\n"
}
