import { useLayoutEffect } from 'react'

/** API that the bench reads and calls. */
export const probe = window as Window & {
  __renders?: Record<string, number>
  __lastRender?: number
  __connect?: () => Promise<unknown>
}
probe.__renders = {}

/** Counts the renders of components, and when the last of them was on the page. */
export function useCountedRenders(kind: string) {
  useLayoutEffect(() => {
    const renders = probe.__renders ?? {}
    probe.__renders = { ...renders, [kind]: (renders[kind] ?? 0) + 1 }
    probe.__lastRender = performance.now()
  })
}

/** Numbers of the components that an app is opened with. */
export function readCount(): number[] {
  const count = Number(new URLSearchParams(location.search).get('count') ?? 1)
  return Array.from({ length: count }, (_, index) => index)
}
