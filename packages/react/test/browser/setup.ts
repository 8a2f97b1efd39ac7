import { afterEach, beforeEach, expect, vi } from 'vitest'
import './countRenders.js'

/**
 * Every test is held to a silent console, unhandled rejections are Vitest's own. Test files share the page, so a test
 * begins once the modal of the test before has left it.
 */
beforeEach(async () => {
  localStorage.clear()
  await expect.poll(() => document.querySelector('latchkit-host')).toBeNull()
  for (const { style } of [document.documentElement, document.body]) expect(style.overflow).toBe('')
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const written = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(written, 'nothing is written to the console').toEqual([])
})
