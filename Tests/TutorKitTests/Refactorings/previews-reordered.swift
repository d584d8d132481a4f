//// before
import SwiftUI
struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isSecure = true
  @ObservedObject var auth: AuthViewModel
  private let spacing: CGFloat = 12
  var body: some View {
    VStack(spacing: spacing) {
      Image("logo").resizable().scaledToFit().frame(height: 80)
      emailField
      passwordField
      if let message = auth.errorMessage {
        Text(message).foregroundColor(Color("Error")).font(.footnote)
      }
      loginButton
      Button("Forgot password?") { auth.showReset = true }
        .font(.footnote)
    }
    .padding(24)
  }
  var emailField: some View {
    TextField("Email", text: $email)
      .textContentType(.emailAddress)
      .autocapitalization(.none)
      .modifier(FieldStyle())
  }
  var passwordField: some View {
    HStack {
      if isSecure { SecureField("Password", text: $password) } else { TextField("Password", text: $password) }
      Button(action: { isSecure.toggle() }) { Image(systemName: isSecure ? "eye" : "eye.slash") }
    }
    .modifier(FieldStyle())
  }
  var loginButton: some View {
    Button { auth.login(email: email, password: password) } label: {
      if auth.isLoading { ProgressView() } else { Text("Log in").frame(maxWidth: .infinity) }
    }
    .buttonStyle(.borderedProminent)
    .disabled(email.isEmpty || password.count < 8)
  }
}
struct FieldStyle: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(12).overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
  }
}
struct LoginView_Previews: PreviewProvider {
  static var previews: some View { LoginView(auth: AuthViewModel()) }
}
//// after
import SwiftUI
private struct EmailField: View {
  @Binding var email: String
  var body: some View {
    TextField("Email", text: $email)
      .textContentType(.emailAddress)
      .autocapitalization(.none)
      .fieldStyle()
  }
}
private struct PasswordField: View {
  @Binding var password: String
  @State private var isSecure = true
  var body: some View {
    HStack {
      if isSecure { SecureField("Password", text: $password) } else { TextField("Password", text: $password) }
      Button(action: { isSecure.toggle() }) { Image(systemName: isSecure ? "eye" : "eye.slash") }
    }
    .fieldStyle()
  }
}
private extension View {
  func fieldStyle() -> some View {
    padding(12).overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
  }
}
private struct LoginButton: View {
  let isLoading: Bool
  let isEnabled: Bool
  let login: () -> Void
  var body: some View {
    Button(action: login) {
      if isLoading { ProgressView() } else { Text("Log in").frame(maxWidth: .infinity) }
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isEnabled)
  }
}
struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @ObservedObject var auth: AuthViewModel
  private let spacing: CGFloat = 12
  var body: some View {
    VStack(spacing: spacing) {
      Image("logo").resizable().scaledToFit().frame(height: 80)
      EmailField(email: $email)
      PasswordField(password: $password)
      if let message = auth.errorMessage {
        Text(message).foregroundColor(Color("Error")).font(.footnote)
      }
      LoginButton(
        isLoading: auth.isLoading, isEnabled: !email.isEmpty && password.count >= 8,
        login: { auth.login(email: email, password: password) })
      Button("Forgot password?") { auth.showReset = true }
        .font(.footnote)
    }
    .padding(24)
  }
}
#Preview { LoginView(auth: AuthViewModel()) }
//// wrong: any password
-isEnabled: !email.isEmpty && password.count >= 8
+isEnabled: !email.isEmpty
//// wrong: email and password exchanged
-auth.login(email: email, password: password)
+auth.login(email: password, password: email)
//// wrong: reset
-{ auth.showReset = true }
+{ auth.showReset = false }
//// wrong: eye does nothing
-{ isSecure.toggle() }
+{ }
//// wrong: stroke
-.stroke(Color.gray)
+.stroke(Color.black)
//// wrong: email bound to the password
-EmailField(email: $email)
+EmailField(email: $password)
