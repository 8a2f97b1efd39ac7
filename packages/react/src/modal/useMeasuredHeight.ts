'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Gives the stage the height of its page, so that a change of it can be animated. */
export function useMeasuredHeight(
  stageRef: RefObject<HTMLElement | null>,
  pageRef: RefObject<HTMLElement | null>,
  page: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another element to watch.
  useLayoutEffect(() => {
    const stage = stageRef.current
    const element = pageRef.current
    if (!stage || !element) return
    // The observer runs before the next paint, when the layout is known; measuring here would force another one.
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element
      stage.style.height = offsetHeight > 0 ? `${offsetHeight}px` : ''
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [page])
}
