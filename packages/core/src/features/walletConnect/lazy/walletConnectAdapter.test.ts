import { mainnet } from 'viem/chains'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../../test/createScriptedWalletConnect.js'
import { solana, solanaDevnet } from '../../../chains/solana.js'
import { createClient } from '../../../client/createClient.js'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../../testing/createRecordedPlatform.js'
import type { Namespace } from '../../../types/namespace.js'
import { connect } from '../../connection/connect.js'
import { accountAtom, accountsAtom } from '../../connection/start/atoms.js'
import { switchNetwork } from '../../networks/switchNetwork.js'

const bitcoin = {
  ...mainnet,
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
} as const
const optimism = { ...mainnet, id: 10, name: 'OP Mainnet' }
const first = '0x00000000000000000000000000000000000000aA'
const second = '0x00000000000000000000000000000000000000bB'
const accounts = [1, 10].flatMap(id => [first, second].map(address => `eip155:${id}:${address}`))

function setUp() {
  const script = createScriptedWalletConnect()
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, optimism, solana, solanaDevnet, bitcoin],
    walletConnect: {
      relayUrl: 'ws://localhost:1',
      load: async () => ({ createWalletConnect: script.create }),
    },
    storage: createMemoryStorage(),
    platform: createRecordedPlatform(),
    logLevel: 'silent',
  })
  client.start()
  return { client, script }
}

let { client, script } = setUp()

async function connectTo(
  topic: string,
  granted: readonly string[],
  namespace?: Namespace,
  sessionProperties?: { readonly [name: string]: string },
) {
  await expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
  const count = script.proposals.length
  const connected = connect(client, { connectorId: 'walletConnect', namespace })
  await expect.poll(() => script.proposals).toHaveLength(count + 1)
  script.proposals[count]?.approve({ ...sessionOf(topic, granted), sessionProperties })
  return connected
}
const emit = (name: string, data: unknown, chainId = 'eip155:1') =>
  script.emit('event', { topic: 'one', chainId, name, data })
const account = () => client.store.get(accountAtom)

beforeEach(() => {
  ;({ client, script } = setUp())
})

// Read from disk once, so that no test waits for it.
beforeAll(() => import('./session.js'))

describe('what a client without adapters reads from a session', () => {
  const own = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
  const publicKey = `03${'ab'.repeat(32)}`
  const path = "m/84'/0'/0'/0/0"
  it.each([
    [
      'with the key and the path',
      [{ address: own, publicKey, path, intention: 'payment' }],
      { publicKey, path },
    ],
    ['by purpose', { payment: [{ address: own, publicKey }] }, { publicKey }],
    ['of another address', [{ address: 'bc1qother', publicKey, path }], {}],
    ['in no known form', [{ address: own, publicKey: '<b>', path: 'm/x' }, null, 7], {}],
    ['that are no JSON', '{', {}],
  ])('accounts %s', async (_how, property, expected) => {
    const bip122_getAccountAddresses = typeof property === 'string' ? property : JSON.stringify(property)
    await connectTo('one', [`bip122:${bitcoin.id}:${own}`], 'bip122', { bip122_getAccountAddresses })
    expect(client.store.get(accountsAtom).bip122?.allAccounts).toEqual([
      { namespace: 'bip122', type: 'eoa', address: own, ...expected },
    ])
  })

  it.each([
    ['plain', [second, first]],
    ['lower case', [second.toLowerCase()]],
    ['CAIP-10', [`eip155:1:${second}`]],
  ])('another account is the active one (%s), on every chain', async (_how, data) => {
    await connectTo('one', accounts)
    expect(account().address).toBe(first)
    emit('accountsChanged', data)
    expect(account().address).toBe(second)
    await switchNetwork(client, { caipNetworkId: 'eip155:10' })
    expect(account()).toMatchObject({ address: second, caipNetworkId: 'eip155:10' })
  })

  it.each([[[]], [['0x0000000000000000000000000000000000000001']], ['x'], [null], [[{}]]])(
    'accounts that the session does not have change nothing: %j',
    async data => {
      await connectTo('one', accounts)
      emit('accountsChanged', data)
      expect(account()).toMatchObject({ address: first, isConnected: true })
    },
  )

  it.each([10, '10', '0xa', 'eip155:10', { chainId: 10 }])(
    'the chain is the named chain (%j), not the chain the event came on',
    async data => {
      await connectTo('one', accounts)
      emit('chainChanged', data)
      expect(account().caipNetworkId).toBe('eip155:10')
    },
  )

  it.each([137, 'eip155:137', '0x89', 'solana:x'])('a chain without a grant is not taken: %j', async data => {
    await connectTo('one', accounts)
    emit('chainChanged', data)
    expect(account().caipNetworkId).toBe('eip155:1')
  })

  it('each namespace has its own', async () => {
    const wallet = 'So11111111111111111111111111111111111111112'
    const chains = [solana, solanaDevnet].map(({ id }) => `solana:${id}`)
    await connectTo('one', [...accounts, ...chains.map(chain => `${chain}:${wallet}`)])
    emit('chainChanged', solanaDevnet.id, chains[0])
    const both = client.store.get(accountsAtom)
    expect(both.solana?.caipNetworkId).toBe(chains[1])
    expect(both.eip155?.caipNetworkId).toBe('eip155:1')
  })

  it('what was chosen in one session does not outlive it', async () => {
    await connectTo('one', accounts)
    emit('chainChanged', 10)
    emit('accountsChanged', [second])
    expect(account()).toMatchObject({ caipNetworkId: 'eip155:10', address: second })
    script.emit('end', { topic: 'one', reason: { code: 6000, message: 'User disconnected' } })
    expect(account().isConnected).toBe(false)
    await connectTo('two', accounts)
    expect(account()).toMatchObject({ caipNetworkId: 'eip155:1', address: first })
  })
})

it('reads a chain in every form, and what says nothing as the chain the event came on', async () => {
  await connectTo('one', accounts)
  const read = (data: unknown, chainId = 'eip155:1') => {
    emit('chainChanged', 1)
    emit('chainChanged', data, chainId)
    return account().caipNetworkId
  }
  expect([10, '10', '0xa', 'eip155:10', { chainId: '0xa' }].map(data => read(data))).toEqual(
    Array(5).fill('eip155:10'),
  )
  const nothing = [undefined, null, {}, '', [], { chainId: {} }, 'a b']
  expect(nothing.map(data => read(data, 'eip155:10'))).toEqual(Array(7).fill('eip155:10'))
  expect(read(undefined, 'solana:x')).toBe('eip155:1')
  emit('accountsChanged', 'all')
  expect(account().address).toBe(first)
})
