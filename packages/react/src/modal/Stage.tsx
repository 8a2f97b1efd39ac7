'use client'
import { type ComponentType, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useClientValue } from '../hooks/useClientValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { directionAtom } from '../router/atoms.js'
import { settlePrepared, settleView } from '../router/navigate.js'
import type { Entry } from '../router/types.js'
import { EntryContext } from './EntryContext.js'
import { focusPage } from './focusPage.js'
import { LoadFailedView } from './LoadFailedView.js'
import { LoadingView } from './LoadingView.js'
import { getLoadedViews, loadView } from './loadView.js'
import { useMeasuredHeight } from './useMeasuredHeight.js'
import { ViewBoundary } from './ViewBoundary.js'

type Rendered = { readonly entry: Entry; readonly View: ComponentType | 'failed' }

export type StageProps = {
  /** The newest step. */
  entry: Entry | undefined
  /** False while the view is only prepared. */
  isShown: boolean
}

/** Renders the view of the newest step. The one before stays until the next one has arrived. */
export function Stage({ entry, isShown }: StageProps) {
  const latchkit = useLatchkit()
  const direction = useClientValue(directionAtom)
  const [attempt, setAttempt] = useState(0)
  const [rendered, setRendered] = useState<Rendered>()
  const [wasShown, setWasShown] = useState(isShown)
  const ready = entry && getLoadedViews(latchkit).get(entry.view)
  if (isShown && !wasShown) {
    setWasShown(true)
    // Another view was prepared than the one that is opened. It was never seen, so it does not stay.
    if (rendered && rendered.entry !== entry) setRendered(undefined)
  }
  if (entry && ready && rendered?.entry !== entry) setRendered({ entry, View: ready })
  const stageRef = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLDivElement>(null)
  useMeasuredHeight(stageRef, pageRef, rendered)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to load again.
  useEffect(() => {
    if (!entry || (ready && rendered?.View !== 'failed')) return
    let left = false
    loadView(latchkit, entry.view).then(
      View => {
        if (!left) setRendered({ entry, View })
      },
      error => {
        // A view that is only prepared is loaded again when it is shown.
        if (left || !isShown) return
        latchkit.client.logger.error('A view could not be loaded', { view: entry.view, cause: error })
        setRendered({ entry, View: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [latchkit, entry, attempt, isShown])

  const first = useRef(true)
  useLayoutEffect(() => {
    if (!rendered) return
    if (!isShown) {
      if (rendered.View !== 'failed') settlePrepared(latchkit, rendered.entry)
      return
    }
    settleView(latchkit, rendered.entry)
    focusPage(pageRef.current, first.current)
    first.current = false
  }, [latchkit, rendered, isShown])

  const { View } = rendered ?? {}
  return (
    <div className="stage" ref={stageRef}>
      <div key={rendered?.entry.key} ref={pageRef} className={`page ${rendered ? direction : ''}`}>
        {rendered ? (
          <EntryContext.Provider value={rendered.entry}>
            {View === 'failed' || !View ? (
              <LoadFailedView onRetry={() => setAttempt(attempt + 1)} />
            ) : (
              <ViewBoundary fallback={retry => <LoadFailedView onRetry={retry} />}>
                <Memoized View={View} />
              </ViewBoundary>
            )}
          </EntryContext.Provider>
        ) : (
          <LoadingView />
        )}
      </div>
    </div>
  )
}

/** The view renders when its own state changes, not when the modal around it does. */
const Memoized = /*#__PURE__*/ memo(function Memoized({ View }: { View: ComponentType }) {
  return <View />
})
