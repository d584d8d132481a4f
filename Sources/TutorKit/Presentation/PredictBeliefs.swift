package import Simulation

/// What a belief says, by the name that progress keeps it under; nil: there is none of that name.
func belief(named name: String) -> String? { MentalModel(rawValue: name)?.belief }

extension MentalModel {
  /// What a person who answers like this believes, as the end of "This comes out when …".
  package var belief: String {
    switch self {
    case .wholeSubtree: BeliefWords.wholeSubtree()
    case .everything: BeliefWords.everything()
    case .ancestors: BeliefWords.ancestors()
    case .bindingRunsOwner: BeliefWords.bindingRunsOwner()
    case .changedLeafOnly: BeliefWords.changedLeafOnly()
    case .sourceOnly: BeliefWords.sourceOnly()
    case .computedPropertyIsBoundary: BeliefWords.computedPropertyIsBoundary()
    case .helperFunctionIsBoundary: BeliefWords.helperFunctionIsBoundary()
    case .everyRow: BeliefWords.everyRow()
    case .closuresNeverMatter: BeliefWords.closuresNeverMatter()
    case .observingOneObservesAll: BeliefWords.observingOneObservesAll()
    case .objectsTrackReads: BeliefWords.objectsTrackReads()
    case .branchesKeepViews: BeliefWords.branchesKeepViews()
    case .eachWriteRuns: BeliefWords.eachWriteRuns()
    case .equalWritesRun: BeliefWords.equalWritesRun()
    case .everyEnvironmentReader: BeliefWords.everyEnvironmentReader()
    }
  }

  /// How it is instead.
  package var correction: String {
    switch self {
    case .wholeSubtree: BeliefWords.wholeSubtreeCorrected()
    case .everything: BeliefWords.everythingCorrected()
    case .ancestors: BeliefWords.ancestorsCorrected()
    case .bindingRunsOwner: BeliefWords.bindingRunsOwnerCorrected()
    case .changedLeafOnly: BeliefWords.changedLeafOnlyCorrected()
    case .sourceOnly: BeliefWords.sourceOnlyCorrected()
    case .computedPropertyIsBoundary: BeliefWords.computedPropertyIsBoundaryCorrected()
    case .helperFunctionIsBoundary: BeliefWords.helperFunctionIsBoundaryCorrected()
    case .everyRow: BeliefWords.everyRowCorrected()
    case .closuresNeverMatter: BeliefWords.closuresNeverMatterCorrected()
    case .observingOneObservesAll: BeliefWords.observingOneObservesAllCorrected()
    case .objectsTrackReads: BeliefWords.objectsTrackReadsCorrected()
    case .branchesKeepViews: BeliefWords.branchesKeepViewsCorrected()
    case .eachWriteRuns: BeliefWords.eachWriteRunsCorrected()
    case .equalWritesRun: BeliefWords.equalWritesRunCorrected()
    case .everyEnvironmentReader: BeliefWords.everyEnvironmentReaderCorrected()
    }
  }
}
