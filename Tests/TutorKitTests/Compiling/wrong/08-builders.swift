// program: a number in a builder
// error: line 8: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      Text("a")
      3
    }
  }
}
// program: a string in a builder
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  let title = "x"
  var body: some View { VStack { title } }
}
// program: a string as body
// error: line 5: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View { "x" }
}
// program: print in a builder
// error: line 7: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      print("a")
      Text("b")
    }
  }
}
// program: a for loop in a builder
// error: line 8: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
import SwiftUI
struct Screen: View {
  let names = ["a"]
  var body: some View {
    VStack {
      for name in names { Text(name) }
    }
  }
}
// program: a while loop in a builder
// error: line 7: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      while true { Text("x") }
    }
  }
}
// program: a guard in a builder
// error: line 10: missing return in closure expected to return 'EmptyView'
import SwiftUI
struct Screen: View {
  let name: String?
  var body: some View {
    VStack {
      guard let name else { return EmptyView() }
      Text(name)
    }
  }
}
// program: an array map in a builder
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  let names = ["a"]
  var body: some View { VStack { names.map { Text($0) } } }
}
// program: for each as a method
// error: line 6: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  let names = ["a"]
  var body: some View { VStack { names.forEach { Text($0) } } }
}
// program: a closure in a builder
// error: line 5: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View { VStack { { Text("x") } } }
}
// program: a tuple in a builder
// error: line 5: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View { VStack { (Text("a"), Text("b")) } }
}
// program: a colour literal member in a builder
// error: line 5: type 'Any' has no member 'red'
import SwiftUI
struct Screen: View {
  var body: some View { ZStack { .red; Text("x") } }
}
// program: a type that is not in the builder of a toolbar
// error: line 7: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View {
    Text("x").toolbar {
      ToolbarItem(placement: .primaryAction) { Text("a") }
      Text("b")
    }
  }
}
// program: a tab with a view beside it
// error: line 7: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct Screen: View {
  var body: some View {
    TabView {
      Tab("a", systemImage: "star") { Text("a") }
      Text("b")
    }
  }
}
// program: a view in a scene
// error: line 5: static method 'buildExpression' requires that 'Text' conform to 'Scene'
import SwiftUI
struct Main: App {
  var body: some Scene { Text("x") }
}
// program: a missing brace
// error: line 10: expected '}' in struct
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      Text("x")
  }
}
// program: a missing parenthesis
// error: line 8: expected ')' in expression list
import SwiftUI
struct Screen: View {
  var body: some View {
    Text("x"
      .bold()
  }
}
// program: commas between views
// error: line 7: consecutive statements on a line must be separated by ';'
import SwiftUI
struct Screen: View {
  var body: some View {
    VStack {
      Text("a"),
      Text("b")
    }
  }
}
