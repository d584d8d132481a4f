// i: F=1 Email=1 Pass=1 Meter=1 Submit=1
// @email: F=1 Email=1 Pass=? Submit=? Meter=0
// @pass: F=1 Pass=1 Meter=1 Email=? Submit=1
// root: SignUp()
import SwiftUI

struct Strength { let score: Int; init(_ p: String) { var s = 0; if p.count >= 8 { s += 1 }; if p.contains(where: { $0.isNumber }) { s += 1 }; if p.contains(where: \.isUppercase) { s += 1 }; score = s }
  var label: String { ["Weak", "OK", "Good", "Great"][score] } }
struct Meter: View { let strength: Strength; var body: some View { let _ = probe("Meter"); Text(strength.label) } }
struct EmailF: View { @Binding var t: String; var body: some View { let _ = probe("Email"); TextField("Email", text: $t) } }
struct PassF: View { @Binding var t: String; var body: some View { let _ = probe("Pass"); SecureField("Password", text: $t) } }
struct Submit: View { let enabled: Bool; var body: some View { let _ = probe("Submit"); Button("Go") {}.disabled(!enabled) } }
struct SignUp: View { @State private var email = ""; @State private var pass = ""
  var body: some View { let _ = probe("F"); let _ = step("email") { email = "a@b" }; let _ = step("pass") { pass = "Abcdefg1" }
    let s = Strength(pass)
    return VStack { EmailF(t: $email); PassF(t: $pass); Meter(strength: s); Submit(enabled: email.contains("@") && s.score >= 2) } } }
