import { afterEach, expect, it, vi } from 'vitest'
import { createLogger } from '../../../logger/createLogger.js'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../../testing/createRecordedPlatform.js'
import type { SessionClient } from '../types.js'

// Test files share their modules.
afterEach(() => {
  vi.doUnmock('../lazy/index.js')
  vi.resetModules()
})

it('C2 an adapter that could not be loaded at start is started once a call has loaded it', async () => {
  let failures = 1
  vi.resetModules()
  // Node reads modules from disk, so no request of a page can fail here: what is loaded fails at its first use instead.
  vi.doMock('../lazy/walletConnectAdapter.js', async original => {
    const { walletConnectAdapter } = await original<typeof import('../lazy/index.js')>()
    return {
      walletConnectAdapter(...parameters: Parameters<typeof walletConnectAdapter>) {
        if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
        return walletConnectAdapter(...parameters)
      },
    }
  })
  const { lazyAdapter } = await import('./lazyAdapter.js')
  const adapter = lazyAdapter('eip155')
  const unused = () => Promise.reject(new Error('Not used here.'))
  const walletConnect: SessionClient = {
    getSession: () => undefined,
    subscribe: () => () => {},
    onEvent: () => () => {},
    restore: async () => undefined,
    connect: unused,
    request: unused,
    disconnect: async () => {},
    follow: unused,
  }
  const emit = vi.fn()
  const logger = createLogger({ level: 'silent' })
  const stop = adapter.start({
    storageKey: 'test',
    storage: createMemoryStorage(),
    platform: createRecordedPlatform(),
    logger,
    metadata: { name: 'App' },
    networks: [],
    reconnect: false,
    config: { customRpcUrls: {} },
    attempts: { get: () => [], subscribe: () => () => {} },
    walletConnect,
    emit,
  })
  await expect.poll(() => failures).toBe(0)
  expect(emit).not.toHaveBeenCalled()
  await adapter.reconnect?.()
  expect(emit).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'disconnected' }))
  stop()
})
