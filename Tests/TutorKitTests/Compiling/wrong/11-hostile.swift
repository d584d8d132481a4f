// program: a body with an unknown name deep inside
// error: line 16: cannot find 'nmae' in scope
import SwiftUI
struct Screen: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      HStack {
        Text("a")
        VStack {
          Text("b")
          ForEach(0..<3) { index in
            HStack {
              Text("\(index)")
              Toggle("c", isOn: $isOn)
              Text(nmae)
            }
          }
        }
      }
    }
  }
}
// program: a wrong argument deep inside
// error: line 16: cannot convert value of type 'String' to expected argument type 'Int'
import SwiftUI
struct Row: View {
  let title: String
  let count: Int
  var body: some View { Text("\(title) \(count)") }
}
struct Screen: View {
  @State private var names = ["a", "b"]
  var body: some View {
    NavigationStack {
      List {
        Section("Names") {
          ForEach(names, id: \.self) { name in
            Row(title: name, count: name)
              .padding()
              .background(.red)
          }
        }
        Section("More") {
          Button("Add") { names.append("c") }
        }
      }
      .navigationTitle("Names")
    }
  }
}
// program: a wrong modifier in a long chain
// error: line 16: value of type 'some View' has no member 'onTapped'
// unknown: onTapped
import SwiftUI
struct Screen: View {
  var body: some View {
    Text("x")
      .font(.title)
      .bold()
      .padding(.horizontal, 4)
      .background(.red)
      .clipShape(.circle)
      .shadow(radius: 3)
      .overlay { Text("y").font(.caption).padding() }
      .frame(maxWidth: .infinity, alignment: .top)
      .onTapped { print("x") }
      .opacity(0.5)
  }
}
// program: mixed number types in one expression
// error: line 9: referencing operator function '*' on 'DurationProtocol' requires that 'CGFloat' conform to 'DurationProtocol'
import SwiftUI
struct Screen: View {
  let count = 3
  let width: CGFloat = 4
  let ratio: Double = 0.3
  var body: some View {
    Rectangle().frame(width: width * count + ratio * 2 / count, height: 3)
  }
}
// program: a comparison of a string and a number
// error: line 8: cannot convert value of type 'String' to expected argument type 'Int'
import SwiftUI
struct Screen: View {
  @State private var name = ""
  var body: some View {
    VStack {
      if name > 3 { Text("long") }
      Text(name)
    }
  }
}
// program: a missing argument in one of many rows
// error: line 20: cannot convert value 'c' of type 'String' to expected type 'Binding<String>', use wrapper instead
import SwiftUI
struct Field: View {
  let label: String
  @Binding var text: String
  var body: some View { TextField(label, text: $text) }
}
struct Screen: View {
  @State private var a = ""
  @State private var b = ""
  @State private var c = ""
  var body: some View {
    Form {
      Section("One") {
        Field(label: "a", text: $a)
        Field(label: "b", text: $b)
      }
      Section("Two") {
        Field(label: "c", text: c)
        Toggle("x", isOn: .constant(true))
      }
    }
  }
}
// program: a body with an error in an if
// error: line 9: value of type 'Text' has no member 'fnt'
import SwiftUI
struct Screen: View {
  @State private var count = 0
  var body: some View {
    VStack {
      if count > 3 {
        Text("many").fnt(.title)
      } else {
        Text("few")
      }
      Button("Add") { count += 1 }
    }
  }
}
// program: a result of the wrong type in a ternary
// error: line 8: no exact matches in call to initializer 
import SwiftUI
struct Screen: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Text(isOn ? "yes" : 3)
      Toggle("x", isOn: $isOn)
    }
  }
}
// program: nested ternaries of styles
// error: line 7: member 'thinMaterial' in 'Color' produces result of type 'Material', but context expects 'Color'
import SwiftUI
struct Screen: View {
  let level: Int
  var body: some View {
    Text("x").foregroundStyle(level > 3 ? .red : level > 2 ? Color.orange : .thinMaterial)
  }
}
