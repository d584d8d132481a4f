/// Swift source lowered to the small language that the simulator runs.
///
/// Indices (``TypeID``, ``FunctionID``, sites, globals) are stable within one program and follow
/// the order of the source, so that equal sources give equal programs.
package struct ViewProgram: Sendable {
  /// File names as given, for messages.
  package var files: [String] = []
  package var types: [TypeDecl] = []
  package var functions: [Function] = []
  /// Global stored variables; computed ones are in ``globalComputed``.
  package var globals: [StoredProperty] = []
  package var globalComputed: [String: ComputedProperty] = [:]
  package var freeFunctions: [String: [FunctionID]] = [:]
  /// Places of calls, branches and loops.
  package var sites: [SourceLocation] = []
  /// The sites of modifiers `.id(…)` whose value never changes.
  package var fixedIdentities: Set<Int> = []
  /// Bodies of `#Preview` and `static var previews`, in order: functions without parameters.
  package var previews: [FunctionID] = []
  /// Top-level statements that are not declarations (rare: scripts).
  package var unsupported: [Unsupported] = []

  /// What was taken for granted about declarations.
  package var remarks: [Remark] = []

  package init() {}
}
