import { afterEach, expect, it, vi } from 'vitest'

// Test files share their modules.
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./lazyActions.js')
  vi.resetModules()
})

it('a part whose request failed is requested again', async () => {
  let failures = 1
  vi.resetModules()
  // Node reads modules from disk, so no request of a page can fail here.
  vi.doMock('./lazyActions.js', () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { lazyActions: 'loaded' }
  })
  const { loadActions } = await import('./loadActions.js')
  vi.useFakeTimers()
  const loaded = loadActions().catch(error => error)
  await vi.advanceTimersByTimeAsync(200)
  expect(await loaded).toBe('loaded')
})
