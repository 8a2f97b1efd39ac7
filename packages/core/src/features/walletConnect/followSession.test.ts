import { mainnet } from 'viem/chains'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { createClient } from '../../client/createClient.js'
import { getStore } from '../../client/internal.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { followSession } from './followSession.js'
import { walletConnectSessionAtom } from './start/atoms.js'
import { createSessionClient } from './start/sessionClient.js'
import type { FollowSessionParameters, WalletConnectSession } from './types.js'

const optimism = defineNetwork({ ...mainnet, id: 10, name: 'OP Mainnet' }) as Network<'eip155'>
const polygon = defineNetwork({ ...mainnet, id: 137, name: 'Polygon' }) as Network<'eip155'>
const first = '0x00000000000000000000000000000000000000aA'
const second = '0x00000000000000000000000000000000000000bB'
const evm = [1, 10].flatMap(id => [first, second].map(address => `eip155:${id}:${address}`))
const chains = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] as const
const one = 'So11111111111111111111111111111111111111112'
const other = 'SysvarC1ock11111111111111111111111111111111'
const sol = chains.flatMap(chain => [one, other].map(address => `${chain}:${address}`))

function setUp<namespace extends Namespace>(
  parameters: FollowSessionParameters<namespace>,
  stored: readonly string[] | null = [...evm, ...sol],
) {
  const script = createScriptedWalletConnect(stored ? [sessionOf('one', stored)] : [])
  const storage = createMemoryStorage()
  if (stored) storage.set('latchkit.walletConnect', 'one')
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet],
    walletConnect: {
      relayUrl: 'ws://localhost:1',
      load: async () => ({ createWalletConnect: script.create }),
    },
    storage,
    platform: createRecordedPlatform(),
    logLevel: 'silent',
  })
  onTestFinished(() => client.destroy())
  const sessionClient = createSessionClient(client)
  const session = followSession(sessionClient, parameters)
  const changes: (CaipNetworkId | undefined)[] = []
  onTestFinished(session.subscribe(({ switchedTo }) => changes.push(switchedTo)))
  const store = getStore(client)
  return {
    script,
    session,
    changes,
    /** Another session, or none, as the client would have it. */
    use: (session: WalletConnectSession | string | undefined, accounts: readonly string[] = []) =>
      store.set(
        walletConnectSessionAtom,
        typeof session === 'string' ? sessionOf(session, accounts) : session,
      ),
    emit: (name: string, data: unknown, chainId = `${parameters.namespace}:1`) =>
      script.emit('event', { topic: 'one', chainId, name, data }),
  }
}

async function restored<namespace extends Namespace>(
  ...parameters: Parameters<typeof setUp<namespace>>
): Promise<ReturnType<typeof setUp<namespace>>> {
  const page = setUp(...parameters)
  expect(await page.session.restore()).toBe(true)
  return page
}

// Read from disk once, so that no test waits for it.
beforeAll(() => import('./lazy/index.js'))

describe('what the session grants', () => {
  it('has the accounts of one namespace by network, in the order of the wallet', async () => {
    const { session } = await restored({ namespace: 'eip155' })
    expect(session.read()).toMatchObject({
      topic: 'one',
      connector: { id: 'walletConnect', namespace: 'eip155', name: 'Wallet' },
      caipNetworkId: 'eip155:1',
      addresses: [first, second],
      networks: ['eip155:1', 'eip155:10'],
    })
    expect(session.read()?.accounts).toHaveLength(4)
  })

  it('is nothing without a session, and without an account of the namespace', async () => {
    expect(setUp({ namespace: 'eip155' }).session.read()).toBeUndefined()
    const { session } = setUp({ namespace: 'eip155' }, sol)
    expect(await session.restore()).toBe(false)
    expect(session.read()).toBeUndefined()
  })

  it.each([
    ['an address without 0x', `eip155:1:${first.slice(2)}`],
    ['a chain that is not a number', `eip155:mainnet:${first}`],
    ['a chain in hex', `eip155:0x1:${first}`],
    ['chain 0', `eip155:0:${first}`],
  ])('leaves out %s on eip155', async (_, account) => {
    const { session } = await restored({ namespace: 'eip155' }, [account, `eip155:10:${second}`])
    expect(session.read()).toMatchObject({ addresses: [second], networks: ['eip155:10'] })
  })

  it('has an address once that the wallet lists in two spellings', async () => {
    const accounts = [first, first.toLowerCase()].map(address => `eip155:1:${address}`)
    const { session } = await restored({ namespace: 'eip155' }, accounts)
    expect(session.read()?.addresses).toHaveLength(1)
  })

  it('has the methods of the namespace and of the network in use', async () => {
    const { session, use } = await restored({ namespace: 'eip155' })
    const granted = (accounts: readonly string[], method: string) => ({
      accounts,
      events: [],
      methods: [method],
    })
    use({
      ...sessionOf('one', []),
      namespaces: { eip155: granted(evm, 'personal_sign'), 'eip155:10': granted([], 'eth_sign') },
    })
    expect(session.read()?.methods).toEqual(['personal_sign'])
    session.choose('eip155:10')
    expect(session.read()?.methods).toEqual(['personal_sign', 'eth_sign'])
  })
})

describe('the network in use', () => {
  it('is the first granted network that the app lists', async () => {
    const { session } = await restored({ namespace: 'eip155', isListed: id => id === 'eip155:10' })
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
  })

  it('is the network that the app shows, where it is granted', async () => {
    let shown: CaipNetworkId<'eip155'> = 'eip155:10'
    const { session } = await restored({ namespace: 'eip155', isListed: () => true, getShown: () => shown })
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
    shown = 'eip155:137'
    expect(session.read()?.caipNetworkId).toBe('eip155:1')
  })

  it('is the chosen one, and the asked one in what is read', async () => {
    const { session } = await restored({ namespace: 'eip155', getShown: () => 'eip155:1' })
    session.choose('eip155:10')
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
    expect(session.read('eip155:1')?.caipNetworkId).toBe('eip155:1')
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
  })

  it('may be chosen before a session, and during a session only where it is granted', async () => {
    const { session } = setUp({ namespace: 'eip155' })
    session.choose('eip155:10')
    await session.restore()
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
    session.choose('eip155:137')
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
  })

  it('is switched without a request where it is granted, else by the wallet', async () => {
    const { session, script, use } = await restored({ namespace: 'eip155' })
    const requests: unknown[] = []
    script.answer = async ({ chainId, request }) => {
      requests.push([chainId, request.method, request.params])
      use('one', [...evm, `eip155:137:${first}`])
      return null
    }
    await session.switchNetwork(optimism)
    expect([session.read()?.caipNetworkId, requests]).toEqual(['eip155:10', []])
    await session.switchNetwork(polygon)
    expect(session.read()?.caipNetworkId).toBe('eip155:137')
    expect(requests).toEqual([['eip155:10', 'wallet_switchEthereumChain', [{ chainId: '0x89' }]]])
  })

  it('is the one of an update that the wallet sends after its answer', async () => {
    const { session, script, use } = await restored({ namespace: 'eip155' })
    script.answer = async () => {
      queueMicrotask(() => setTimeout(() => use('one', [...evm, `eip155:137:${first}`])))
      return null
    }
    await session.switchNetwork(polygon)
    expect(session.read()?.caipNetworkId).toBe('eip155:137')
  })

  it('is offered to a wallet that does not know it (4902)', async () => {
    const { session, script, use } = await restored({ namespace: 'eip155' })
    session.choose('eip155:10')
    const requests: unknown[] = []
    script.answer = async ({ chainId, request: { method, params } }) => {
      requests.push([chainId, method, params])
      if (method === 'wallet_switchEthereumChain') throw script.error('walletconnect/wallet-error', 4902)
      use('one', [...evm, `eip155:137:${first}`])
      return null
    }
    await session.switchNetwork(polygon, { addEthereumChainParameter: { iconUrls: [] } })
    expect(session.read()?.caipNetworkId).toBe('eip155:137')
    const described = expect.objectContaining({ chainId: '0x89', chainName: 'Polygon', iconUrls: [] })
    expect(requests).toEqual([
      ['eip155:10', 'wallet_switchEthereumChain', [{ chainId: '0x89' }]],
      ['eip155:10', 'wallet_addEthereumChain', [described]],
    ])
  })

  it('stays where the wallet agrees and grants no other', async () => {
    const { session, script } = await restored({ namespace: 'eip155' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    script.answer = async () => null
    const switched = session.switchNetwork(polygon).catch(({ code }) => code)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await switched).toBe('networks/not-supported')
    expect(session.read()?.caipNetworkId).toBe('eip155:1')
  })
})

describe('chainChanged', () => {
  it.each([10, '10', '0xa', 'eip155:10', { chainId: 10 }, { chainId: '0xa' }])(
    'names a network of eip155 as %j',
    async data => {
      const { session, emit, changes } = await restored({ namespace: 'eip155' })
      emit('chainChanged', data)
      expect(session.read()?.caipNetworkId).toBe('eip155:10')
      expect(changes.at(-1)).toBe('eip155:10')
    },
  )

  // The Solana adapter had ignored objects.
  it.each([chains[1], chains[1].slice('solana:'.length), { chainId: chains[1] }])(
    'names a network of Solana as %j',
    async data => {
      const { session, emit, changes } = await restored({ namespace: 'solana' })
      emit('chainChanged', data, chains[0])
      expect(session.read()?.caipNetworkId).toBe(chains[1])
      expect(changes.at(-1)).toBe(chains[1])
    },
  )

  it.each([undefined, null, {}, '', [], { chainId: {} }, 'a b'])(
    'means the network it came on where its data is %j',
    async data => {
      const { session, emit } = await restored({ namespace: 'eip155' })
      emit('chainChanged', data, 'eip155:10')
      expect(session.read()?.caipNetworkId).toBe('eip155:10')
    },
  )

  it.each([137, 'eip155:137', '0x89', 'solana:x'])(
    'is ignored for a network without a grant: %j',
    async data => {
      const { session, emit, changes } = await restored({ namespace: 'eip155' })
      const before = changes.length
      emit('chainChanged', data)
      expect(session.read()?.caipNetworkId).toBe('eip155:1')
      if (data !== 'solana:x') expect(changes).toHaveLength(before)
    },
  )

  it('is ignored on a network of another namespace', async () => {
    const { session, emit } = await restored({ namespace: 'eip155' })
    emit('chainChanged', 10, chains[0])
    expect(session.read()?.caipNetworkId).toBe('eip155:1')
  })
})

describe('accountsChanged', () => {
  it.each([
    ['plain', [second, first]],
    ['in lower case', [second.toLowerCase()]],
    ['as CAIP-10 ids', [`eip155:1:${second}`]],
  ])('puts accounts first on every network of eip155, %s', async (_, data) => {
    const { session, emit } = await restored({ namespace: 'eip155' })
    emit('accountsChanged', data)
    expect(session.read()?.addresses).toEqual([second, first])
    session.choose('eip155:10')
    expect(session.read()?.addresses).toEqual([second, first])
    expect(session.read()?.accounts[0]?.address).toBe(second)
    expect(session.read()?.networks).toEqual(['eip155:1', 'eip155:10'])
  })

  it.each([
    ['plain', [other]],
    ['as CAIP-10 ids', [`${chains[0]}:${other}`]],
  ])('puts accounts first on Solana, %s, where case matters', async (_, data) => {
    const { session, emit } = await restored({ namespace: 'solana' })
    emit('accountsChanged', data, chains[0])
    expect(session.read()?.addresses).toEqual([other, one])
    emit('accountsChanged', [one.toLowerCase()], chains[0])
    expect(session.read()?.addresses).toEqual([one, other])
  })

  // Core's own adapter had taken an empty list for "no preference".
  it.each([[[]], ['x'], [null], [{}]])('keeps the order where its data is %j', async data => {
    const { session, emit } = await restored({ namespace: 'eip155' })
    emit('accountsChanged', [second])
    emit('accountsChanged', data)
    expect(session.read()?.addresses).toEqual([second, first])
  })

  it('adds no account that the session does not have', async () => {
    const { session, emit } = await restored({ namespace: 'eip155' })
    emit('accountsChanged', ['0x0000000000000000000000000000000000000001', {}])
    expect(session.read()?.addresses).toEqual([first, second])
  })
})

describe('the end of a session', () => {
  it.each([
    ['ends', [undefined, 'two']],
    // The wagmi connector had kept the choice in that case.
    ['is replaced', ['two']],
  ])('forgets the network and the order of accounts when it %s', async (_, topics) => {
    const { session, emit, use } = await restored({ namespace: 'eip155' })
    emit('chainChanged', 10)
    emit('accountsChanged', [second])
    for (const topic of topics) use(topic, evm)
    expect(session.read()).toMatchObject({
      topic: 'two',
      caipNetworkId: 'eip155:1',
      addresses: [first, second],
    })
  })

  it('is no update of the same session', async () => {
    const { session, emit, use } = await restored({ namespace: 'eip155' })
    emit('chainChanged', 10)
    emit('accountsChanged', [second])
    use('one', sol)
    expect(session.read()).toBeUndefined()
    use('one', evm)
    expect(session.read()).toMatchObject({ caipNetworkId: 'eip155:10', addresses: [second, first] })
  })

  it('ends what is followed when it is unsubscribed', async () => {
    const { script, session, use } = await restored({ namespace: 'eip155' })
    let count = 0
    const stop = session.subscribe(() => {
      count += 1
    })
    use('one', evm)
    expect(count).toBe(1)
    stop()
    use('two', evm)
    script.emit('event', { topic: 'two', chainId: 'eip155:1', name: 'chainChanged', data: 10 })
    expect(count).toBe(1)
  })

  it('is requested by disconnect', async () => {
    const { script, session } = await restored({ namespace: 'eip155' })
    await session.disconnect()
    expect(script.ended).toEqual(['one'])
    expect(session.read()).toBeUndefined()
  })
})

describe('connect', () => {
  it('chooses the network that is requested, where the wallet grants it', async () => {
    const { session, script } = setUp({ namespace: 'eip155' }, null)
    const connected = session.connect({ caipNetworkId: 'eip155:10' })
    await expect.poll(() => script.proposals).toHaveLength(1)
    script.proposals[0]?.approve(sessionOf('two', evm))
    expect(await connected).toMatchObject({ topic: 'two', caipNetworkId: 'eip155:10' })
    expect(session.read()?.caipNetworkId).toBe('eip155:10')
    expect(await session.connect({ caipNetworkId: 'eip155:137' })).toMatchObject({
      caipNetworkId: 'eip155:10',
    })
  })

  it('names what was granted instead of its namespace', async () => {
    const { session, script } = setUp({ namespace: 'solana' }, null)
    const connected = session.connect({})
    await expect.poll(() => script.proposals).toHaveLength(1)
    script.proposals[0]?.approve(sessionOf('two', evm))
    await expect(connected).rejects.toMatchObject({ code: 'connection/no-common-network' })
  })

  // Core's own adapter had connected in that case.
  it('C1 connects nothing when it was given up while it loaded, and keeps the session that was there', async () => {
    const { session } = await restored({ namespace: 'eip155' })
    const controller = new AbortController()
    const connected = session.connect({ signal: controller.signal })
    controller.abort()
    await expect(connected).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect(session.read()?.topic).toBe('one')
  })
})

describe('restore', () => {
  it('loads nothing where there is a session, or none is remembered', async () => {
    const { session, script } = await restored({ namespace: 'eip155' })
    let count = 0
    script.restored = async () => {
      count += 1
      return []
    }
    expect(await session.restore()).toBe(true)
    expect(count).toBe(0)
    expect(await setUp({ namespace: 'eip155' }, null).session.restore()).toBe(false)
  })
})
