// i: Login=1
// @type:Email=a@b.co: Login=1
// @type:Password=secret12: Login=1
// @toggle:Remember: Login=1
// @tap:Sign~in: Login=1
// root: LoginView()
import SwiftUI

struct LoginForm { var email = ""; var password = ""; var remember = false
  enum Problem: String, Error { case email = "Bad email", short = "Too short" }
  func validate() throws -> Bool { guard email.contains("@"), email.split(separator: "@").count == 2 else { throw Problem.email }; if password.count < 8 { throw Problem.short }; return true } }
struct LoginView: View { @State private var form = LoginForm(); @State private var message: String?
  private var isValid: Bool { (try? form.validate()) ?? false }
  var body: some View { let _ = probe("Login"); Form { TextField("Email", text: $form.email); SecureField("Password", text: $form.password); Toggle("Remember", isOn: $form.remember)
    if let message { Text(message) }; Button("Sign in") { do { _ = try form.validate(); message = "ok" } catch let p as LoginForm.Problem { message = p.rawValue } catch { message = "?" } }.disabled(!isValid) } } }
