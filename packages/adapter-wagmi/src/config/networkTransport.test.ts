import { fileURLToPath } from 'node:url'
import { mainnet } from 'viem/chains'
import { expect, it, onTestFinished, vi } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import type { Scope } from '../types.js'

it('loads the code of reads again for the request after a failed load', async () => {
  const lazyActions = fileURLToPath(new URL('../actions/lazyActions.ts', import.meta.url))
  let isOffline = true
  // Test files share their modules.
  vi.resetModules()
  // Node reads modules from disk, so no request of a page can fail here.
  vi.doMock(lazyActions, () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { lazyActions: { networkReads: () => () => ({ request: async () => '0x1' }) } }
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.doUnmock(lazyActions)
    vi.resetModules()
  })
  const { networkTransport } = await import('./networkTransport.js')
  vi.useFakeTimers()
  const scope: Scope = {
    networks: [],
    storage: undefined,
    storageKey: 'latchkit',
    context: undefined,
    isAvailable: () => true,
  }
  const { request } = networkTransport(scope, 1)({ chain: mainnet })
  const read = async () => {
    const answer = request({ method: 'eth_blockNumber' })
    answer.catch(() => {})
    await vi.advanceTimersByTimeAsync(1_200)
    return answer
  }
  expect(await rejectionOf(read())).toBeInstanceOf(Error)
  isOffline = false
  expect(await read()).toBe('0x1')
})
