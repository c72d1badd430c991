/// Everything that a person reads in the window, as one case for each sentence or label. Its text is in
/// `English`; `Words[.phrase]` asks for it.
enum Phrase: String, CaseIterable, Sendable {
  // The key map: its lines, and the names of actions that share a line.
  case playOrPause, shuttle, slowMotion, loopKeys, endings, speeds, chooseDriver, scrollPhysics
  case stepOneFrame, stepTenFrames, jumpToKeyframe, typeTime, goToEnds, turnPages, openDemo
  case rewindLastMinute, whileRewinding, undoRedo, insertOrDelete, nudgeKeyframes
  case stretchKeyframes, selectMore, clipboard, duplicateKeyframes, versionKeys, resetDemo
  case toggleTimeline, toggleCurve, toggleKnobs, compareVersions, toggleMotion, toggleExport
  case toggleGallery, togglePanels, search, fullScreen, interfaceSize, findCommand, closeTop
  case quit, playBackwards, stop, playForwards, loopFromHere, loopToHere, clearLoop, nextDriver
  case previousDriver, stepBack, stepForward, stepBackTen, stepForwardTen, previousKeyframe
  case nextKeyframe, goToStart, goToEnd, faster, slower, nextPage, previousPage, rewind
  case rewindForward, resumeFromHere, returnToNow, undo, redo, copyKeyframesOrCode, paste
  case playbackSpeed, dropEdits, fitTimeline, zoomOut, zoomIn, largerInterface, smallerInterface
  case defaultInterface, swapVersions, saveVersion, toggleTrails, toggleValues, showVersion
  case deleteVersion, moreControls, trailsLimited

  // What hands and game controllers do, in the key map.
  case mouseTouchFocus, gameController, drag, wheel, twoFingers, ctrlWheel, shiftWheel, shiftDrag
  case altDrag, ctrlDrag, padStick, padTriggers, padButton, moveFocus, walkRows, moveTime
  case pinchOrTwist, zoomOrPan, boxSelect, ripple, withoutSnapping, stickPlays, triggersScrub
  case closeTopLikeEsc

  // What a notice says, and the sign while an earlier moment is shown.
  case windowTitle, alreadyNow, secondsAgo, rewindHint, resumeHint, nowHint, interfaceAt
  case interfaceLimited, scrollPhysicsNow, anyMovesTime, onlyClock, onlyDrag, onlyPinch
  case onlyTwist, onlyWheel, onlyScrubBar, onlyKeys, onlyPad, notATime, fourVersions
  case savedVersion, noOtherVersion, versionOnStage, cannotPaste, beyondReach
  case noKeyframesForEasing, noFittingTrack, pastedInto, pastedKeyframe, pastedKeyframes
  case noTracksHere, trackOfNumbers, trackOfColors, trackOfHidden, trackOfGradients
  case trackOfOutlines, trackOfTexts
  case noNodeOfThatName, pastedNodes, pastedSomeNodes, copied

  // Words that sentences are put together from: counts, units, nodes and tracks.
  case oneKeyframe, keyframes, oneTrack, tracks, oneNode, nodes, segments, oneLine, lines
  case propertyOfNode, rectangle, circle, ellipse, path, text, group, pages, points, seconds
  case atPages, atPoints, atSeconds, perPage, perPoint, perSecond, fromTo, jump, easesIn
  case easesOut, easesInOut, unedited, identical, original, differentTimes, differentValues
  case oneKeyframeNew, keyframesNew, oneKeyframeGone, keyframesGone, oneKeyframeAdded
  case keyframesAdded, oneKeyframeChanged, keyframesChanged, otherKindOfValue, changedBeyondEnds
  case nothingAnimatedYet, nothingAnimatedHere, noMatchingDemo, noMatchingCurve

  // The transport and the gallery.
  case demoPlace, dragToScrub, loopBegins, loopEnds, typeTimeHere, driverAny, driverClock
  case driverDrag, driverPinch, driverTwist, driverWheel, driverScrubBar, driverKeys, driverPad
  case searchDemos, searchTheDemos

  // The palette.
  case findHere, noResults, kindDemo, kindKnob, demoIsFoundBy, knobIsFoundBy, copyIsFoundBy

  // The timeline, and the graphs below it.
  case fit, constants, timeAt, someKeyframes, atPlayhead, dragOrZoom, valueField, timeField
  case colorField, turnOnConstants, clickToSelect, tooManyToDuplicate, notAValue, notAColor
  case selectAll, copyKeyframes, cutKeyframes, deleteKeyframes, insertKeyframe, moveFrameEarlier
  case moveFrameLater, moveFramesEarlier, moveFramesLater, stretchFrameEarlier, stretchFrameLater
  case stretchFramesEarlier, stretchFramesLater, selectNode, selectTrack, foldNode
  case toggleKeyframe, toggleConstants, pickColor, hideFromHere, showFromHere, hue, saturation
  case lightness, alpha, dragGraphs, nothingToGraph

  // The knobs, and the versions that are compared.
  case knobsTitle, knobReset, knobDrag, knobChoice, noKnobs, noChanges, resetOne, resetAll
  case knobsGone, nodeGone, saveAs

  // The curve editor.
  case curveTitle, presetsTab, shapeTab, presetName, unknownPreset, nextTrack, previousTrack
  case nextSegment, previousSegment, showPresets, showShape, kindBezier, kindSpring, kindBounce
  case kindElastic, kindBack, kindPower, kindSteps, kindStops, pairResponse, pairDuration
  case pairPhysics, directionIn, directionOut, directionInOut, changeKind, easeIn, easeOut
  case easeInOut, describeResponse, describeDuration, describePhysics, jumpStart, jumpEnd
  case jumpNone, jumpBoth, reverse, mirror, copyEasing, handle, moveStop, typeEasing
  case searchCurves, searchCurvesTip, parameterField, editedTrack, editedSegment, lastKeyframe
  case readTime, readValue, readSpeed, noParameters, springWords, springSpeed, stopWords
  case durationIgnored, fittedExactly, fittedRoughly, notANumber, parameterGone, searchIsNoEasing
  case moreThanEasing, whatAndRemedy

  // The numbers of a curve.
  case response, dampingRatio, duration, bounce, mass, stiffness, damping, count, restitution
  case amplitude, period, overshoot, exponent, steps

  // The export panel.
  case exportTitle, subjectEasing, subjectTrack, subjectNode, subjectScene, exportEasing
  case exportTrack, exportNode, exportScene, copyEasingAs, copyTrackAs, copyNodeAs, copySceneAs
  case noEasingToCopy, noTrackToCopy, noNodeToCopy, noSceneToCopy, previousNode, nextNode
  case exportAs, exportPrevious, exportNext, copy, copyCode, copyExportedCode, exportedCode
  case nothingToExport, nothingLost, thingsLost, exportLosses, noTrack, noNode, theLastKeyframe
  case sizeInBytes, sizeInKilobytes, copiedLine, copiedLines, copiedAll, copiedButOne
  case copiedButSome
}
