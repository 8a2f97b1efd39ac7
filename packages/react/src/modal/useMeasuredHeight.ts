'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Lets the stage follow the height of its page, so that a change of it can be animated. */
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
    const follow = () => {
      stage.style.height = `${element.offsetHeight}px`
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [page])
}
