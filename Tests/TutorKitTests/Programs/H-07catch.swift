// i: P=1 L=1 
// @save: P=1 L=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum VE: Error, Equatable { case empty, tooLong(Int) }
struct SL: View { let s: String; var body: some View { let _ = probe("L"); Text(s) } }
struct P: View { @State private var err = ""; @State private var name = "abcdefgh"
  func validate() throws { if name.isEmpty { throw VE.empty }; if name.count > 5 { throw VE.tooLong(name.count) } }
  var body: some View { let _ = probe("P"); let _ = step("save") { do { try validate() } catch VE.tooLong(let n) where n > 100 { err = "" } catch { err = "bad" } }; SL(s: err) } }