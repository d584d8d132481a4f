// i: Tabs=1 Inbox=1 Badge=1
// @read: Tabs=0 Inbox=1 Badge=1
// @sel: Tabs=1
// root: Tabs()
import SwiftUI

@Observable final class Mail { var unread = 3; var sel = "inbox" }
struct Inbox: View { let mail: Mail; var body: some View { let _ = probe("Inbox"); Text("Unread: \(mail.unread)") } }
struct Prefs: View { var body: some View { let _ = probe("Prefs"); Text("prefs") } }
struct BadgeV: View { let mail: Mail; var body: some View { let _ = probe("Badge"); Text(mail.unread > 0 ? "\(mail.unread)" : "") } }
struct Tabs: View { @State private var mail = Mail(); @State private var tab = 0
  var body: some View { let _ = probe("Tabs"); let _ = step("read") { mail.unread -= 1 }; let _ = step("sel") { tab = 1 }
    VStack { BadgeV(mail: mail); HStack { Text("\(tab)") }; Inbox(mail: mail) } } }
