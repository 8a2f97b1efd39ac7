import { mainnet } from 'viem/chains'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { getStore } from '../../client/internal.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import type { SignInRequest } from '../siwx/types.js'
import { pairingLife } from './lazy/pair.js'
import { pickSignedIn } from './pickSignedIn.js'
import { pairingAtom, walletConnectSessionAtom } from './start/atoms.js'
import { createSessionClient } from './start/sessionClient.js'

const optimism = { ...mainnet, id: 10, name: 'OP Mainnet' }
const address = '0x00000000000000000000000000000000000000aA'
const solanaId = `solana:${solana.id}` as const
const account = `eip155:10:${address}` as const
const session = sessionOf('one', [`eip155:1:${address}`, account])
const signIn: SignInRequest = {
  chains: ['eip155:10', 'eip155:999'],
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'abcdef0123456789',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
  statement: 'Welcome.',
}
const statement = { account, message: 'the text', signature: '0xsigned' }
const signedIn = { caipAddress: account, message: 'the text', signature: '0xsigned' }

function setUp(script = createScriptedWalletConnect()) {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, optimism, solana],
    walletConnect: {
      relayUrl: 'ws://localhost:1',
      load: async () => ({ createWalletConnect: script.create }),
    },
    storage: createMemoryStorage(),
    platform: createRecordedPlatform(),
    logLevel: 'silent',
  })
  const proposed = (count: number) => expect.poll(() => script.proposals).toHaveLength(count)
  return { client, script, line: createSessionClient(client), proposed, store: getStore(client) }
}

// Read from disk once, so that no test waits for it.
beforeAll(() => import('./lazy/index.js'))

describe('a session that is requested with a sign-in', () => {
  it('asks for every network, and to sign on those that were named', async () => {
    const { script, line, proposed, store } = setUp()
    const connected = line.connect({ signIn })
    await proposed(1)
    expect(script.proposals[0]?.asked).toMatchObject({
      chains: ['eip155:10', 'eip155:1'],
      domain: 'app.example',
      uri: 'https://app.example/',
      nonce: 'abcdef0123456789',
      iat: '2026-01-01T00:00:00.000Z',
      exp: '2026-01-02T00:00:00.000Z',
      statement: 'Welcome.',
    })
    expect(script.proposals[0]?.asked?.methods).toContain('personal_sign')
    expect(Object.keys(script.proposals[0]?.parameters.optionalNamespaces ?? {})).toEqual([
      'eip155',
      'solana',
    ])
    script.proposals[0]?.approve(session, [statement])
    expect((await connected).signedIn).toEqual([signedIn])
    // The signed message belongs to this answer alone.
    expect(store.get(walletConnectSessionAtom)).toEqual(session)
    expect((await line.connect({ signIn })).signedIn).toBeUndefined()
  })

  it('gives every account what it signed, and leaves out what was not requested', async () => {
    const { script, line, proposed } = setUp()
    const wallet = 'So11111111111111111111111111111111111111112'
    const solanaAccount = `${solanaId}:${wallet}` as const
    const connected = line.connect({ signIn: { ...signIn, chains: ['eip155:10', solanaId] } })
    await proposed(1)
    script.proposals[0]?.approve(sessionOf('one', [account, solanaAccount]), [
      { ...statement, signature: 'ab' },
      { ...statement, account: solanaAccount, signature: 'base58' },
      { ...statement, account: `eip155:1:${address}` },
      { ...statement, account: 'nobody' },
    ])
    const { signedIn } = await connected
    expect(signedIn).toEqual([
      { caipAddress: account, message: 'the text', signature: '0xab' },
      { caipAddress: solanaAccount, message: 'the text', signature: 'base58' },
    ])
    const other = address.toLowerCase()
    expect(pickSignedIn(signedIn, { caipNetworkId: 'eip155:1', address: other })).toBe(signedIn?.[0])
    expect(pickSignedIn(signedIn, { caipNetworkId: solanaId, address: wallet })).toBe(signedIn?.[1])
    expect(pickSignedIn(signedIn, { caipNetworkId: 'eip155:1', address: `${address}0` })).toBeUndefined()
    expect(pickSignedIn(undefined, { caipNetworkId: 'eip155:1', address })).toBeUndefined()
  })

  it('is a plain one where the wallet does not sign', async () => {
    const { script, line, proposed } = setUp()
    const connected = line.connect({ signIn })
    await proposed(1)
    script.proposals[0]?.approve(session)
    const { signedIn, topic } = await connected
    expect([topic, signedIn]).toEqual(['one', undefined])
  })

  it('is requested once more, plainly, when the wallet signed and granted nothing', async () => {
    const { script, line, proposed, store } = setUp()
    const connected = line.connect({ signIn })
    await proposed(1)
    script.proposals[0]?.approve(undefined, [statement])
    await proposed(2)
    await expect.poll(() => store.get(pairingAtom)?.uri).toBe('wc:2')
    expect(script.proposals[1]?.asked).toBeUndefined()
    script.proposals[1]?.approve(session)
    expect((await connected).signedIn).toBeUndefined()
  })

  it.each([
    ['no network of the app', signIn],
    ['a client that cannot', undefined],
  ])('is proposed plainly for %s', async (_why, given) => {
    const script = createScriptedWalletConnect()
    const create = script.create
    if (!given)
      script.create = parameters => {
        const { authenticate: _, ...others } = create(parameters)
        return others
      }
    const { line, proposed } = setUp(script)
    const connected = line.connect({ signIn: given ? { ...given, chains: ['eip155:999'] } : signIn })
    await proposed(1)
    expect(script.proposals[0]?.asked).toBeUndefined()
    script.proposals[0]?.approve(session)
    expect((await connected).topic).toBe('one')
  })

  it('renews its code, and cancels every one when it is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    try {
      const { script, line, proposed } = setUp()
      const controller = new AbortController()
      const settled = line.connect({ signIn, signal: controller.signal }).catch(({ code }) => code)
      await proposed(1)
      await vi.advanceTimersByTimeAsync(pairingLife)
      await proposed(2)
      expect(script.proposals[1]?.asked?.nonce).toBe(signIn.nonce)
      controller.abort()
      expect(await settled).toBe('rpc/user-rejected')
      expect(script.proposals.map(proposal => proposal.cancelled())).toEqual([true, true])
    } finally {
      vi.useRealTimers()
    }
  })
})
