import { expect, it, vi } from 'vitest'
import { loadActions } from './loadActions.js'

const state = vi.hoisted(() => ({ failures: 1 }))
// Node reads modules from disk, so no request of a page can fail here.
vi.mock('./lazyActions.js', () => {
  if (state.failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
  return { lazyActions: 'loaded' }
})

it('a part whose request failed is requested again', async () => {
  vi.useFakeTimers()
  try {
    const loaded = loadActions().catch(error => error)
    await vi.advanceTimersByTimeAsync(200)
    expect(await loaded).toBe('loaded')
  } finally {
    vi.useRealTimers()
  }
})
