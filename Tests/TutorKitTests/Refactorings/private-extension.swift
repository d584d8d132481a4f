//// before
import SwiftUI
struct ChatView: View {
  @ObservedObject var viewModel: ChatViewModel
  @State private var text: String = ""
  var body: some View {
    VStack(spacing: 0) {
      messages
      Divider()
      inputBar
    }
    .navigationTitle(viewModel.room.name)
  }
}
private extension ChatView {
  var messages: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(viewModel.messages) { message in
            bubble(message)
              .id(message.id)
          }
        }
      }
      .onChange(of: viewModel.messages.count) { _ in
        proxy.scrollTo(viewModel.messages.last?.id, anchor: .bottom)
      }
    }
  }
  @ViewBuilder
  func bubble(_ message: Message) -> some View {
    let isMine = message.senderID == viewModel.currentUserID
    HStack {
      if isMine { Spacer() }
      Text(message.text)
        .padding(10)
        .background(isMine ? Color.blue : Color.gray.opacity(0.2))
        .foregroundColor(isMine ? .white : .primary)
      if !isMine { Spacer() }
    }
  }
  var inputBar: some View {
    HStack {
      TextField(NSLocalizedString("chat.placeholder", comment: ""), text: $text)
      Button(action: send) { Image(systemName: "paperplane.fill") }
        .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
    }
    .padding()
  }
  func send() {
    viewModel.send(text)
    text = ""
  }
}
//// after
import SwiftUI
struct ChatView: View {
  @ObservedObject var viewModel: ChatViewModel
  @State private var text: String = ""
  var body: some View {
    VStack(spacing: 0) {
      MessageList(messages: viewModel.messages, currentUserID: viewModel.currentUserID)
      Divider()
      MessageInputBar(text: $text, send: send)
    }
    .navigationTitle(viewModel.room.name)
  }
  private func send() {
    viewModel.send(text)
    text = ""
  }
}
private struct MessageList: View {
  let messages: [Message]
  let currentUserID: User.ID
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(messages) { message in
            MessageBubble(text: message.text, isMine: message.senderID == currentUserID)
              .id(message.id)
          }
        }
      }
      .onChange(of: messages.count) { _ in
        proxy.scrollTo(messages.last?.id, anchor: .bottom)
      }
    }
  }
}
private struct MessageBubble: View {
  let text: String
  let isMine: Bool
  var body: some View {
    HStack {
      if isMine { Spacer() }
      Text(text)
        .padding(10)
        .background(isMine ? Color.blue : Color.gray.opacity(0.2))
        .foregroundColor(isMine ? .white : .primary)
      if !isMine { Spacer() }
    }
  }
}
private struct MessageInputBar: View {
  @Binding var text: String
  let send: () -> Void
  var body: some View {
    HStack {
      TextField(NSLocalizedString("chat.placeholder", comment: ""), text: $text)
      Button(action: send) { Image(systemName: "paperplane.fill") }
        .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
    }
    .padding()
  }
}
//// wrong: everybody is me
-isMine: message.senderID == currentUserID
+isMine: true
//// wrong: does not scroll
-        proxy.scrollTo(messages.last?.id, anchor: .bottom)
+
//// wrong: text stays
-    viewModel.send(text)
-    text = ""
+    viewModel.send(text)
//// wrong: identity dropped
-              .id(message.id)
+
//// wrong: trailing spacer
-      if !isMine { Spacer() }
+
//// wrong: disabled dropped
-        .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
+
