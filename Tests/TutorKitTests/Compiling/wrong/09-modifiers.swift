// program: padding with a string
// error: line 4: no exact matches in call to instance method 'padding'
import SwiftUI
struct Screen: View { var body: some View { Text("x").padding("8") } }
// program: font with a string
// error: line 4: cannot convert value of type 'String' to expected argument type 'Font'
import SwiftUI
struct Screen: View { var body: some View { Text("x").font("title") } }
// program: a font that is not there
// error: line 5: type 'Font?' has no member 'huge'
// unknown: huge
import SwiftUI
struct Screen: View { var body: some View { Text("x").font(.huge) } }
// program: frame with a label that is not there
// error: line 4: argument passed to call that takes no arguments
import SwiftUI
struct Screen: View { var body: some View { Text("x").frame(size: 20) } }
// program: frame with fixed and flexible sizes
// error: line 4: extra argument 'maxHeight' in call
import SwiftUI
struct Screen: View { var body: some View { Text("x").frame(width: 20, maxHeight: 30) } }
// program: foreground style with a string
// error: line 4: instance method 'foregroundStyle' requires that 'String' conform to 'ShapeStyle'
import SwiftUI
struct Screen: View { var body: some View { Text("x").foregroundStyle("red") } }
// program: a colour that is not there
// error: line 5: type 'ShapeStyle' has no member 'crimson'
// unknown: crimson
import SwiftUI
struct Screen: View { var body: some View { Text("x").foregroundStyle(.crimson) } }
// program: opacity with a string
// error: line 4: cannot convert value of type 'String' to expected argument type 'Double'
import SwiftUI
struct Screen: View { var body: some View { Text("x").opacity("half") } }
// program: a misspelt modifier
// error: line 4: value of type 'Text' has no member 'foregroundStyl'
import SwiftUI
struct Screen: View { var body: some View { Text("x").foregroundStyl(.red) } }
// program: an image modifier on any view
// error: line 4: value of type 'some View' has no member 'resizable'
import SwiftUI
struct Screen: View { var body: some View { Image("a").padding().resizable() } }
// program: a shape modifier on any view
// error: line 4: value of type 'some View' has no member 'fill'
import SwiftUI
struct Screen: View { var body: some View { Circle().padding().fill(.red) } }
// program: a text modifier lost behind a view modifier
// error: line 4: cannot convert value of type 'some View' to expected argument type 'Text'
import SwiftUI
struct Screen: View { var body: some View { Text("a").padding() + Text("b") } }
// program: corner radius with a label
// error: line 4: extraneous argument label 'radius:' in call
import SwiftUI
struct Screen: View { var body: some View { Text("x").cornerRadius(radius: 3) } }
// program: shadow without a radius
// error: line 4: missing argument for parameter 'radius' in call
import SwiftUI
struct Screen: View { var body: some View { Text("x").shadow(color: .red) } }
// program: clip shape with a number
// error: line 4: instance method 'clipShape(_:style:)' requires that 'Int' conform to 'Shape'
import SwiftUI
struct Screen: View { var body: some View { Text("x").clipShape(8) } }
// program: a button style that is not there
// error: line 4: reference to member 'rounded' cannot be resolved without a contextual type
import SwiftUI
struct Screen: View { var body: some View { Button("x") {}.buttonStyle(.rounded) } }
// program: a list style on a picker
// error: line 4: type 'PickerStyle' has no member 'insetGrouped'
import SwiftUI
struct Screen: View { var body: some View { Text("x").pickerStyle(.insetGrouped) } }
// program: disabled without an argument
// error: line 4: missing argument for parameter #1 in call
import SwiftUI
struct Screen: View { var body: some View { Button("x") {}.disabled() } }
// program: on change without a value
// error: line 4: missing argument for parameter 'of' in call
import SwiftUI
struct Screen: View { @State var a = 0; var body: some View { Text("x").onChange { a += 1 } } }
// program: on change of a value that is not equatable
// error: line 7: instance method 'onChange(of:initial:_:)' requires that 'Ship' conform to 'Equatable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  @State var ship = Ship()
  var body: some View { Text("x").onChange(of: ship) { print("x") } }
}
// program: animation of a value that is not equatable
// error: line 7: instance method 'animation(_:value:)' requires that 'Ship' conform to 'Equatable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  @State var ship = Ship()
  var body: some View { Text("x").animation(.default, value: ship) }
}
// program: a tag that is not hashable
// error: line 5: instance method 'tag(_:includeOptional:)' requires that 'Ship' conform to 'Hashable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View { var body: some View { Text("x").tag(Ship()) } }
// program: equatable on a view that is not
// error: line 5: referencing instance method 'equatable()' on 'View' requires that 'Row' conform to 'Equatable'
import SwiftUI
struct Row: View { var body: some View { Text("x") } }
struct Screen: View { var body: some View { Row().equatable() } }
// program: a sheet item that is not identifiable
// error: line 7: instance method 'sheet(item:onDismiss:content:)' requires that 'Ship' conform to 'Identifiable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View {
  @State private var ship: Ship?
  var body: some View { Text("x").sheet(item: $ship) { Text($0.name) } }
}
// program: a navigation value that is not hashable
// error: line 5: initializer 'init(_:value:)' requires that 'Ship' conform to 'Hashable'
import SwiftUI
struct Ship { var name = "" }
struct Screen: View { var body: some View { NavigationLink("x", value: Ship()) } }
// program: an alignment of the other axis
// error: line 4: type 'HorizontalAlignment' has no member 'top'
import SwiftUI
struct Screen: View { var body: some View { VStack(alignment: .top) { Text("x") } } }
// program: spacing with a string
// error: line 4: cannot convert value of type 'String' to expected argument type 'CGFloat'
import SwiftUI
struct Screen: View { var body: some View { HStack(spacing: "4") { Text("x") } } }
// program: alignment and spacing swapped
// error: line 4: argument 'alignment' must precede argument 'spacing'
import SwiftUI
struct Screen: View { var body: some View { VStack(spacing: 4, alignment: .leading) { Text("x") } } }
// program: a bool interpolated in a localized key
// error: line 5: instance method 'appendInterpolation(_:formatter:)' requires that 'Bool' inherit from 'NSObject'
import SwiftUI
struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
struct Screen: View { let isOn: Bool; var body: some View { Row(title: "On: \(isOn)") } }
// program: a struct interpolated in a localized key
// error: line 6: instance method 'appendInterpolation' requires that 'Ship' conform to '_FormatSpecifiable'
import SwiftUI
struct Ship { var name = "" }
struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
struct Screen: View { let ship: Ship; var body: some View { Row(title: "Hello \(ship)") } }
// program: a number as text
// error: line 4: no exact matches in call to initializer 
import SwiftUI
struct Screen: View { let count: Int; var body: some View { Text(count) } }
// program: a text as title of a button
// error: line 4: initializer 'init(_:action:)' requires that 'Text' conform to 'StringProtocol'
import SwiftUI
struct Screen: View { var body: some View { Button(Text("x")) {} } }
// program: an image name without a label
// error: line 4: no exact matches in call to initializer 
import SwiftUI
struct Screen: View { var body: some View { Label("x", "star") } }
// program: a system image by a wrong label
// error: line 4: extraneous argument label 'system:' in call
import SwiftUI
struct Screen: View { var body: some View { Image(system: "star") } }
