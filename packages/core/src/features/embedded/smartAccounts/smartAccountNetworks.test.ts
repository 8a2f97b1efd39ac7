import { QueryClient } from '@tanstack/query-core'
import { expect, it, onTestFinished } from 'vitest'
import { createScriptedFrame, frameOption } from '../../../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../../../client/createClient.js'
import { mainnet } from '../../../exports/networks.js'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import { smartAccountNetworksAtom } from '../../networks/smartAccountNetworksAtom.js'
import { restoreSmartAccountNetworks } from './readSmartAccountNetworks.js'
import { smartAccountNetworksQueryOptions } from './smartAccountNetworksQueryOptions.js'

function setUp(answer: unknown, isUsed = true) {
  const frame = createScriptedFrame({ GET_SMART_ACCOUNT_ENABLED_NETWORKS: answer })
  const storage = createMemoryStorage()
  if (isUsed) storage.set('latchkit.frame.emailLoginUsed', 'true')
  storage.set('latchkit.frame.smartAccountNetworks', '10')
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet],
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    adapters: [mockAdapter({ namespace: 'eip155' })],
    secureFrame: frameOption(frame),
  })
  onTestFinished(() => {
    client.destroy()
    frame.close()
  })
  const read = () => new QueryClient().fetchQuery(smartAccountNetworksQueryOptions(client))
  return { client, storage, frame, read, kept: () => storage.get('latchkit.frame.smartAccountNetworks') }
}

it('reads and keeps the networks of smart accounts', async () => {
  const { read, kept } = setUp({ smartAccountEnabledNetworks: [1, 8453] })
  expect(await read()).toEqual([1, 8453])
  expect(kept()).toBe('1,8453')
})

it('has none when the frame does not tell them', async () => {
  const { read, kept } = setUp({ message: 'no' })
  expect(await read()).toEqual([])
  expect(kept()).toBeUndefined()
})

it.each([
  ['1,8453', [1, 8453]],
  // A frame without smart accounts, and something else than numbers.
  ['', []],
  ['x,0,-1,10', [10]],
])('takes over what the last page kept: %j', (text, chainIds) => {
  const { client, storage } = setUp(undefined)
  storage.set('latchkit.frame.smartAccountNetworks', text)
  restoreSmartAccountNetworks(client)
  expect(client.store.get(smartAccountNetworksAtom)).toEqual(chainIds)
})

it('C22: loads no frame while no login was ever used', async () => {
  const { frame, read } = setUp({ smartAccountEnabledNetworks: [1] }, false)
  expect(await read()).toEqual([])
  expect(frame.urls).toEqual([])
})
