// source: layout without lines
import SwiftUI
struct A:View{@State private var a=0;var body:some View{VStack{Text("\(a)");Button("+"){a+=1}}}}
struct B:View{let b:Int;var body:some View{Text("\(b)")}};struct C:View{var body:some View{B(b:1)}}

// source: layout with many lines
import SwiftUI

struct
  Spread
  :
  View
{
  @State
  private
    var
    text
    = ""

  var
    body
    :
    some
    View
  {
    VStack
    {
      Text
        (
          text
        )
        .
        bold
        (
        )
      TextField
        (
          "Text"
          ,
          text
            :
            $text
        )
    }
  }
}

// source: macros and attributes
import SwiftUI
import SwiftData

@Model final class Trip { var name = ""; @Relationship(deleteRule: .cascade) var stops: [Stop] = [] }
@Model final class Stop { #Unique<Stop>([\.name]); @Attribute(.unique) var name = "" }

@available(iOS 17, *) @MainActor @preconcurrency
struct Trips: View {
  @Query(filter: #Predicate<Trip> { $0.name != "" }, sort: \.name) private var trips: [Trip]
  @Environment(\.modelContext) private var context // finding: unread-input
  @Namespace private var space
  @ScaledMetric(relativeTo: .body) var size = 12

  var body: some View {
    List(trips) { trip in Text(trip.name).matchedGeometryEffect(id: trip.id, in: space) }
      .onAppear { #if DEBUG
        print(#file, #line)
        #endif
      }
  }
}

// source: availability in bodies
import SwiftUI

struct Chart1: View {
  let values: [Double]

  var body: some View {
    if #available(iOS 17, *) {
      ScrollView { Text("\(values.count)").contentMargins(8) }
    } else if #unavailable(iOS 15) {
      Text("old")
    } else {
      ScrollView { Text("\(values.count)") }
    }
  }
}

// source: generics
import SwiftUI

struct Loader<Value: Sendable & Equatable, Content: View, Failure: View>: View where Value: Hashable {
  enum Phase<T> { case loading, loaded(T), failed(any Error) }
  let load: @Sendable () async throws -> Value
  @ViewBuilder let content: (Value) -> Content
  @ViewBuilder let failure: (any Error) -> Failure
  @State private var phase: Phase<Value> = .loading

  var body: some View {
    switch phase {
    case .loading: ProgressView().task { await run() }
    case .loaded(let value): content(value)
    case .failed(let error): failure(error)
    }
  }

  private func run() async {
    do { phase = .loaded(try await load()) } catch { phase = .failed(error) }
  }
}

extension Loader where Failure == EmptyView {
  init(load: @escaping @Sendable () async throws -> Value, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(load: load, content: content) { _ in EmptyView() }
  }
}

// source: nested types of the same names
import SwiftUI

enum First { struct Row: View { let text: String; var body: some View { Text(text) } } }
enum Second {
  struct Row: View {
    let number: Int
    var body: some View { Text("\(number)").modifier(Modifier(number: number)) }
    struct Modifier: ViewModifier {
      let number: Int
      func body(content: Content) -> some View { content.badge(number) }
    }
  }
}
struct Both: View { var body: some View { First.Row(text: "a"); Second.Row(number: 1) } }

// source: own result builders and operators
import SwiftUI

@resultBuilder
enum ListBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}
infix operator <+> : AdditionPrecedence
func <+> (a: String, b: String) -> String { a + b }

struct Words: View {
  let isLong: Bool
  @ListBuilder private var words: [String] { "a"; if isLong { "b" } }
  var body: some View { Text(words.reduce("") { $0 <+> $1 }) }
}

// source: escaped names, unicode and raw strings
import SwiftUI

struct Größe: View {
  let `default`: String
  let 数: Int
  @State private var `self1` = #"raw "\#(1)" string"#

  var body: some View {
    VStack {
      Text(`default`)
      Text("\(数) 👩‍👩‍👧 \("nested \("deep")")")
      TextField(self1, text: $self1)
      Text(/a[b]c/.self1, format: .number)
    }
  }
}

// source: setters, subscripts, observers and lazy values
import SwiftUI

struct Store { private var values: [Int: String] = [:]; subscript(key: Int) -> String { get { values[key] ?? "" } set { values[key] = newValue } } }

struct Editor: View {
  @State private var store = Store() { didSet { print(oldValue) } }
  private var first: String { get { store[0] } nonmutating set { store[0] = newValue } }
  static let shared = Editor()
  var body: some View {
    Button(first) { first = "x"; store[1] = first }
  }
}

// source: control flow in builders
import SwiftUI

struct Flow: View {
  let items: [Int?]
  @State private var selected: Int? // finding: invalidation-blast-radius

  var body: some View {
    let total = items.compactMap { $0 }.reduce(0, +)
    let (low, high) = (items.first ?? nil, items.last ?? nil)
    if let low, let high, low < high, case .some(let chosen) = selected, chosen > 0 {
      Text("\(low) \(high) \(chosen) \(total)")
    } else if let selected { Text("\(selected)") } else { EmptyView() }
    ForEach(items.indices, id: \.self) { index in
      switch (items[index], index) {
      case (nil, _): EmptyView()
      case (let value?, 0...2) where value > 1: Text("\(value)")
      default: Text("-").onTapGesture { selected = index }
      }
    }
  }
}

// source: existentials, tuples, key paths and dynamic members
import SwiftUI

@dynamicMemberLookup
struct Box<Value> { var value: Value; subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] } }
struct Size4 { var a = 0; var b = 0; var c = 0; var d = 0 }

struct Boxes: View {
  let box: Box<Size4>
  let pair: (name: String, count: Int)
  let any: any Equatable
  let path: KeyPath<Size4, Int>
  let function: ((Int) -> Void)?

  var body: some View {
    VStack {
      Text("\(box.a) \(pair.name) \(pair.1) \(String(describing: any))")
      Text("\(box.value[keyPath: path])")
      Text("\([Size4()].map(\.a).count)").onTapGesture { function?(1) }
    }
  }
}

// source: chains with optional links and conditional modifiers
import SwiftUI

struct Chain: View {
  let text: String?
  @State private var isOn = false

  var body: some View {
    Text(text?.uppercased().trimmingCharacters(in: .whitespaces) ?? "none")
      .bold()
      #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
      #elseif os(macOS)
      .frame(minWidth: 10)
      #endif
      .overlay { if isOn { Circle() } }
      .onTapGesture { isOn.toggle() }
  }
}

// source: unfinished snippets
struct Snippet: View {
  @State var model: SnippetModel
  var body: some View {
    header
    ForEach(model.items) { item in
      ItemRow(item)
    }
    // ...
  }
}

// source: actors, async and classes around views
import SwiftUI
import Observation

actor Cache1 { private var store: [String: Data] = [:]; func data(_ key: String) -> Data? { store[key] } }

@Observable @MainActor
final class Loader1 {
  private(set) var image: Image?
  @ObservationIgnored private let cache = Cache1()
  func load(_ key: String) async { if let data = await cache.data(key) { image = Image(systemName: "\(data.count)") } }
}

struct Picture1: View {
  @State private var loader = Loader1()
  let key: String
  var body: some View {
    Group { if let image = loader.image { image.resizable() } else { ProgressView() } }
      .task(id: key) { [loader, key] in await loader.load(key) }
  }
}

// source: types and functions inside functions
import SwiftUI

struct Outer: View {
  var body: some View {
    struct Local: View { var body: some View { part }; var part: some View { Text("local") } }
    func double(_ value: Int) -> Int { value * 2 }
    return VStack { Local(); Text("\(double(2))") }
  }
}

func makeController() -> Int {
  struct Hidden: View { @Binding var x: Int; var body: some View { Text("\(x)") } }
  return 1
}

// source: extensions of unknown types and empty declarations
import SwiftUI

extension Unknown { var view: some View { Text("x") }; struct Inner: View { var body: some View { EmptyView() } } }
extension Array where Element: View { func stack() -> some View { VStack { ForEach(indices, id: \.self) { self[$0] } } } }
struct Empty: View { var body: some View {} }
struct NoBody: View {}
protocol P: View {}
class K {}
enum E {}

// source: a view that is its own child
import SwiftUI

struct Tree: View {
  let depth: Int
  var body: some View { if depth > 0 { VStack { Tree(depth: depth - 1); Tree(depth: depth - 2) } } }
}
