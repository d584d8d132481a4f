// tutor: exercise16
// rejected by: evaluates-less
import SwiftUI

struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct ChatState: Equatable {
  var messages = [
    Message(id: 1, text: "The hull is sanded.", isMine: false),
    Message(id: 2, text: "Good. I bring the varnish.", isMine: true),
    Message(id: 3, text: "Bring two tins.", isMine: false),
  ]
  var isPartnerTyping = false
  var isMuted = false
  var draft = ""
}

struct ChatScreen: View {
  @State private var chat = ChatState()
  private let partner = "Ines"
  private let craft = "Boat builder"

  var body: some View {
    VStack(spacing: 0) {
      PartnerHeader(partner: partner, craft: craft, chat: chat)
      Conversation(chat: chat, partner: partner)
      ChatTools(chat: $chat)
      Composer(chat: $chat)
    }
  }
}

private struct PartnerHeader: View {
  let partner: String
  let craft: String
  let chat: ChatState

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(partner).font(.headline)
        Text(craft).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: chat.isMuted ? "bell.slash" : "bell")
    }
    .padding()
    .background(Color.blue.opacity(0.1))
  }
}

private struct Conversation: View {
  let chat: ChatState
  let partner: String

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(chat.messages) { message in
          Bubble(message: message)
        }
        if chat.isPartnerTyping {
          TypingIndicator(partner: partner)
        }
      }
      .padding()
    }
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine {
        Spacer()
      }
      Text(message.text)
        .padding(10)
        .background(message.isMine ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 12))
      if !message.isMine {
        Spacer()
      }
    }
  }
}

private struct TypingIndicator: View {
  let partner: String

  var body: some View {
    HStack {
      ProgressView()
      Text("\(partner) is typing").font(.footnote).italic()
      Spacer()
    }
  }
}

private struct ChatTools: View {
  @Binding var chat: ChatState

  var body: some View {
    HStack {
      Toggle("Mute", isOn: $chat.isMuted)
      Button("Fetch") {
        chat.messages.append(
          Message(id: chat.messages.count + 1, text: "See you there.", isMine: false))
        chat.isPartnerTyping = false
      }
      .buttonStyle(.bordered)
    }
    .padding(.horizontal)
  }
}

private struct Composer: View {
  @Binding var chat: ChatState

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        TextField("Message", text: $chat.draft)
          .textFieldStyle(.roundedBorder)
        Button("Send") {
          guard !chat.draft.isEmpty else { return }
          chat.messages.append(
            Message(id: chat.messages.count + 1, text: chat.draft, isMine: true))
          chat.isPartnerTyping = true
          chat.draft = ""
        }
        .disabled(chat.draft.isEmpty)
      }
      Text("\(chat.draft.count) of 80").font(.caption).monospacedDigit()
    }
    .padding()
  }
}
