'use client'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useClientValue } from '../hooks/useClientValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { getEntry, routerAtom } from '../router/atoms.js'
import { settleView } from '../router/navigate.js'
import type { Entry } from '../router/types.js'
import { EntryContext } from './EntryContext.js'
import { focusPage } from './focusPage.js'
import { LoadFailedView } from './LoadFailedView.js'
import { LoadingView } from './LoadingView.js'
import { getLoadedViews, loadView } from './loadView.js'
import { useMeasuredHeight } from './useMeasuredHeight.js'
import { ViewBoundary } from './ViewBoundary.js'

type Shown = { readonly entry: Entry; readonly View: ComponentType | 'failed' }

/** Shows the view of the newest step. The one before stays until the next one has arrived. */
export function Stage() {
  const latchkit = useLatchkit()
  const state = useClientValue(routerAtom)
  const entry = getEntry(state)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Shown>()
  const ready = entry && getLoadedViews(latchkit).get(entry.view)
  if (entry && ready && shown?.entry !== entry) setShown({ entry, View: ready })
  const stageRef = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLDivElement>(null)
  useMeasuredHeight(stageRef, pageRef, shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to load again.
  useEffect(() => {
    if (!entry) return
    let left = false
    loadView(latchkit, entry.view).then(
      View => {
        if (!left) setShown({ entry, View })
      },
      error => {
        latchkit.client.logger.error('A view could not be loaded', { view: entry.view, cause: error })
        if (!left) setShown({ entry, View: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [latchkit, entry, attempt])

  const first = useRef(true)
  useLayoutEffect(() => {
    if (!shown) return
    settleView(latchkit, shown.entry)
    focusPage(pageRef.current, first.current)
    first.current = false
  }, [latchkit, shown])

  const { View } = shown ?? {}
  return (
    <div className="stage" ref={stageRef}>
      <div key={shown?.entry.key} ref={pageRef} className={`page ${shown ? state.direction : ''}`}>
        {shown ? (
          <EntryContext.Provider value={shown.entry}>
            {View === 'failed' || !View ? (
              <LoadFailedView onRetry={() => setAttempt(attempt + 1)} />
            ) : (
              <ViewBoundary fallback={retry => <LoadFailedView onRetry={retry} />}>
                <View />
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
