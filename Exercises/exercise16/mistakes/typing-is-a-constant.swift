// tutor: exercise16
// rejected by: names-resolve
import SwiftUI

struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct ChatScreen: View {
  @State private var messages = [
    Message(id: 1, text: "The hull is sanded.", isMine: false),
    Message(id: 2, text: "Good. I bring the varnish.", isMine: true),
    Message(id: 3, text: "Bring two tins.", isMine: false),
  ]
  @State private var isPartnerTyping = false
  @State private var isMuted = false
  private let partner = "Ines"
  private let craft = "Boat builder"

  var body: some View {
    VStack(spacing: 0) {
      PartnerHeader(partner: partner, craft: craft, isMuted: isMuted)
      Conversation(messages: messages, isPartnerTyping: isPartnerTyping, partner: partner)
      ChatTools(messages: $messages, isPartnerTyping: $isPartnerTyping, isMuted: $isMuted)
      Composer(messages: $messages, isPartnerTyping: isPartnerTyping)
    }
  }
}

private struct PartnerHeader: View {
  let partner: String
  let craft: String
  let isMuted: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(partner).font(.headline)
        Text(craft).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: isMuted ? "bell.slash" : "bell")
    }
    .padding()
    .background(Color.blue.opacity(0.1))
  }
}

private struct Conversation: View {
  let messages: [Message]
  let isPartnerTyping: Bool
  let partner: String

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(messages) { message in
          Bubble(message: message)
        }
        if isPartnerTyping {
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
  @Binding var messages: [Message]
  @Binding var isPartnerTyping: Bool
  @Binding var isMuted: Bool

  var body: some View {
    HStack {
      Toggle("Mute", isOn: $isMuted)
      Button("Fetch") {
        messages.append(Message(id: messages.count + 1, text: "See you there.", isMine: false))
        isPartnerTyping = false
      }
      .buttonStyle(.bordered)
    }
    .padding(.horizontal)
  }
}

private struct Composer: View {
  @Binding var messages: [Message]
  let isPartnerTyping: Bool
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Button("Send") {
          guard !draft.isEmpty else { return }
          messages.append(Message(id: messages.count + 1, text: draft, isMine: true))
          isPartnerTyping = true
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
      Text("\(draft.count) of 80").font(.caption).monospacedDigit()
    }
    .padding()
  }
}
