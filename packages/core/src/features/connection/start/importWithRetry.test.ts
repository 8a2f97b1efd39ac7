import { expect, it, vi } from 'vitest'
import { importWithRetry } from './importWithRetry.js'

it.each([
  [1, 'loaded'],
  [2, 'loaded'],
  [3, 'Failed to fetch dynamically imported module'],
])('after %i failed requests a part is %s', async (failures, outcome) => {
  vi.useFakeTimers()
  try {
    let left = failures
    const load = async () => {
      if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
      return 'loaded'
    }
    const settled = importWithRetry(load).catch(error => error.message)
    await vi.runAllTimersAsync()
    expect(await settled).toBe(outcome)
  } finally {
    vi.useRealTimers()
  }
})
