// program: fonts
import SwiftUI

struct Fonts: View {
  var body: some View {
    VStack {
      Text("a").font(.largeTitle)
      Text("b").font(.title)
      Text("c").font(.title2).fontWeight(.semibold)
      Text("d").font(.title3.bold())
      Text("e").font(.headline.weight(.heavy).italic())
      Text("f").font(.system(size: 20))
      Text("g").font(.system(size: 20, weight: .light, design: .rounded))
      Text("h").font(.system(.body, design: .monospaced))
      Text("i").font(.custom("Avenir", size: 12))
      Text("j").font(.custom("Avenir", size: 12, relativeTo: .caption))
      Text("k").font(Font.caption2.monospacedDigit().smallCaps().leading(.tight))
      Text("l").font(.subheadline).font(.callout).font(.footnote).font(.caption)
      Text("m").font(.custom("Avenir", fixedSize: 9).width(.condensed))
      Text("n").font(.system(.title, design: .serif, weight: .black))
    }
  }
}
// program: text modifiers that stay text
import SwiftUI

struct Styled: View {
  private var title: Text {
    Text("Bold").bold() + Text(" and ") + Text("red").foregroundStyle(.red).italic()
  }

  var body: some View {
    title
    Text("w").fontWeight(.ultraLight).kerning(2).tracking(1).baselineOffset(3)
      + Text("u").underline().strikethrough(true, color: .red)
    Text("p").underline(true, pattern: .dash, color: .blue)
      + Text("q").monospaced().monospacedDigit().fontDesign(.serif).fontWidth(.expanded)
    Text("s").textScale(.secondary).foregroundColor(.green).bold(false)
    Text("t").font(nil).strikethrough(false, pattern: .dot)
  }
}
// program: interpolation
import SwiftUI

struct Interpolated: View {
  let count = 3
  let name = "Ada"
  let price = 4.5
  let now = Date(timeIntervalSince1970: 0)
  let ratio: Float = 0.3
  let width: CGFloat = 10

  var body: some View {
    Text("\(count) of \(name)")
    Text("\(price, specifier: "%.2f") and \(ratio) and \(width)")
    Text("\(price, format: .currency(code: "EUR"))")
    Text("\(now, style: .time) \(now, format: .dateTime.day().month())")
    Text("\(Image(systemName: "star")) stars")
    Text("\(Text("bold").bold()) and plain")
    Text("\(count == 1 ? "boat" : "boats")")
    Text("\(String(describing: price))")
    Text("\(now...now.addingTimeInterval(60))")
  }
}
// program: strings and keys
import SwiftUI

struct Strings: View {
  let stored = "stored"
  let key: LocalizedStringKey = "welcome"
  let part: Substring = "abc".dropFirst()

  var body: some View {
    Text(stored)
    Text(part)
    Text(key)
    Text("literal", comment: "A greeting")
    Text("table", tableName: "Other", bundle: .main)
    Text(verbatim: "*plain*")
    Text(LocalizedStringKey(stored))
    Text("**bold** and [link](https://example.com)")
    Text(String(localized: "hello \(stored)"))
    Text(stored.uppercased() + "!")
  }
}
// program: dates and formats
import SwiftUI

struct Dates: View {
  let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    Text(date, style: .date)
    Text(date, style: .relative)
    Text(date, style: .timer)
    Text(date, style: .offset)
    Text(date, format: .dateTime.year().month().day())
    Text(date...date.addingTimeInterval(3600))
    Text(DateInterval(start: date, duration: 5))
    Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
    Text(date.formatted(date: .abbreviated, time: .omitted))
    Text(date.formatted(.dateTime.hour().minute()))
    Text(date, format: .iso8601)
  }
}
// program: numbers and formats
import SwiftUI

struct Numbers: View {
  var body: some View {
    Text(3, format: .number)
    Text(0.45, format: .percent)
    Text(12.5, format: .currency(code: "USD"))
    Text(1234.5, format: .number.precision(.fractionLength(1)))
    Text(["a", "b"], format: .list(type: .and))
    Text(Decimal(3), format: .currency(code: "EUR"))
    Text(NSNumber(value: 3), formatter: NumberFormatter())
    Text(Int64(1_000_000), format: .byteCount(style: .file))
    Text(Duration.seconds(90), format: .time(pattern: .minuteSecond))
    Text(7.formatted())
  }
}
// program: an attributed string
import SwiftUI

struct Attributed: View {
  private var text: AttributedString {
    var result = AttributedString("Read this")
    result += AttributedString(" now")
    return result
  }

  var body: some View {
    Text(text)
    if let marked = try? AttributedString(markdown: "**bold**") {
      Text(marked)
    }
  }
}
// program: multiline text
import SwiftUI

struct Multiline: View {
  @State private var limit: Int? = 2

  var body: some View {
    Text("A long story about a harbour")
      .lineLimit(limit)
      .lineLimit(2)
      .lineLimit(1...3)
      .lineLimit(2...)
      .lineLimit(...4)
      .lineLimit(3, reservesSpace: true)
      .lineSpacing(4)
      .multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .truncationMode(.middle)
      .allowsTightening(true)
      .textCase(.lowercase)
      .textSelection(.enabled)
      .dynamicTypeSize(.large)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .typesettingLanguage(Locale.Language(identifier: "de"))
  }
}
// program: view level text modifiers
import SwiftUI

struct Inherited: View {
  let isOn = true

  var body: some View {
    VStack {
      Text("a")
      Label("b", systemImage: "star")
    }
    .font(.body)
    .fontWeight(isOn ? .bold : .regular)
    .fontDesign(.rounded)
    .fontWidth(.compressed)
    .bold()
    .bold(isOn)
    .italic(isOn)
    .monospaced()
    .monospacedDigit()
    .underline(isOn)
    .strikethrough(isOn, color: .red)
    .kerning(1)
    .tracking(1)
    .baselineOffset(1)
    .textScale(.secondary)
    .speechAlwaysIncludesPunctuation()
  }
}
// program: labels
import SwiftUI

struct Labels: View {
  let title = "Stored"

  var body: some View {
    Label("Key", systemImage: "key")
    Label(title, systemImage: "star")
    Label("Asset", image: "logo")
    Label {
      Text("Custom").foregroundStyle(.secondary)
    } icon: {
      Circle().fill(.red).frame(width: 10)
    }
    .labelStyle(.titleAndIcon)
  }
}
// program: links and sharing
import SwiftUI

struct Sharing: View {
  let url = URL(string: "https://example.com")!

  var body: some View {
    Link("Open", destination: url)
    Link(destination: url) { Image(systemName: "link") }
    ShareLink(item: url)
    ShareLink("Share", item: url)
    ShareLink(item: "text") { Label("Send", systemImage: "square.and.arrow.up") }
    ShareLink(item: url, subject: Text("Subject"), message: Text("Message"))
    ShareLink(items: [url, url])
    ShareLink(item: "x", preview: SharePreview("Title"))
  }
}
// program: a text from a function
import SwiftUI

struct Builder: View {
  let words: [String]

  private func join(_ words: [String]) -> Text {
    words.reduce(Text("")) { $0 + Text($1) + Text(" ") }
  }

  var body: some View {
    join(words)
      .font(.title)
      .bold()
  }
}
// program: text with an accessible label
import SwiftUI

struct Spoken: View {
  var body: some View {
    Text("3 km").accessibilityLabel("three kilometres")
    Text("Title").accessibilityHeading(.h1)
    Text("x").speechSpellsOutCharacters().accessibilityLabel(Text("the letter x"))
  }
}
