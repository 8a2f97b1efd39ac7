import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Every test is held to a silent console, unhandled rejections are Vitest's own. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const written = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(written, 'nothing is written to the console').toEqual([])
})
