// i: P=1 A=1
// @go: P=1 A=1
import SwiftUI

enum E: Error, Equatable { case net, auth(String) }
struct A: View { let s: String; var body: some View { let _ = probe("A"); Text(s) } }
struct P: View { @State var s = "start"; func go() throws { throw E.auth("x") }
  var body: some View { let _ = probe("P"); let _ = step("go") { do { try go() } catch let e as E where e == .net { s = "start" } catch { s = "auth" } }; A(s: s) } }