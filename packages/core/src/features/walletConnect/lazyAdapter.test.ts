import { mainnet } from 'viem/chains'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedProtocol, sessionOf } from '../../../test/createScriptedProtocol.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../storage/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import type { Namespace } from '../../types/namespace.js'
import { connectionsAtom } from '../connection/atoms.js'
import { reconnect } from '../connection/reconnect.js'

const state = vi.hoisted(() => ({ failures: 1, asked: 0 }))
// Node reads modules from disk, so no request of a page can fail here: what is loaded fails at its first use instead.
vi.mock('./protocolAdapter.js', async original => {
  const { protocolAdapter } = await original<typeof import('./protocolAdapter.js')>()
  return {
    protocolAdapter(namespace: Namespace) {
      state.asked += 1
      if (state.failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
      return protocolAdapter(namespace)
    },
  }
})

it('C2 an adapter that could not be loaded at start is started once a call has loaded it', async () => {
  const script = createScriptedProtocol([
    sessionOf('one', ['eip155:1:0x00000000000000000000000000000000000000aA']),
  ])
  const storage = createMemoryStorage()
  storage.set('latchkit.walletConnect', 'one')
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet],
    walletConnect: {
      relayUrl: 'ws://localhost:1',
      load: async () => ({ createWalletConnect: script.create }),
    },
    storage,
    platform: createRecordedPlatform(),
    logLevel: 'error',
  })
  onTestFinished(client.start())
  await expect.poll(() => client.logs()).toContain('could not be loaded')
  await reconnect(client)
  expect([state.asked, client.store.get(connectionsAtom).length]).toEqual([2, 1])
})
