// program: all of PresentationDetent
import SwiftUI

func all() -> [PresentationDetent] {
  [
    .medium,
    .large,
  ]
}
// program: all of PreviewLayout
import SwiftUI

func all() -> [PreviewLayout] {
  [
    .device,
    .sizeThatFits,
  ]
}
// program: all of Prominence
import SwiftUI

func all() -> [Prominence] {
  [
    .standard,
    .increased,
  ]
}
// program: all of ProposedViewSize
import SwiftUI

func all() -> [ProposedViewSize] {
  [
    .zero,
    .unspecified,
    .infinity,
  ]
}
// program: all of RedactionReasons
import SwiftUI

func all() -> [RedactionReasons] {
  [
    .placeholder,
    .privacy,
    .invalidated,
  ]
}
// program: all of RoundedCornerStyle
import SwiftUI

func all() -> [RoundedCornerStyle] {
  [
    .circular,
    .continuous,
  ]
}
// program: all of SafeAreaRegions
import SwiftUI

func all() -> [SafeAreaRegions] {
  [
    .container,
    .keyboard,
    .all,
  ]
}
// program: all of ScenePhase
import SwiftUI

func all() -> [ScenePhase] {
  [
    .background,
    .inactive,
    .active,
  ]
}
// program: all of ScrollBounceBehavior
import SwiftUI

func all() -> [ScrollBounceBehavior] {
  [
    .automatic,
    .always,
    .basedOnSize,
  ]
}
// program: all of ScrollDismissesKeyboardMode
import SwiftUI

func all() -> [ScrollDismissesKeyboardMode] {
  [
    .automatic,
    .immediately,
    .interactively,
    .never,
  ]
}
// program: all of ScrollIndicatorVisibility
import SwiftUI

func all() -> [ScrollIndicatorVisibility] {
  [
    .automatic,
    .visible,
    .hidden,
    .never,
  ]
}
// program: all of ScrollPhase
import SwiftUI

func all() -> [ScrollPhase] {
  [
    .idle,
    .tracking,
    .interacting,
    .decelerating,
    .animating,
  ]
}
// program: all of ScrollTransitionConfiguration
import SwiftUI

func all() -> [ScrollTransitionConfiguration] {
  [
    .animated,
    .interactive,
    .identity,
  ]
}
// program: all of ScrollTransitionConfiguration.Threshold
import SwiftUI

func all() -> [ScrollTransitionConfiguration.Threshold] {
  [
    .visible,
    .hidden,
  ]
}
// program: all of ScrollTransitionPhase
import SwiftUI

func all() -> [ScrollTransitionPhase] {
  [
    .topLeading,
    .identity,
    .bottomTrailing,
  ]
}
// program: all of SearchFieldPlacement
import SwiftUI

func all() -> [SearchFieldPlacement] {
  [
    .automatic,
    .toolbar,
    .sidebar,
    .navigationBarDrawer,
  ]
}
// program: all of SearchFieldPlacement.NavigationBarDrawerDisplayMode
import SwiftUI

func all() -> [SearchFieldPlacement.NavigationBarDrawerDisplayMode] {
  [
    .automatic,
    .always,
  ]
}
// program: all of SearchScopeActivation
import SwiftUI

func all() -> [SearchScopeActivation] {
  [
    .automatic,
    .onTextEntry,
    .onSearchPresentation,
  ]
}
// program: all of SearchSuggestionsPlacement
import SwiftUI

func all() -> [SearchSuggestionsPlacement] {
  [
    .automatic,
    .menu,
    .content,
  ]
}
// program: all of SensoryFeedback
import SwiftUI

func all() -> [SensoryFeedback] {
  [
    .success,
    .warning,
    .error,
    .increase,
    .decrease,
    .selection,
    .start,
    .stop,
    .alignment,
    .levelChange,
    .impact,
  ]
}
// program: all of SensoryFeedback.Flexibility
import SwiftUI

func all() -> [SensoryFeedback.Flexibility] {
  [
    .rigid,
    .solid,
    .soft,
  ]
}
// program: all of SensoryFeedback.Weight
import SwiftUI

func all() -> [SensoryFeedback.Weight] {
  [
    .light,
    .medium,
    .heavy,
  ]
}
// program: all of ShapeRole
import SwiftUI

func all() -> [ShapeRole] {
  [
    .fill,
    .stroke,
    .separator,
  ]
}
// program: all of Spring
import SwiftUI

func all() -> [Spring] {
  [
    .smooth,
    .snappy,
    .bouncy,
  ]
}
// program: all of SpringLoadingBehavior
import SwiftUI

func all() -> [SpringLoadingBehavior] {
  [
    .automatic,
    .enabled,
    .disabled,
  ]
}
// program: all of SubmitLabel
import SwiftUI

func all() -> [SubmitLabel] {
  [
    .done,
    .go,
    .send,
    .join,
    .route,
    .search,
    .`return`,
    .next,
    .`continue`,
  ]
}
// program: all of SubmitTriggers
import SwiftUI

func all() -> [SubmitTriggers] {
  [
    .text,
    .search,
  ]
}
// program: all of SymbolEffectOptions
import SwiftUI

func all() -> [SymbolEffectOptions] {
  [
    .`default`,
    .repeating,
    .nonRepeating,
  ]
}
// program: all of SymbolRenderingMode
import SwiftUI

func all() -> [SymbolRenderingMode] {
  [
    .monochrome,
    .multicolor,
    .hierarchical,
    .palette,
  ]
}
// program: all of SymbolVariants
import SwiftUI

func all() -> [SymbolVariants] {
  [
    .none,
    .circle,
    .square,
    .rectangle,
    .fill,
    .slash,
  ]
}
// program: all of TabBarPlacement
import SwiftUI

func all() -> [TabBarPlacement] {
  [
    .topBar,
    .sidebar,
    .bottomBar,
  ]
}
// program: all of TabPlacement
import SwiftUI

func all() -> [TabPlacement] {
  [
    .automatic,
    .pinned,
    .sidebarOnly,
  ]
}
