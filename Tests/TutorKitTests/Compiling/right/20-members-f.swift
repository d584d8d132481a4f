// program: all of DatePickerStyle
import SwiftUI

struct AllDatePickerStyle: View {
  var body: some View {
    VStack {
      Text("automatic").datePickerStyle(.automatic)
      Text("compact").datePickerStyle(.compact)
      Text("graphical").datePickerStyle(.graphical)
      Text("wheel").datePickerStyle(.wheel)
      Text("field").datePickerStyle(.field)
      Text("stepperField").datePickerStyle(.stepperField)
    }
  }
}
// program: all of DisclosureGroupStyle
import SwiftUI

struct AllDisclosureGroupStyle: View {
  var body: some View {
    VStack {
      Text("automatic").disclosureGroupStyle(.automatic)
    }
  }
}
// program: all of FormStyle
import SwiftUI

struct AllFormStyle: View {
  var body: some View {
    VStack {
      Text("automatic").formStyle(.automatic)
      Text("grouped").formStyle(.grouped)
      Text("columns").formStyle(.columns)
    }
  }
}
// program: all of GaugeStyle
import SwiftUI

struct AllGaugeStyle: View {
  var body: some View {
    VStack {
      Text("automatic").gaugeStyle(.automatic)
      Text("linear").gaugeStyle(.linear)
      Text("linearCapacity").gaugeStyle(.linearCapacity)
      Text("accessoryLinear").gaugeStyle(.accessoryLinear)
      Text("accessoryLinearCapacity").gaugeStyle(.accessoryLinearCapacity)
      Text("accessoryCircular").gaugeStyle(.accessoryCircular)
      Text("accessoryCircularCapacity").gaugeStyle(.accessoryCircularCapacity)
    }
  }
}
// program: all of GroupBoxStyle
import SwiftUI

struct AllGroupBoxStyle: View {
  var body: some View {
    VStack {
      Text("automatic").groupBoxStyle(.automatic)
    }
  }
}
// program: all of IndexViewStyle
import SwiftUI

struct AllIndexViewStyle: View {
  var body: some View {
    VStack {
      Text("page").indexViewStyle(.page)
    }
  }
}
// program: all of LabelStyle
import SwiftUI

struct AllLabelStyle: View {
  var body: some View {
    VStack {
      Text("automatic").labelStyle(.automatic)
      Text("iconOnly").labelStyle(.iconOnly)
      Text("titleOnly").labelStyle(.titleOnly)
      Text("titleAndIcon").labelStyle(.titleAndIcon)
    }
  }
}
// program: all of LabeledContentStyle
import SwiftUI

struct AllLabeledContentStyle: View {
  var body: some View {
    VStack {
      Text("automatic").labeledContentStyle(.automatic)
    }
  }
}
// program: all of ListStyle
import SwiftUI

struct AllListStyle: View {
  var body: some View {
    VStack {
      Text("automatic").listStyle(.automatic)
      Text("plain").listStyle(.plain)
      Text("grouped").listStyle(.grouped)
      Text("inset").listStyle(.inset)
      Text("insetGrouped").listStyle(.insetGrouped)
      Text("sidebar").listStyle(.sidebar)
      Text("bordered").listStyle(.bordered)
    }
  }
}
// program: all of MenuStyle
import SwiftUI

struct AllMenuStyle: View {
  var body: some View {
    VStack {
      Text("automatic").menuStyle(.automatic)
      Text("button").menuStyle(.button)
      Text("borderlessButton").menuStyle(.borderlessButton)
    }
  }
}
// program: all of NavigationSplitViewStyle
import SwiftUI

struct AllNavigationSplitViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").navigationSplitViewStyle(.automatic)
      Text("balanced").navigationSplitViewStyle(.balanced)
      Text("prominentDetail").navigationSplitViewStyle(.prominentDetail)
    }
  }
}
// program: all of NavigationViewStyle
import SwiftUI

struct AllNavigationViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").navigationViewStyle(.automatic)
      Text("stack").navigationViewStyle(.stack)
      Text("columns").navigationViewStyle(.columns)
    }
  }
}
// program: all of PickerStyle
import SwiftUI

struct AllPickerStyle: View {
  var body: some View {
    VStack {
      Text("automatic").pickerStyle(.automatic)
      Text("menu").pickerStyle(.menu)
      Text("segmented").pickerStyle(.segmented)
      Text("wheel").pickerStyle(.wheel)
      Text("inline").pickerStyle(.inline)
      Text("navigationLink").pickerStyle(.navigationLink)
      Text("palette").pickerStyle(.palette)
      Text("radioGroup").pickerStyle(.radioGroup)
    }
  }
}
// program: all of PresentationSizing
import SwiftUI

struct AllPresentationSizing: View {
  var body: some View {
    VStack {
      Text("fitted").presentationSizing(.fitted)
      Text("form").presentationSizing(.form)
      Text("page").presentationSizing(.page)
    }
  }
}
// program: all of PrimitiveButtonStyle
import SwiftUI

struct AllPrimitiveButtonStyle: View {
  var body: some View {
    VStack {
      Text("automatic").buttonStyle(.automatic)
      Text("plain").buttonStyle(.plain)
      Text("borderless").buttonStyle(.borderless)
      Text("bordered").buttonStyle(.bordered)
      Text("borderedProminent").buttonStyle(.borderedProminent)
      Text("link").buttonStyle(.link)
      Text("accessoryBar").buttonStyle(.accessoryBar)
    }
  }
}
// program: all of ProgressViewStyle
import SwiftUI

struct AllProgressViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").progressViewStyle(.automatic)
      Text("linear").progressViewStyle(.linear)
      Text("circular").progressViewStyle(.circular)
    }
  }
}
// program: all of ScrollTargetBehavior
import SwiftUI

struct AllScrollTargetBehavior: View {
  var body: some View {
    VStack {
      Text("paging").scrollTargetBehavior(.paging)
      Text("viewAligned").scrollTargetBehavior(.viewAligned)
    }
  }
}
// program: all of Shape
import SwiftUI

struct AllShape: View {
  var body: some View {
    VStack {
      Text("rect").clipShape(.rect)
      Text("capsule").clipShape(.capsule)
      Text("circle").clipShape(.circle)
      Text("ellipse").clipShape(.ellipse)
      Text("containerRelative").clipShape(.containerRelative)
      Text("buttonBorder").clipShape(.buttonBorder)
    }
  }
}
// program: all of ShapeStyle
import SwiftUI

struct AllShapeStyle: View {
  var body: some View {
    VStack {
      Text("red").foregroundStyle(.red)
      Text("orange").foregroundStyle(.orange)
      Text("yellow").foregroundStyle(.yellow)
      Text("green").foregroundStyle(.green)
      Text("mint").foregroundStyle(.mint)
      Text("teal").foregroundStyle(.teal)
      Text("cyan").foregroundStyle(.cyan)
      Text("blue").foregroundStyle(.blue)
      Text("indigo").foregroundStyle(.indigo)
      Text("purple").foregroundStyle(.purple)
      Text("pink").foregroundStyle(.pink)
      Text("brown").foregroundStyle(.brown)
      Text("white").foregroundStyle(.white)
      Text("gray").foregroundStyle(.gray)
      Text("black").foregroundStyle(.black)
      Text("clear").foregroundStyle(.clear)
      Text("primary").foregroundStyle(.primary)
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
      Text("quaternary").foregroundStyle(.quaternary)
      Text("quinary").foregroundStyle(.quinary)
      Text("tint").foregroundStyle(.tint)
      Text("foreground").foregroundStyle(.foreground)
      Text("background").foregroundStyle(.background)
      Text("selection").foregroundStyle(.selection)
      Text("separator").foregroundStyle(.separator)
      Text("placeholder").foregroundStyle(.placeholder)
      Text("link").foregroundStyle(.link)
      Text("fill").foregroundStyle(.fill)
      Text("windowBackground").foregroundStyle(.windowBackground)
      Text("ultraThinMaterial").foregroundStyle(.ultraThinMaterial)
      Text("thinMaterial").foregroundStyle(.thinMaterial)
      Text("regularMaterial").foregroundStyle(.regularMaterial)
      Text("thickMaterial").foregroundStyle(.thickMaterial)
      Text("ultraThickMaterial").foregroundStyle(.ultraThickMaterial)
      Text("bar").foregroundStyle(.bar)
    }
  }
}
// program: all of TabViewStyle
import SwiftUI

struct AllTabViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").tabViewStyle(.automatic)
      Text("sidebarAdaptable").tabViewStyle(.sidebarAdaptable)
      Text("tabBarOnly").tabViewStyle(.tabBarOnly)
      Text("page").tabViewStyle(.page)
    }
  }
}
// program: all of TableStyle
import SwiftUI

struct AllTableStyle: View {
  var body: some View {
    VStack {
      Text("automatic").tableStyle(.automatic)
      Text("inset").tableStyle(.inset)
    }
  }
}
// program: all of TextEditorStyle
import SwiftUI

struct AllTextEditorStyle: View {
  var body: some View {
    VStack {
      Text("automatic").textEditorStyle(.automatic)
      Text("plain").textEditorStyle(.plain)
    }
  }
}
// program: all of TextFieldStyle
import SwiftUI

struct AllTextFieldStyle: View {
  var body: some View {
    VStack {
      Text("automatic").textFieldStyle(.automatic)
      Text("plain").textFieldStyle(.plain)
      Text("roundedBorder").textFieldStyle(.roundedBorder)
      Text("squareBorder").textFieldStyle(.squareBorder)
    }
  }
}
// program: all of TextSelectability
import SwiftUI

struct AllTextSelectability: View {
  var body: some View {
    VStack {
      Text("enabled").textSelection(.enabled)
      Text("disabled").textSelection(.disabled)
    }
  }
}
// program: all of ToggleStyle
import SwiftUI

struct AllToggleStyle: View {
  var body: some View {
    VStack {
      Text("automatic").toggleStyle(.automatic)
      Text("switch").toggleStyle(.switch)
      Text("button").toggleStyle(.button)
      Text("checkbox").toggleStyle(.checkbox)
    }
  }
}
// program: all of Transition
import SwiftUI

struct AllTransition: View {
  var body: some View {
    VStack {
      Text("opacity").transition(.opacity)
      Text("slide").transition(.slide)
      Text("identity").transition(.identity)
      Text("scale").transition(.scale)
      Text("blurReplace").transition(.blurReplace)
    }
  }
}
