import Catalog

/// Types that the standard library, Foundation, SwiftUI and Combine declare, by the interfaces that come with
/// the compiler (`swift symbolgraph-extract`, Swift 6.2) and those in `Support/Interfaces`.
enum LibraryTypeNames {
  /// Whether a type of this name may be one of Apple's: by the list, by a prefix (`UIColor`), or because a
  /// protocol gives every type one (`Element`).
  static func mayHave(_ name: String) -> Bool {
    names.contains(name) || associated.contains(name) || hasPrefix(name)
  }

  /// `UIImage`, `CLLocation`, `AVPlayer`.
  private static func hasPrefix(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count >= 3 && name.count > capitals.count
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Names inside types and protocols.
  private static let associated = words(
    """
    Swift SwiftUI Foundation Combine Observation Any AnyObject Self Type Protocol CodingKeys CodingKey UIViewType NSViewType Coordinator
    UIViewControllerType NSViewControllerType
    ActorType AllCases AnimatableData ArrayLiteralElement AsyncIterator Base64DecodingOptions
    Base64EncodingOptions Body Bound Cache CalculationError CapitalizationContext CharacterView
    Child Children Code CompareOptions Compared Components Configuration Content Context DateStyle
    DecimalSeparatorDisplayStrategy DecodingConfiguration Distance Element Elements Encoding
    EncodingConfiguration EncodingConversionOptions Entries EnumerationOptions Exponent
    ExtendedGraphemeClusterLiteralType Failure FormatInput FormatOutput Grouping Handle ID Index
    IndexDistance Indices Input InsetShape Instant Item Iterator Key LanguageDirection Magnitude
    MaskStorage Mode Name NameStyle NativeType Notation ObjectWillChangePublisher Output
    ParseInput ParseOutput Parser Pointee Precision Previews Priority Promise PropertyListFormat
    RawExponent RawSignificand RawValue ReadConfiguration ReadOptions ReadingOptions ReferenceType
    RegexOutput Regions Representation Resolved Root RoundingMode RoundingRule SIMD16Storage
    SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar Scalar
    SchedulerOptions SchedulerTimeType SearchOptions Strategy Stream1 Stream2 Stride
    StringInterpolation SubSequence Success Subviews TabValue TableColumnSortComparator TableRowValue
    TimeStyle UTF16View UTF8View UnicodeScalarIndex UnicodeScalarLiteralType UnicodeScalarView
    Value Version Words Wrapped WriteConfiguration WriteOptions WritingOptions
    """)

  private static let names = words(
    """
    AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection
    AccessibilityChildBehavior AccessibilityCustomContentImportance AccessibilityFocusState
    AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityNotification
    AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry
    AccessibilitySystemRotor AccessibilityTextContentType AccessibilityTraits
    AccessibilityZoomGestureAction AccessoryBarButtonStyle AccessoryCircularCapacityGaugeStyle
    AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle
    ActionSheet Actor AdditiveArithmetic AffineTransform Alert Alignment AlignmentID
    AlignmentOptions Anchor Angle AngularGradient Animatable AnimatablePair Animation
    AnimationCompletionCriteria AnimationTimelineSchedule AnyActor AnyBidirectionalCollection
    AnyCancellable AnyClass AnyCollection AnyGesture AnyGradient AnyHashable AnyIndex AnyIterator
    AnyKeyPath AnyLayout AnyObject AnyPublisher AnyRandomAccessCollection AnyRegexOutput
    AnySequence AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AppearSymbolEffect
    Array ArrayLiteralConvertible ArraySlice AsymmetricTransition AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncImage AsyncImagePhase AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncPublisher AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingPublisher AsyncThrowingStream AttributeContainer AttributeDynamicLookup
    AttributeScope AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring AutomaticControlGroupStyle AutomaticDisclosureGroupStyle
    AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticSymbolEffect AutomaticTableStyle
    AutomaticTextEditorStyle Axis BackgroundProminence BackgroundStyle BackgroundTask
    BadgeProminence BalancedNavigationSplitViewStyle BidirectionalCollection
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger Bindable Binding
    BitwiseCopyable BlendMode BlockOperation BlurReplaceTransition Bool BooleanLiteralConvertible
    BooleanLiteralType BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle
    BorderlessButtonMenuStyle BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Bundle
    Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing
    ButtonStyle ButtonStyleConfiguration ButtonToggleStyle ByteCountFormatStyle ByteCountFormatter
    CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGAffineTransform CGColor CGContext
    CGFloat CGImage CGLineCap CGLineJoin CGMutablePath CGPath CGPoint CGRect CGRectEdge CGSize
    CGVector CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar Calendar
    Cancellable CancellationError Canvas Capsule CaseIterable Character CharacterSet
    CheckboxToggleStyle CheckedContinuation Circle CircularProgressViewStyle Clock ClosedRange
    ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration
    CodableRepresentation CodableWithConfiguration CodingKey CodingKeyRepresentable
    CodingUserInfoKey Collection CollectionDifference CollectionOfOne Color ColorPicker
    ColorRenderingMode ColorResource ColorScheme ColorSchemeContrast ColumnNavigationViewStyle
    ColumnsFormStyle CombineIdentifier CommandGroup CommandGroupPlacement CommandLine CommandMenu
    Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle Comparable
    ComparableComparator Comparator ComparisonResult ConcurrentValue ConnectablePublisher
    ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues
    ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
    ContentTransitionSymbolEffect ContentUnavailableView ContextMenu ContiguousArray
    ContiguousBytes ContinuousClock ControlGroup ControlGroupStyle ControlGroupStyleConfiguration
    ControlSize CoordinateSpace CoordinateSpaceProtocol Copyable CountableClosedRange
    CountablePartialRangeFrom CountableRange CubicKeyframe CurrencyFormatStyleConfiguration
    CurrentValueSubject CustomCombineIdentifierConvertible CustomConsumingRegexComponent
    CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Data DataProtocol DataRepresentation Date DateComponents DateFormatter
    DateInterval DateIntervalFormatter DatePicker DatePickerComponents DatePickerStyle
    DatePickerStyleConfiguration Decimal Decodable DecodableAttributedStringKey
    DecodableWithConfiguration Decoder DecodingConfigurationProviding DecodingError
    DefaultBidirectionalIndices DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle
    DefaultDateProgressLabel DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle
    DefaultIndices DefaultLabelStyle DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle
    DefaultPickerStyle DefaultProgressViewStyle DefaultRandomAccessIndices DefaultShareLinkLabel
    DefaultStringInterpolation DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle
    DefaultToggleStyle Deferred DescriptiveNumberFormatConfiguration DialogSeverity Dictionary
    DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible Dimension
    DisabledTextSelectability DisappearSymbolEffect DiscardingTaskGroup DisclosureGroup
    DisclosureGroupStyle DisclosureGroupStyleConfiguration DiscontiguousAttributedSubstring
    DiscontiguousSlice DiscreteFormatStyle DiscreteSymbolEffect DismissAction DismissSearchAction
    DismissWindowAction Divider DocumentGroup Double DoubleColumnNavigationViewStyle DragGesture
    DropDelegate DropFirstSequence DropInfo DropOperation DropProposal DropWhileSequence Duration
    DurationProtocol DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets
    EditActions EditButton EditMode EditableCollectionContent Ellipse EllipticalGradient Empty
    EmptyAnimatableData EmptyCollection EmptyCommands EmptyIterator EmptyModifier EmptyView
    EmptyVisualEffect EnabledTextSelectability Encodable EncodableAttributedStringKey
    EncodableWithConfiguration Encoder EncodingConfigurationProviding EncodingError
    EnergyFormatter EnumeratedIterator EnumeratedSequence Environment EnvironmentKey
    EnvironmentObject EnvironmentValues Equatable EquatableView Error Escapable EventModifiers
    EveryMinuteTimelineSchedule ExclusiveGesture Executor ExecutorJob ExplicitTimelineSchedule
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType Fail
    FieldDatePickerStyle FileAttributeKey FileAttributeType FileDocument FileDocumentConfiguration
    FileDocumentReadConfiguration FileDocumentWriteConfiguration FileHandle FileManager
    FileManagerDelegate FileProtectionType FileWrapper FillShapeStyle FillShapeView FillStyle
    FittedPresentationSizing FixedWidthInteger FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence
    Float Float16 Float32 Float64 Float80 FloatLiteralConvertible FloatLiteralType FloatingPoint
    FloatingPointClassification FloatingPointFormatStyle FloatingPointParseStrategy
    FloatingPointRoundingRule FloatingPointSign FocusInteractions FocusState FocusedBinding
    FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSubviewCollection
    ForegroundStyle Form FormPresentationSizing FormStyle FormStyleConfiguration FormatStyle
    FormatStyleCapitalizationContext Formatter Future Gauge GaugeStyle GaugeStyleConfiguration
    GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
    GestureStateGesture Glass GlobalActor GlobalCoordinateSpace Gradient GraphicalDatePickerStyle
    GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle
    GroupBoxStyleConfiguration GroupElementsOfContent GroupedFormStyle GroupedListStyle HStack
    HStackLayout Hashable Hasher HierarchicalShapeStyle HierarchicalShapeStyleModifier
    HorizontalAlignment HorizontalEdge Host HoverEffect HoverPhase ISO8601DateFormatter
    IconOnlyLabelStyle Identifiable IdentityTransition Image ImagePaint ImageRenderer
    ImageResource IndefiniteSymbolEffect IndexPath IndexSet IndexViewStyle Indexable IndexableBase
    IndexedIdentifierCollection IndexingIterator InflectionRule InlineArray InlinePickerStyle
    InputStream InsetGroupedListStyle InsetListStyle InsetTableStyle InsettableShape
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerFormatStyle IntegerLiteralConvertible
    IntegerLiteralType IntegerParseStrategy InterfaceOrientation IteratorOverOne IteratorProtocol
    IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator
    JoinedSequence Just KeyEquivalent KeyPath KeyPathComparator KeyPress KeyValuePairs
    KeyboardShortcut KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol KeyframeAnimator KeyframeTrack KeyframeTrackContent
    KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle
    LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutDirection
    LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyBidirectionalCollection
    LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyFilterSequence LazyHGrid LazyHStack LazyMapBidirectionalCollection LazyMapCollection
    LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
    LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
    LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence
    LazySequenceProtocol LazyVGrid LazyVStack LegibilityWeight LengthFormatter
    LinearCapacityGaugeStyle LinearGaugeStyle LinearGradient LinearKeyframe
    LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List ListFormatStyle
    ListSectionSpacing ListStyle LocalCoordinateSpace Locale LocalizedError LocalizedStringKey
    LocalizedStringResource LongPressGesture LosslessStringConvertible MagnificationGesture
    MagnifyGesture MainActor ManagedBuffer ManagedBufferPointer
    MarkdownDecodableAttributedStringKey MassFormatter MatchedGeometryProperties Material
    MaterialActiveAppearance Measurement MemoryLayout Menu MenuActionDismissBehavior MenuBarExtra
    MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient
    Mirror MirrorPath ModifiedContent Morphology MoveCommandDirection MoveKeyframe MoveTransition
    MultiDatePicker MutableBidirectionalSlice MutableCollection MutableDataProtocol
    MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan NamedCoordinateSpace Namespace NavigationBarItem
    NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath
    NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
    NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack
    NavigationTransition NavigationView NavigationViewStyle Never NilLiteralConvertible
    Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration
    NumberFormatter Numeric ObjCBool ObjectIdentifier ObservableObject ObservableObjectPublisher
    ObservedObject OffsetShape OffsetTransition OpacityTransition OpaquePointer OpenSettingsAction
    OpenURLAction OpenWindowAction OperatingSystemVersion Operation OperationQueue OptionSet
    Optional OutlineGroup OutlineSubgroupChildren OutputRawSpan OutputSpan OutputStream POSIXError
    PageIndexViewStyle PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior
    PaletteControlGroupStyle PalettePickerStyle ParseStrategy ParseableFormatStyle
    PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
    PassthroughSubject PasteButton Path PeriodicTimelineSchedule PersonNameComponents
    PersonNameComponentsFormatter PhaseAnimator Picker PickerStyle PinnedScrollableViews Pipe
    PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle
    PlainTextEditorStyle PlainTextFieldStyle PlaygroundQuickLook PopoverAttachmentAnchor Port
    PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
    PredicateExpressions PreferenceKey PrefixSequence PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent
    PresentationMode PresentationSizing PresentedWindowContent Preview PreviewDevice PreviewLayout
    PreviewProvider PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration Process
    ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey ProgressView
    ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
    ProminentDetailNavigationSplitViewStyle PropertyListDecoder PropertyListEncoder
    PropertyListSerialization ProposedViewSize ProxyRepresentation Published Publisher Publishers
    PulseSymbolEffect PushTransition QualityOfService RadialGradient RadioGroupPickerStyle
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RawRepresentable RawSpan RecoverableError Rectangle RectangleCornerRadii RedactionReasons
    ReferenceConvertible ReferenceWritableKeyPath RefreshAction Regex RegexComponent
    RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind RelativeDateTimeFormatter
    RenameAction RenameButton Repeated ReplaceSymbolEffect ResetFocusAction Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection RotateGesture
    RotateSymbolEffect RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle
    RoundedRectangle RunLoop SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar
    SIMDStorage SafeAreaRegions ScaleSymbolEffect ScaleTransition ScaledMetric ScaledShape Scanner
    Scene SceneBuilder ScenePhase SceneStorage Scheduler SchedulerTimeIntervalConvertible
    ScopedAttributeContainer ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
    ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollPhase ScrollPosition
    ScrollTargetBehavior ScrollTransitionConfiguration ScrollTransitionPhase ScrollView
    ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchScopeActivation
    SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section
    SectionCollection SectionConfiguration SecureField SegmentedPickerStyle SelectionShapeStyle
    Sendable SendableMetatype SensoryFeedback SeparatorShapeStyle Sequence SequenceGesture
    SerialExecutor Set SetAlgebra SetIndex SetIterator Settings ShadowStyle Shape ShapeRole
    ShapeStyle ShapeView ShareLink SharePreview SidebarAdaptableTabViewStyle SidebarCommands
    SidebarListStyle SignedInteger SignedNumeric SimultaneousGesture SingleValueDecodingContainer
    SingleValueEncodingContainer Slice SlideTransition Slider SocketNativeHandle SocketPort
    SortComparator SortDescriptor SortOrder Spacer Span SpatialTapGesture Spring SpringKeyframe
    SpringLoadingBehavior SquareBorderTextFieldStyle StackNavigationViewStyle
    StandardPredicateExpression State StateObject StaticBigInt StaticString Stepper
    StepperFieldDatePickerStyle Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
    StringLiteralType StringProtocol StringStyle StringTransform StrokeBorderShapeView
    StrokeShapeView StrokeStyle Subject SubmitLabel SubmitTriggers Subscriber Subscribers
    Subscription Substring Subview SubviewsCollection SuspendingClock SwitchToggleStyle
    SymbolEffect SymbolEffectOptions SymbolEffectTransition SymbolRenderingMode SymbolVariants
    SystemRandomNumberGenerator Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement
    TabContent TabContentBuilder TabContentView TabPlacement TabRole TabSection TabView
    TabViewStyle Table TableColumn TableColumnBuilder TableColumnContent TableForEachContent
    TableRow TableRowBuilder TableRowContent TableStyle TapGesture Task TaskExecutor TaskGroup
    TaskLocal TaskPriority Text TextAlignment TextEditingCommands TextEditor TextEditorStyle
    TextEditorStyleConfiguration TextField TextFieldStyle TextInputAutocapitalization
    TextOutputStream TextOutputStreamable TextSelectability TextSelection Thread
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeZone TimelineSchedule
    TimelineScheduleMode TimelineView TimelineViewContext TimelineViewDefaultContext Timer
    TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle
    ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement
    ToolbarRole ToolbarTitleDisplayMode ToolbarTitleMenu TopLevelDecoder TopLevelEncoder
    Transaction TransactionKey TransferRepresentation TransferRepresentationBuilder Transferable
    TransformedShape Transition TransitionPhase TransitionProperties TransitionSymbolEffect
    TupleKeyframeTrackContent TupleKeyframes TupleTabContent TupleTableColumnContent
    TupleTableRowContent TupleToolbarContent TupleTransferRepresentation TupleView UIColor UIImage
    UIKeyboardType UIScreen UITextAutocapitalizationType UITextContentType UInt UInt128 UInt16
    UInt32 UInt64 UInt8 URL URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey
    URLResourceValues UTF16 UTF32 UTF8 UTF8Span UTTagClass UTType UUID UnboundedRange
    UnboundedRange_ UndoManager UnevenRoundedRectangle UnfoldFirstSequence UnfoldSequence Unicode
    UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible
    UnicodeScalarType Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
    UnitConverterLinear UnitCurve UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy
    UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass
    UnitPoint UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer
    UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsafeThrowingContinuation UnsignedInteger UserDefaults UserInterfaceSizeClass
    VStack VStackLayout VariableColorSymbolEffect VectorArithmetic VerticalAlignment VerticalEdge
    View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewSpacing
    ViewThatFits Visibility VisualEffect Void WheelDatePickerStyle WheelPickerStyle
    WiggleSymbolEffect Window WindowBackgroundShapeStyle WindowGroup WindowResizability
    WritableKeyPath WritingToolsBehavior ZStack ZStackLayout Zip2Iterator Zip2Sequence
    ZoomNavigationTransition
    """)
}
