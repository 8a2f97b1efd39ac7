import { expect } from 'vitest'
import type { hydrate } from '../hydrate.js'

/** Expects what `hydrate` returns where nothing went wrong, by this version of React. */
export function expectHydrated(major: string, result: Awaited<ReturnType<typeof hydrate>>): void {
  const { version, problems, first, later, opened, focusReturned } = result
  expect(version.split('.')[0]).toBe(major)
  expect(problems).toEqual([])
  expect(first).toBe('false disconnected')
  expect(later).toBe('true connected')
  expect({ opened, focusReturned }).toEqual({ opened: true, focusReturned: true })
}
