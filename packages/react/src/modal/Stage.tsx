'use client'
import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useAtomValue } from '../page/hooks/useAtomValue.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import { directionAtom } from '../page/router/lazyAtoms.js'
import type { Entry } from '../page/router/types.js'
import { EntryContext } from './EntryContext.js'
import { FailedView, type ViewFailure } from './FailedView.js'
import { LoadingView } from './LoadingView.js'
import { getLoadedViews, loadView } from './loadView.js'
import { settlePrepared, settleView } from './navigate.js'

type Rendered = { readonly entry: Entry; readonly View: ComponentType | 'failed' }

export type StageProps = {
  /** The newest step. */
  entry: Entry | undefined
  /** False while the view is only prepared. */
  isShown: boolean
}

/** Renders the view of the newest step. The former view stays until the next view has arrived. */
export function Stage({ entry, isShown }: StageProps) {
  const latchkit = useLatchkit()
  const direction = useAtomValue(directionAtom)
  const [attempt, setAttempt] = useState(0)
  const [rendered, setRendered] = useState<Rendered>()
  const [wasShown, setWasShown] = useState(isShown)
  const ready = entry && getLoadedViews(latchkit).get(entry.view)
  if (isShown && !wasShown) {
    setWasShown(true)
    // Another view was prepared than is opened. It was never seen, so it does not stay.
    if (rendered && rendered.entry !== entry) setRendered(undefined)
  }
  if (entry && ready && rendered?.entry !== entry) setRendered({ entry, View: ready })
  const stageRef = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLDivElement>(null)
  useMeasuredHeight(stageRef, pageRef, rendered)

  useEffect(() => {
    const stage = stageRef.current
    let focused: EventTarget | null = null
    const remember = (event: FocusEvent) => {
      focused = event.target
    }
    // A pressed button may be removed with its state, such as one that tries again.
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return
      // Once: later the visitor may have left the modal of an embedded view.
      focused = null
      if (document.activeElement === document.body) focusPage(pageRef.current, false)
    })
    stage?.addEventListener('focusin', remember)
    if (stage) observer.observe(stage, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

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
              <FailedView failure={{ kind: 'load' }} onRetry={() => setAttempt(attempt + 1)} />
            ) : (
              <ViewBoundary>
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

/** Moves the focus into a new page: it was lost when the former page was removed. */
function focusPage(page: HTMLElement | null, isFirst: boolean): void {
  if (!page) return
  const dialog = page.closest('dialog')
  const { activeElement } = page.getRootNode() as ShadowRoot
  // The dialog sets the focus itself when it is shown.
  if (dialog && !dialog.open) return
  // Embedded in a page, a view takes the focus only from the view before it.
  if (!dialog && (isFirst || document.activeElement !== document.body)) return
  if (activeElement && page.contains(activeElement)) return
  // The title has the attribute too.
  const wanted = page.querySelector<HTMLElement>('.body [autofocus]') ?? page.querySelector<HTMLElement>('h1')
  wanted?.focus({ preventScroll: true })
}

/** Sets the height of the stage to that of its page, so that a change can be animated. */
function useMeasuredHeight(
  stageRef: RefObject<HTMLElement | null>,
  pageRef: RefObject<HTMLElement | null>,
  page: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another element to watch.
  useLayoutEffect(() => {
    const stage = stageRef.current
    const element = pageRef.current
    if (!stage || !element) return
    // The observer runs before the next paint, when the layout is known; measuring here would force another layout.
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element
      stage.style.height = offsetHeight > 0 ? `${offsetHeight}px` : ''
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [page])
}

/** Keeps a failing view from taking the modal with it. React knows boundaries as classes only. */
class ViewBoundary extends Component<{ children: ReactNode }, { failure: ViewFailure | undefined }> {
  override state = { failure: undefined }
  static getDerivedStateFromError(error: unknown) {
    return { failure: { kind: 'thrown', error } }
  }
  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <FailedView failure={failure} onRetry={() => this.setState({ failure: undefined })} />
  }
}
