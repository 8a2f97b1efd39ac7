import { expect, it, onTestFinished, vi } from 'vitest'
import { createDomPlatform } from './createDomPlatform.js'

it('waits two seconds for an image that does not come, and no longer for any other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { preloadImage } = createDomPlatform()
  const settled = vi.fn()
  void preloadImage('/directory/never').then(settled)
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
  // The clock is stopped: neither image times out.
  const svg = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E'
  expect(await Promise.all([svg, 'data:image/png,no'].map(preloadImage))).toHaveLength(2)
})

it('replaces the address and keeps what a router has stored beside it', () => {
  const before = location.href
  const state = history.state
  onTestFinished(() => history.replaceState(state, '', before))
  history.replaceState({ route: 3 }, '', '#result_uri=handle')
  const { length } = history
  createDomPlatform().replaceUrl?.(before)
  expect([location.href, history.state, history.length]).toEqual([before, { route: 3 }, length])
})
