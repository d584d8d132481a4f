/// Pages and pictures that show a trace.
package enum PictureWords: String, Words {
  package static let area = "picture"

  // What a picture is called, and its programs.
  case title = "{1}: what runs"
  case only = "The view tree"
  case before = "Before"
  case after = "After"
  case yours = "Yours"
  case reference = "Reference"
  case firstDisplay = "First display"

  // A step.
  case step = "Step {1} of {2}: {3}"
  case steps = "Steps"
  case earlier = "Earlier step"
  case later = "Later step"
  case counts = "{1} {1|body|bodies} ran, {2} view {2|value|values} rebuilt, {3} needed"
  case bodies = "{1|body|bodies} ran"
  case rebuilt = "rebuilt"
  case needed = "needed"
  case cell = "One square is {1} view values."
  case countsOfSide = "{1}: {2}"
  case wrote = "wrote {1}"
  case notCarriedOut = "not carried out: {1}"
  case notTaken = "This program does not take this step."
  case gone = "ran and is gone: {1}"
  case uncheckedStep = "unchecked: {1}"
  case assumed = "Assumed"
  case unchecked = "Unchecked"

  // A view of the tree.
  case ran = "ran"
  case ranTimes = "ran {1} times"
  case contentRan = "content ran"
  case built = "{1} built"
  case builtAndNeeded = "{1} built, {2} new"
  case nothingNew = "{1} built, nothing new"
  case skipped = "skipped"
  case ranIn = "Ran: {1}"
  case noneRan = "No body ran."
  case because = "because {1}"
  case insideHidden = "{1} inside"
  case group = "{1} × {2}"
  case unfoldAll = "Unfold all"
  case foldAll = "Fold all"

  // Beside the tree.
  case source = "Source"
  case causes = "Causes"
  case legend = "What is what"
  case legendRan = "body ran"
  case legendSkipped = "body skipped"
  case legendCause = "cause, with the property"
  case legendSteps = "16/2: 16 rebuilt, 2 needed; ? in a step that is unchecked"
  case keys = """
    Arrow keys left and right change the step, Home and End go to the first and last. In the tree, up \
    and down move, left and right fold and unfold.
    """
  case noScript = "This page needs JavaScript for its tree. The counts of all steps:"
  case tooLarge = "The tree has more than {1} nodes; the rest is not shown."

  // What the session and commands say.
  case wrotePage = "The page is {1}; open it in a browser."
  case noProgram = "There is nothing to draw: {1}"
  case onlyOne = "--html, --svg and --dot show one program; name one file."
  case atNeedsStep = "--at takes the number of a step, 0 for the first display."
  case noSuchStep = "--at {1}: the last step is {2}"
}
