// source: two rows with different texts
import SwiftUI

struct About: View {
  var body: some View {
    VStack {
      HStack { // finding: repeated-subtree
        Image(systemName: "phone")
        Text("Call us").font(.headline)
        Spacer()
      }
      HStack {
        Image(systemName: "envelope")
        Text("Write to us").font(.headline)
        Spacer()
      }
    }
  }
}

// source: different property names
import SwiftUI

struct Match: View {
  let home: String
  let away: String
  let homeGoals: Int
  let awayGoals: Int

  var body: some View {
    HStack {
      VStack { // finding: repeated-subtree
        Text(home).font(.title)
        Text("\(homeGoals)").bold()
      }
      Divider()
      VStack {
        Text(away).font(.title)
        Text("\(awayGoals)").bold()
      }
    }
  }
}

// source: three times
import SwiftUI

public struct Settings: View {
  @State private var sound = true
  @State private var light = true
  @State private var motion = false

  public init() {}

  public var body: some View {
    Form {
      Section { // finding: repeated-subtree
        Toggle("Sound", isOn: $sound)
        Text("Plays a sound.").font(.caption)
      }
      Section {
        Toggle("Light", isOn: $light)
        Text("Flashes the light.").font(.caption)
      }
      Section {
        Toggle("Motion", isOn: $motion)
        Text("Moves the picture.").font(.caption)
      }
    }
  }
}

// source: far apart in the body
import SwiftUI

struct Report: View {
  let income: Double
  let costs: Double

  var body: some View {
    ScrollView {
      LabeledContent("Year", value: "2024")
      HStack { // finding: repeated-subtree
        Text("Income")
        Spacer()
        Text(income, format: .number).monospacedDigit()
      }
      Divider().padding()
      Text("Details follow.").italic()
      Group {
        Rectangle().frame(height: 1)
        HStack {
          Text("Costs")
          Spacer()
          Text(costs, format: .number).monospacedDigit()
        }
      }
    }
  }
}

// source: modifiers on the subtree
import SwiftUI

struct Tiles: View {
  let steps: Int
  let floors: Int

  var body: some View {
    HStack {
      Text("\(steps)") // finding: repeated-subtree
        .font(.title)
        .padding()
        .background(.thinMaterial, in: Circle())
      Text("\(floors)")
        .font(.title)
        .padding()
        .background(.thinMaterial, in: Circle())
    }
  }
}

// source: repeated subtree that contains a repeatable part
import SwiftUI

struct Compare: View {
  let left: String
  let right: String

  var body: some View {
    VStack {
      Text("Compare")
      HStack { // finding: repeated-subtree
        Image(systemName: "arrow.left")
        VStack {
          Text("Left").bold()
          Text(left).font(.caption)
        }
      }
      HStack {
        Image(systemName: "arrow.right")
        VStack {
          Text("Right").bold()
          Text(right).font(.caption)
        }
      }
    }
  }
}

// source: buttons with labels and unusual layout
import SwiftUI

struct Player: View {
  @State private var position = 0

  var body: some View {
    HStack {
      Button // finding: repeated-subtree
      {
        position = 0
      }
      label: {
        VStack { Image(systemName: "gobackward"); Text("Back") }
      }
      Slider(value: .constant(0.5))
      Button
      {
        position = 100
      }
      label: {
        VStack { Image(systemName: "goforward"); Text("Forward") }
      }
    }
  }
}

// source: two branches
import SwiftUI

struct Banner: View {
  let isOnline: Bool
  let name: String

  var body: some View {
    Group {
      if isOnline {
        HStack { // finding: repeated-subtree
          Image(systemName: "wifi")
          Text(name).bold()
          Text("online")
        }
      } else {
        HStack {
          Image(systemName: "wifi.slash")
          Text(name).bold()
          Text("offline")
        }
      }
    }
  }
}

// source: one-liners in a nested generic view
import SwiftUI

enum Charts {
  fileprivate struct Legend<Title: View>: View {
    let title: Title
    let low: Double
    let high: Double

    var body: some View {
      VStack {
        title
        HStack { Circle().frame(width: 8); Text("low"); Text(low, format: .number) } // finding: repeated-subtree
        HStack { Circle().frame(width: 8); Text("high"); Text(high, format: .number) }
      }
    }
  }
}

// source: in an overlay and in the main part, with an action
import SwiftUI

@available(iOS 17, macOS 14, *)
struct Photo: View {
  @State private var likes = 0
  @State private var stars = 0

  var body: some View {
    VStack {
      Rectangle()
        .overlay(alignment: .bottom) {
          HStack { // finding: repeated-subtree
            Button("Like") { likes += 1 }
            Spacer()
            Text("\(likes)").bold()
          }
        }
      HStack {
        Button("Star") { stars += 1 }
        Spacer()
        Text("\(stars)").bold()
      }
    }
  }
}

// source: actions and conditions differ
import SwiftUI

struct Recorder: View {
  @State private var isEnding = false
  @State private var isPaused = false

  var body: some View {
    HStack {
      VStack { // finding: repeated-subtree
        Button {
          isEnding = true
        } label: {
          Image(systemName: "xmark")
        }
        .tint(.red)
        Text("End")
      }
      VStack {
        Button {
          isPaused.toggle()
        } label: {
          Image(systemName: isPaused ? "play" : "pause")
        }
        .tint(.yellow)
        Text(isPaused ? "Resume" : "Pause")
      }
    }
  }
}

// source: rows of one structure: the structure, not the rows
import SwiftUI

struct Vitals: View {
  let pulse: Int
  let pressure: Int
  let oxygen: Int
  let weight: Int

  var body: some View {
    Grid {
      GridRow {
        VStack { // finding: repeated-subtree
          Image(systemName: "heart")
          Text("\(pulse)").bold()
        }
        VStack {
          Image(systemName: "gauge")
          Text("\(pressure)").bold()
        }
      }
      GridRow {
        VStack {
          Image(systemName: "lungs")
          Text("\(oxygen)").bold()
        }
        VStack {
          Image(systemName: "scalemass")
          Text("\(weight)").bold()
        }
      }
    }
  }
}
