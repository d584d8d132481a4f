// tutor: exercise16
import SwiftUI

// TODO: Typing a message should not build the conversation again.
struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

@Observable
final class ChatModel {
  var messages = [
    Message(id: 1, text: "The hull is sanded.", isMine: false),
    Message(id: 2, text: "Good. I bring the varnish.", isMine: true),
    Message(id: 3, text: "Bring two tins.", isMine: false),
  ]
  var isPartnerTyping = false

  func send(_ text: String) {
    guard !text.isEmpty else { return }
    messages.append(Message(id: messages.count + 1, text: text, isMine: true))
    isPartnerTyping = true
  }

  func receive() {
    messages.append(
      Message(id: messages.count + 1, text: "See you there.", isMine: false))
    isPartnerTyping = false
  }
}

struct ChatScreen: View {
  @State private var model = ChatModel()
  @State private var draft = ""
  @State private var isMuted = false
  private let partner = "Ines"
  private let craft = "Boat builder"

  var body: some View {
    VStack(spacing: 0) {
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
      ScrollView {
        VStack(spacing: 8) {
          ForEach(model.messages) { message in
            bubble(message)
          }
          if model.isPartnerTyping {
            HStack {
              ProgressView()
              Text("\(partner) is typing").font(.footnote).italic()
              Spacer()
            }
          }
        }
        .padding()
      }
      HStack {
        Toggle("Mute", isOn: $isMuted)
        Button("Fetch") { model.receive() }
          .buttonStyle(.bordered)
      }
      .padding(.horizontal)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          TextField("Message", text: $draft)
            .textFieldStyle(.roundedBorder)
          Button("Send") {
            model.send(draft)
            draft = ""
          }
          .disabled(draft.isEmpty)
        }
        Text("\(draft.count) of 80").font(.caption).monospacedDigit()
      }
      .padding()
    }
  }

  private func bubble(_ message: Message) -> some View {
    HStack {
      if message.isMine {
        Spacer()
      }
      Text(message.text)
        .padding(10)
        .background(
          message.isMine ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2)
        )
        .clipShape(RoundedRectangle(cornerRadius: 12))
      if !message.isMine {
        Spacer()
      }
    }
  }
}
