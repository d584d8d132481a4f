// i: App=1 Scr=1 Btn=1 Ttl=1
// @dark: App=1 Btn=1 Ttl=1
// @size: App=1 Ttl=1
// root: AppRoot()
import SwiftUI

struct Theme: Equatable { var primary: Color; var corner: CGFloat; static let light = Theme(primary: .blue, corner: 8); static let dark = Theme(primary: .orange, corner: 8) }
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }
private struct SizeKey: EnvironmentKey { static let defaultValue: CGFloat = 12 }
extension EnvironmentValues { var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }; var size: CGFloat { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } } }
extension View { func theme(_ t: Theme) -> some View { environment(\.theme, t) } }
struct Btn: View { @Environment(\.theme) private var theme; let title: String; var body: some View { let _ = probe("Btn"); Text(title).background(theme.primary).cornerRadius(theme.corner) } }
struct Ttl: View { @Environment(\.theme.primary) private var color; @Environment(\.size) private var size; var body: some View { let _ = probe("Ttl"); Text("T").foregroundStyle(color).font(.system(size: size)) } }
struct Scr: View { var body: some View { let _ = probe("Scr"); VStack { Ttl(); Btn(title: "Go") } } }
struct AppRoot: View { @State private var dark = false; @State private var size: CGFloat = 12; var body: some View { let _ = probe("App"); let _ = step("dark") { dark.toggle() }; let _ = step("size") { size += 2 }; Scr().theme(dark ? .dark : .light).environment(\.size, size) } }
