import { afterEach, expect, test, vi } from 'vitest'
import { createIds } from './createContext.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('ids of two tabs do not coincide, not even at one instant', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  // Two tabs may draw the same number for a request.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const tabs = [createIds(), createIds()]
  const ids = Array.from({ length: 10 }, () => tabs.map(next => next())).flat()
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids of a tab grow while the clock does not move, goes on and goes back, and stay at 16 digits', () => {
  const now = 1_800_000_000_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  const next = createIds()
  const ids = [now, now, now + 1, now + 10_000, now, now + 86_400_000].map(time => {
    vi.setSystemTime(time)
    return { time, id: next() }
  })
  for (const [index, { time, id }] of ids.entries()) {
    expect(id).toBeGreaterThan(ids[index - 1]?.id ?? 0)
    expect(Number.isSafeInteger(id)).toBe(true)
    // Where the clock has gone back, the last id is kept.
    if (index !== 4) expect(Math.abs(id / 1000 - time)).toBeLessThan(4_096)
  }
})
