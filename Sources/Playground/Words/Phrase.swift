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
  case jumpToMarker, addMarker, toggleAnimated
  case quit, playBackwards, stop, playForwards, loopFromHere, loopToHere, clearLoop, nextDriver
  case previousDriver, stepBack, stepForward, stepBackTen, stepForwardTen, previousKeyframe
  case nextKeyframe, goToStart, goToEnd, faster, slower, nextPage, previousPage, rewind
  case rewindForward, resumeFromHere, returnToNow, undo, redo, copyKeyframesOrCode, paste
  case playbackSpeed, dropEdits, fitTimeline, zoomOut, zoomIn, largerInterface, smallerInterface
  case defaultInterface, swapVersions, saveVersion, toggleTrails, toggleValues, showVersion
  case deleteVersion, moreControls, trailsLimited, previousMarker, nextMarker

  case openMenu, cyclePanels, nextPanel, previousPanel

  // Context menus.
  case menuCut, menuCopy, menuPaste, menuDuplicate, menuDelete, menuSelectTrack, menuSelectNode
  case menuSelectAll, menuEarlier, menuLater, menuSqueeze, menuStretch
  case menuInsert, menuRemove, menuFold, menuUnfold
  case menuFit, menuZoomIn, menuZoomOut, menuGoHere, menuLoopFrom, menuLoopTo
  case menuClearLoop, menuReverse, menuMirror, menuCopyEasing, menuPreset, menuPrevious, menuNext
  case menuGallery, menuTimeline, menuCurve, menuKnobs, menuExport, menuCompare, menuTrails
  case menuValues, menuPanels, menuCommands, menuFullScreen, menuPlay, menuPause, menuReset
  case menuResetEdits, menuSaveVersion, menuSwapVersions, menuShowVersion, menuDeleteVersion
  case menuOpen, menuSearch, menuCopyAs, menuResetKnob, menuFaster, menuSlower, menuTypeTime
  case menuEnding, menuStart, menuEnd, menuUndo, menuRedo
  case whyNoKeyframes, whyOneKeyframe, whyOneTime, whyNoLoop, whyNoEasing, whyNoEdits, whyOtherDemo
  case whyNoVersion, whyNotAnimated, whyNoTimeline, whyDefault

  // The words that others use for commands.
  case wordsForTrails, wordsForValues, wordsForCurve, wordsForTimeline, wordsForKnobs
  case wordsForExport, wordsForCompare, wordsForGallery, wordsForPanels, wordsForFullScreen
  case wordsForTime, wordsForSpeed, wordsForEnding, wordsForSlowMotion, wordsForLoopStart
  case wordsForLoopEnd, wordsForClearLoop, wordsForInput, wordsForAnyInput, wordsForVersion
  case wordsForSwapping, wordsForDropping, wordsForReset, wordsForInserting, wordsForDeleting
  case wordsForDuplicating, wordsForColors, wordsForAllProperties, wordsForFitting, wordsForLarger
  case wordsForSmaller, wordsForMenu, wordsForHelp, wordsForUndo, wordsForRedo, wordsForCycling
  case wordsForHistory, wordsForMarkers, wordsForLength, wordsForNextPage, wordsForRewinding
  case wordsForPhysics

  // What hands and game controllers do, in the key map.
  case mouseTouchFocus, gameController, drag, wheel, twoFingers, ctrlWheel, shiftWheel, shiftDrag
  case altDrag, holdDragKey, ctrlDrag, padStick, padTriggers, padButton, moveFocus, walkRows
  case moveTime, pinchOrTwist, zoomOrPan, boxSelect, ripple, withoutSnapping, stickPlays
  case triggersScrub, closeTopLikeEsc

  // The keys of talks, in the key map.
  case talkKeysTitle, kindTalk, talkNext, talkBack, talkPlayBack, talkFirst, talkLast, talkBlack
  case talkWhite, talkStops, talkAgain, talkPlay, talkReverse, talkForward, talkSlow, talkStepBack
  case talkStepForward, talkFullScreen, talkStopwatch, talkResetStopwatch, talkNotes, talkTheme
  case talkLanguage, talkLeave, talkNumber, talkEscape

  // How the colours of nodes mix with what is below.
  case blendMode, chooseBlendMode, setBlendMode, blendedNodes, blendNormal, blendMultiply
  case blendScreen, blendOverlay, blendDarken, blendLighten, blendColorDodge, blendColorBurn
  case blendHardLight, blendSoftLight, blendDifference, blendExclusion, blendAdd

  // What a notice says, and the sign while an earlier moment is shown.
  case windowTitle, alreadyNow, secondsAgo, rewindHint, resumeHint, nowHint, interfaceAt
  case interfaceLimited, scrollPhysicsNow, anyMovesTime, refusedInput, anyControlsTime
  case onlyClock, onlyDrag, onlyPinch
  case onlyTwist, onlyWheel, onlyScrubBar, onlyKeys, onlyPad, notATime, fourVersions
  case savedVersion, noOtherVersion, versionOnStage, cannotPaste, beyondReach
  case noKeyframesForEasing, noFittingTrack, pastedInto, pastedKeyframe, pastedKeyframes
  case noTracksHere, trackOfNumbers, trackOfColors, trackOfHidden, trackOfGradients
  case trackOfOutlines, trackOfTexts
  case noNodeOfThatName, pastedNodes, pastedSomeNodes, copied, loopCannotBegin, loopCannotEnd

  // Warnings.
  case dismissWarning, moreWarnings, editsUnsaved, noHomeFolder, oneLineDamaged, linesDamaged
  case newerDocument, damagedDocument, olderOpened, nothingOpened, editsUnopened, otherProgram
  case otherWindow, placeUnsaved, placeUnopened, placeUnreadable, unrecorded, recordingEnded
  case fileIsFolder, fileUnsaved, fileExists, fileVanished, fileChangedElsewhere, fileIsFaulty
  case filmIsBeingMade, filmExists, talkInterrupted, stopNotAdded, startedAgain

  // Words that sentences are put together from: counts, units, nodes and tracks.
  case oneKeyframe, keyframes, oneTrack, tracks, oneNode, nodes, segments, oneLine, lines
  case propertyOfNode, rectangle, circle, ellipse, path, text, group, pages, points, seconds
  case numberedPicture
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
  case fit, timeAt, someKeyframes, atPlayhead, dragOrZoom, valueField, timeField
  case colorField, noColorSelected, showMore, noMatchingRow, clickToSelect, tooManyToDuplicate
  case clickOrShiftClick
  case notAValue, notAColor
  case selectAll, copyKeyframes, cutKeyframes, deleteKeyframes, insertKeyframe, moveFrameEarlier
  case moveFrameLater, moveFramesEarlier, moveFramesLater, stretchFrameEarlier, stretchFrameLater
  case stretchFramesEarlier, stretchFramesLater, selectNode, selectTrack, foldNode
  case toggleKeyframe, pickColor, hideFromHere, showFromHere, hue, alpha
  case dragGraphs, nothingToGraph, filterAnimated, filterSet, filterNode
  case filterAll, showAnimated, showSet, showNode, showAll, nextFilter, previousFilter, searchRows
  case searchRowsTip, lengthTitle, lengthField, lengthLabel, pagesLength, notALength, lengthIs
  case typeLength, resetLength, renameMarker, deleteMarker, markerField, markerName, oneMarker
  case markers, noMarkers, noMarkerAfter, noMarkerBefore, noMarkerHere, lengthChanged, resetTrack
  case nothingToReset, tallerTimeline, lowerTimeline, dragHeight, dragNames
  case lengthIsFixed

  // The knobs, and the versions that are compared.
  case knobsTitle, knobReset, knobDrag, knobChoice, noKnobs, noChanges, resetOne, resetAll
  case knobsGone, nodeGone, saveAs

  // The undo history, and what edits did.
  case toggleHistory, historyTitle, historyStart, undid, redid, undidIn, redidIn
  case undidSteps, redidSteps, nothingToUndo, nothingToRedo, trackOfNode, movedOne, movedSome
  case maskPathName, maskOpacityName, fillOfCharacter, fillOfRange
  case addedOne, addedSome, deletedOne, deletedSome, setOne, setSome, revaluedOne
  case revaluedSome, easedOne
  case easedSome, changedOne, changedSome, setKnob, changedKnobs, versionWasSaved
  case presetWasSaved, presetWasDeleted, presetWasChanged, setLength, addedMarker
  case deletedMarker, movedMarker, renamedMarker
  case versionWasShown, versionWasDeleted, resetAllEdits, resetOfTrack, editedDemos, edited
  case editedBadge, editedDemo, resetEdits, editsReset

  // The panel of frame times.
  case frameTimesTitle, toggleFrameTimes, wordsForFrameTimes, milliseconds, frameWork
  case frameDisplay, frameNoCore, frameMissed, framesPerSecond, frameMedian, framePercentile
  case frameSlowest, framesMissedSinceOpened, missedFrames, framesWhileMoving, noMissedFrames
  case missedUnrecorded, missedNoCore, missedWork, missedDisplay, missedWaking

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
  case previousDialect, nextDialect, chooseDialect, copiedWithError

  // Typed numbers and colours.
  case numberUnfinished, numberParentheses, numberUnit, numberOtherUnit, numberDivided
  case numberTooLarge, knobField, colorPart, colorCount, colorSpace, colorClipped
  case noTrackForColor

  // Easings of one's own, and how long springs last.
  case yourPresets, builtInPresets, presetSuggestion, presetNamePlaceholder, presetNameTip
  case presetNeedsName, presetIsCustom, presetSaved, presetDeleted, copiedPreset, copiedPresets
  case pastedPreset, pastedPresets, cannotPastePresets, savePreset, deletePreset, copyPresets
  case ownPreset, lastOne, lastEach, lastTip

  // Nodes that are made and rearranged by hand.
  case addedNodes, deletedNodes, renamedNode, orderedNodes, movedNodes
  case groupedNodes, ungroupedNodes, hidNodes, showedNodes, lockedNodes, unlockedNodes
  case noNodesSelected, nodeIntoItself, nodeIsNoGroup, groupKeeps, childKeeps, nodesTooDeep
  case nodesTooMany
  case toggleOutline, outlineTitle, outlineIsEmpty, groupName, rectangleName, ellipseName
  case starName, polygonName, textName, pathName, pictureName, hideNode, unhideNode, lockNode
  case unlockNode, menuRename, menuGroup, menuUngroup, menuToFront, menuForward, menuBackward
  case menuToBack, menuHidden, menuLocked, renameNode, groupKeys, groupNodes, ungroupNodes
  case orderKeys, bringForward, sendBackward, bringToFront, sendToBack, deleteNodes
  case duplicateNodes, hideOrShow, lockOrUnlock, foldGroup
  // Drawing on the stage, and new scenes.
  case drawKeys, drawRectangle, drawEllipse, drawStar, drawPolygon, drawText, drawPath, noTool
  case drawHint, textHint, penHint, textPlaceholder, newScene, madeSceneTitle, madeSceneCaption
  case madeSceneHint, saveKeys, saveFile, saveFileAs, saveTitle, savePlaceholder, saveHint
  case saveReplaces, saveReplacesNow, savedByRiff, notWritten, nothingToSave, savedTo
  case menuDeleteScene, placePicture, placeTitle, placePlaceholder, placeHint, pictureNotPlaced
  case writeText, menuWriteText, noTextSelected
  // Files that were opened.
  case fileNotThere, fileHasGone, fileWaits, fileOfKind, fileHasMistakes, yourFiles, openFile
  case openTitle, openPlaceholder, openHint, noRecentFiles, noSuchPath, menuRemoveFile, menuNotes
  case oneNote, severalNotes, noteTimes, noteAndInstead, noteOfLayer, readingFile, compilingFile
  case oneMoreProblem, moreProblems, hideProblems, kindSwift, kindScene, kindLottie
  case kindDotLottie, kindSVG, kindPNG, fileGoneNow, fileIsRefused

  // Films.
  case exportFilm, wordsForFilms, filmTitle, filmFormat, filmSize, filmRate, filmRange, filmPlaying
  case filmBackground, filmPath, filmPictures, filmWhole, filmLoopRange, filmRepeats
  case filmThereAndBack, filmOnce, filmGround, filmClear, filmPlaceholder, filmHint, filmEndings
  case filmExport, filmWork, filmWorkLeft, filmMade, filmStopped

  // Files that are compiled and run.
  case runTitle, runBody, runStopped, runFile, dontRun, runHint, fileMayNotRun, fileHasStopped

  // The colour picker.
  case pickerSquare, useDropper, pickFromStage, oldColor, addStop, moveGradientStop
  case gradientStop, gradientFrom, gradientTo
  case stopOffset, gradientFromX, gradientFromY, gradientToX, gradientToY

  // Editing on the stage, and the properties of nodes.
  case editOnStage, recordMotion, autoKey, toggleProperties, selectNextNode, selectPreviousNode
  case editingOnStage, autoKeyButton, autoKeyIsOn, autoKeyIsOff, recordNeedsEditing
  case cannotMoveFlat, nothingRecorded, recordedOne, recordedSome, tolerance, toleranceTip
  case propertiesTitle, noNodeSelected, someNodes, allProperties, setProperties
  case showAllProperties, showSetProperties, toggleKeyTip, pickColorTip, setHiddenTip
  case propertyLabelTip
  case wordsForEditing, wordsForRecording, wordsForAutoKey, wordsForProperties
  case menuSelectNextNode, menuSelectPreviousNode, menuProperties, menuAutoKey, menuEditOnStage
  case groupTransform, groupSize, groupLook, groupText, groupShadow, groupDepth, groupPage
  case groupOther

  // Presenting talks.
  case presentKeys, present, presentFromHere, addTalkStop, wordsForPresenting, wordsForAddingStop
  case stopOfStops, stopIsMissing, talkOfEverything, talkIsWrong, sheetHint, talkWithOneStop
  case talkIsUnread
  case talkWithStops, addedStop, saveBeforeAddingStop

  // Code beside the stage, and what a test card says of the display.
  case toggleCode, wordsForCode, codeTitle, codeTrack, codeLines, showCodeTrack, showCodeLines
  case setEasingTo, kindEasing, longPress
  case noCode, tooMuchCode, sourceComes, noSource, codeList
  case displayUnnamed, displayPixels, displayPoints, displayRate, displayRateUnknown
  case displayRenderer, displayNumber
  // The speaker's side of a talk.
  case speakerNotes, noNotes, nextStop, nextStopIs, noNextStop
  case oneMinuteLeft, minutesLeft, overTime, timeLeft
  case timeOver, stopwatchName, stopwatchRests, stopwatchWaits, screenIsBlack, screenIsWhite
  case timeOfDay, nobodyPresents, sheetIsOpen
  case pageBack, pageNext, pageBlack, pagePlay, pageSlow, pageAgain, pageStops, pageStop, pageGo
  case pageLost
  case stopFileIsGone, stopHasCrashed, stopMayNotRun, stopIsComing

  // Pointing things out to an audience.
  case pointOut, markUp, eraseMarks, showInput, laser, spotlight, lens, pointerRing, penMark
  case highlighter, arrowMark, boxMark, undoMark, redoMark, markLifetime, markColor, laserHint
  case spotlightHint, lensHint, penMarkHint, highlighterHint, arrowHint, boxHint, marksFade
  case marksStay, inputDisplayOn, shownClick, shownDoubleClick, shownRightClick, shownDrag
  case lensPower, toolSize, largerTool, smallerTool
  case shownWheel, shownPinch, shownTwist, shownPad

  // Motion tokens.
  case tokensTitle, tokenSuggestion, durationSuggestion, tokenNamePlaceholder, tokenNameTip
  case tokenNeedsName, tokenIsCustom, tooManyTokens, tokenMade, tokenDetached
  case tokenDeletedOfOne, tokenDeleted, noTokenHere, tokenIsUnused, selectedUser, selectedUsers
  case durationNeedsSeconds, noLengthHere, noTokensIn, copyTokensAsJSON, copyTokensAsCSS
  case copiedToken, copiedTokens, noTokens, pastedToken, pastedTokens, pastedWithout, tokenLeftOut
  case tokensLeftOut, tokenUsedOnce
  case tokenUsed
  case editTokenButton, tokenTip, durationTip, tokenSecondsTip, tokenSeconds, makeToken
  case makeDurationToken, selectTokenUsers, editTokenCurve, detachToken, setTokenToThis
  case renameToken, deleteToken, lastAsToken, menuUseToken, wordsForTokens, tokenWasMade
  case unusedTokenDeleted, tokenNameIsTaken
  case tokenWasDeleted, tokenWasChanged, tokenWasRenamed, oneToken, tokens

  // The languages of the interface.
  case useEnglish, useChinese, wordsForLanguage, noChineseFont, knobOn, knobOff
  // How the interface looks.
  case themeDark, themeLight, themeProjector, themeColorBlind, themeNow, useThemeDark, useThemeLight
  case useThemeProjector, useThemeColorBlind, nextTheme, wordsForTheme
}
