import { mainnet } from 'viem/chains'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Namespace } from '../../types/namespace.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { accountsAtom, activeNamespaceAtom, connectionsAtom } from '../connection/start/atoms.js'
import { walletConnectSessionAtom } from './start/atoms.js'
import { createSessionClient } from './start/sessionClient.js'
import { isOffered } from './usedSession.js'

const evm = 'eip155:1:0x00000000000000000000000000000000000000aA'
const sol = `solana:${solana.id}:So11111111111111111111111111111111111111112`
const both = sessionOf('one', [evm, sol])
const connectorId = 'walletConnect'

function open(
  script = createScriptedWalletConnect(),
  storage = createMemoryStorage(),
  adapters?: readonly NamespaceAdapter[],
) {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, solana],
    walletConnect: {
      relayUrl: 'ws://localhost:1',
      load: async () => ({ createWalletConnect: script.create }),
    },
    adapters,
    storage,
    platform: createRecordedPlatform(),
    logLevel: 'silent',
  })
  onTestFinished(client.start())
  const connected = () => client.store.get(connectionsAtom).map(({ connector }) => connector.namespace)
  const started = () => expect.poll(() => client.store.get(accountsAtom).solana).toBeDefined()
  async function pair(session: typeof both, namespace?: Namespace) {
    await started()
    const connecting = connect(client, { connectorId, namespace })
    await expect.poll(() => script.proposals).toHaveLength(1)
    script.proposals[0]?.approve(session)
    return connecting
  }
  return { client, script, storage, connected, started, pair }
}

// Read from disk once, so that no test waits for it.
beforeAll(() => import('./lazy/index.js'))

it('a session is used where it was asked for, and offered elsewhere, after a reload too', async () => {
  const { client, connected, pair, storage } = open()
  await pair(both, 'solana')
  expect([connected(), client.store.get(activeNamespaceAtom)]).toEqual([['solana'], 'solana'])
  const session = client.store.get(walletConnectSessionAtom) ?? both
  expect([isOffered(session, 'eip155'), isOffered(session, 'solana')]).toEqual([true, false])

  const later = open(createScriptedWalletConnect([both]), storage)
  await expect.poll(later.connected).toEqual(['solana'])
  // The wallet changes something of the session.
  later.script.emit('session', { session: both })
  expect(later.connected()).toEqual(['solana'])
  const { address } = await connect(later.client, { connectorId, namespace: 'eip155' })
  expect([`eip155:1:${address}`, later.script.proposals]).toEqual([evm, []])

  const third = open(createScriptedWalletConnect([both]), storage)
  await expect.poll(third.connected).toEqual(['eip155', 'solana'])
  await disconnect(third.client, { connectorId, namespace: 'eip155' })
  expect(third.script.ended).toEqual(['one'])
})

it('an offered session is not used by an attempt that is given up', async () => {
  const { client, connected, pair } = open()
  await pair(both, 'solana')
  const controller = new AbortController()
  const { signal } = controller
  const connecting = connect(client, { connectorId, namespace: 'eip155', signal })
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  expect([connected(), client.store.get(walletConnectSessionAtom)?.usedIn]).toEqual([['solana'], ['solana']])
})

it('a wallet without an account where it was asked for is not connected, and its session is ended', async () => {
  const { client, script, connected, pair, storage } = open()
  await expect(pair(sessionOf('one', [evm]), 'solana')).rejects.toMatchObject({
    code: 'connection/no-common-network',
  })
  expect([connected(), script.ended]).toEqual([[], ['one']])
  expect(client.store.get(walletConnectSessionAtom)).toBeUndefined()
  expect(storage.get('latchkit.walletConnect')).toBeUndefined()
})

it('a session that no namespace was named for is used in each one without a wallet', async () => {
  const { connected, pair } = open()
  await pair(both)
  expect(connected()).toEqual(['eip155', 'solana'])
})

it('a session for any namespace leaves those alone that have a wallet', async () => {
  const adapters = (['eip155', 'solana'] as const).map(namespace => mockAdapter({ namespace }))
  const { client, script } = open(undefined, undefined, adapters)
  await connect(client, { connectorId: 'com.example.first', namespace: 'eip155' })
  const line = createSessionClient(client)
  const connecting = line.connect({ namespace: 'solana', anyNamespace: true })
  await expect.poll(() => script.proposals).toHaveLength(1)
  script.proposals[0]?.approve(both)
  expect((await connecting).usedIn).toEqual(['solana'])
})
