import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { type Hex, hexToString } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { alice, signAs } from '../../../test/siwxHarness.js'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import type { CaipAddress, CaipNetworkId } from '../../types/namespace.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { setActiveNamespace } from '../connection/setActiveNamespace.js'
import { connectorsAtom } from '../connection/start/atoms.js'
import type { WalletConnectStatement } from '../walletConnect/types.js'
import { createPageSiwx } from './createPageSiwx.js'
import { getSessions } from './getSessions.js'
import { createCaip122Message } from './message/caip122.js'
import { signIn } from './signIn.js'
import { siwxAtom } from './start/atoms.js'
import type { SiwxAdapter, SiwxMessageData } from './types.js'
import { verifySiwxSession } from './verify/verifySiwxSession.js'

const secret = ed25519.utils.randomSecretKey()
const solanaAddress = base58.encode(ed25519.getPublicKey(secret))
const solanaId = `solana:${solana.id}` as const
const ethereumAccount: CaipAddress = `eip155:10:${alice}`
const solanaAccount: CaipAddress = `${solanaId}:${solanaAddress}`

function setUp(toAdapter: (page: SiwxAdapter) => SiwxAdapter = page => page) {
  const script = createScriptedWalletConnect()
  const nonces: string[] = []
  const create = (adapter?: SiwxAdapter) =>
    createClient({
      metadata: { name: 'App' },
      networks: [mainnet, optimism, solana],
      defaultNetwork: 'eip155:10',
      walletConnect: {
        relayUrl: 'ws://localhost:1',
        load: async () => ({ createWalletConnect: script.create }),
      },
      siwx: { adapter },
      platform: createRecordedPlatform({ pageUrl: () => 'https://app.example/' }),
      storage: createMemoryStorage(),
      logLevel: 'silent',
    })
  const page = toAdapter(createPageSiwx(create()))
  const adapter: SiwxAdapter = {
    ...page,
    async getNonce(parameters) {
      const nonce = await page.getNonce(parameters)
      nonces.push(nonce)
      return nonce
    },
  }
  const client = create(adapter)
  onTestFinished(client.start())
  const state = () => client.store.get(siwxAtom)
  return {
    client,
    script,
    nonces,
    state,
    /** Connects by the prompt of a wallet that has both accounts; `sign` says what it signs in it. */
    async connect(
      sign: (asked: Asked) => readonly Promise<WalletConnectStatement>[],
      caipNetworkId?: CaipNetworkId,
    ) {
      // Without adapters they stand for both families once core's own is loaded.
      await expect.poll(() => client.store.get(connectorsAtom)).toHaveLength(2)
      const count = script.proposals.length
      const connecting = connect(client, { connectorId: 'walletConnect', caipNetworkId })
      await expect.poll(() => script.proposals.length).toBe(count + 1)
      const { asked, approve } = script.proposals[count] ?? {}
      if (!asked || !approve) throw new TypeError('no wallet was prompted to sign')
      approve(sessionOf(`${count}`, [ethereumAccount, solanaAccount]), await Promise.all(sign(asked)))
      await connecting
      return asked
    },
    async isSignedIn(caipAddress: CaipAddress) {
      await expect.poll(() => state()).toMatchObject({ status: 'authenticated', caipAddress })
      expect(state().prompt).toBeUndefined()
    },
  }
}

type Asked = NonNullable<ReturnType<typeof createScriptedWalletConnect>['proposals'][number]['asked']>

async function statementOf(
  caipAddress: CaipAddress,
  { domain, uri, nonce, nonces, iat }: Asked,
  changes: Partial<SiwxMessageData> = {},
): Promise<WalletConnectStatement> {
  const at = caipAddress.lastIndexOf(':')
  const isSolana = caipAddress.startsWith('solana:')
  const own = (isSolana ? nonces?.solana : nonces?.eip155) ?? nonce
  const message = createCaip122Message({
    domain,
    uri,
    version: '1',
    chainId: caipAddress.slice(0, at) as CaipNetworkId,
    accountAddress: caipAddress.slice(at + 1),
    nonce: own,
    issuedAt: iat,
    ...changes,
  })
  const signature = isSolana
    ? base58.encode(ed25519.sign(new TextEncoder().encode(message), secret))
    : await signAs(alice, message)
  return { account: caipAddress, message, signature }
}

const both = (asked: Asked) => [statementOf(ethereumAccount, asked), statementOf(solanaAccount, asked)]

// Read from disk once, so that no test waits for it.
beforeAll(() => import('./lazy/index.js').then(() => {}), 60_000)

describe('one prompt of WalletConnect', () => {
  it.each<[CaipNetworkId, CaipAddress, CaipAddress]>([
    ['eip155:10', ethereumAccount, solanaAccount],
    [solanaId, solanaAccount, ethereumAccount],
  ])('on %s signs in an account of each family, each with a separate nonce', async (id, own, other) => {
    const { client, connect, isSignedIn, nonces } = setUp()
    const asked = await connect(both, id)
    const chains = id === solanaId ? [solanaId, 'eip155:10', 'eip155:1'] : ['eip155:10', 'eip155:1', solanaId]
    expect(asked.chains).toEqual(chains)
    expect(new Set(nonces).size).toBe(2)
    await isSignedIn(own)
    await expect.poll(() => getSessions(client)).toHaveLength(2)
    const sessions = await getSessions(client)
    for (const session of sessions) {
      const { domain, nonce } = session.data
      expect(nonces).toContain(nonce)
      expect(await verifySiwxSession({ session, expected: { domain, nonce } })).toEqual({ isValid: true })
    }
    setActiveNamespace(client, { namespace: other === solanaAccount ? 'solana' : 'eip155' })
    await isSignedIn(other)
    expect(nonces).toHaveLength(2)
  })

  it('C8 of which a wallet signs for one family alone: the other is prompted once it is the active one', async () => {
    const { client, connect, isSignedIn, state } = setUp()
    await connect(asked => [statementOf(ethereumAccount, asked)])
    await isSignedIn(ethereumAccount)
    setActiveNamespace(client, { namespace: 'solana' })
    await expect.poll(() => state().prompt).toEqual({ caipAddress: solanaAccount })
    expect(state()).toMatchObject({ status: 'unauthenticated', error: undefined })
    setActiveNamespace(client, { namespace: 'eip155' })
    await isSignedIn(ethereumAccount)
  })

  it('refuses the nonce of one family in the message of the other, and keeps the good one', async () => {
    const { client, connect, isSignedIn, state } = setUp()
    await connect(asked => [
      statementOf(ethereumAccount, asked),
      statementOf(solanaAccount, asked, { nonce: asked.nonce }),
    ])
    await isSignedIn(ethereumAccount)
    expect(await getSessions(client)).toHaveLength(1)
    setActiveNamespace(client, { namespace: 'solana' })
    await expect.poll(() => state().error?.code).toBe('siwx/refused')
    expect(state().prompt).toEqual({ caipAddress: solanaAccount })
  })

  it('C8 asks for the own family alone where a second session would replace the first', async () => {
    const { connect, isSignedIn, nonces, client } = setUp(page => ({ ...page, hasSeveral: undefined }))
    const asked = await connect(both)
    expect(asked.chains).toEqual(['eip155:10', 'eip155:1'])
    expect(nonces).toHaveLength(1)
    await isSignedIn(ethereumAccount)
    expect(await getSessions(client)).toHaveLength(1)
  })

  it('is for the own family alone when the second nonce does not come', async () => {
    let issued = 0
    const { connect, isSignedIn } = setUp(page => ({
      ...page,
      getNonce(parameters) {
        issued += 1
        return issued === 1 ? page.getNonce(parameters) : Promise.resolve('short')
      },
    }))
    const asked = await connect(asked => [statementOf(ethereumAccount, asked)])
    expect(asked.chains).toEqual(['eip155:10', 'eip155:1'])
    await isSignedIn(ethereumAccount)
  })

  it('checks nothing further of a wallet that went while its first account was checked', async () => {
    const gate = createGate()
    const checked: string[] = []
    const { client, connect, state } = setUp(page => ({
      ...page,
      async verify(session) {
        checked.push(session.data.chainId)
        await gate.opened
        return page.verify(session)
      },
    }))
    await connect(both)
    await expect.poll(() => checked).toEqual(['eip155:10'])
    await disconnect(client)
    gate.open()
    await expect.poll(() => state()).toEqual({ status: 'unauthenticated' })
    await connect(both, solanaId)
    await expect.poll(() => checked).toEqual(['eip155:10', solanaId, 'eip155:10'])
  })
})

describe('a wallet that only connected, in an app without adapters', () => {
  it('signs afterwards, with an account of each family', async () => {
    const { client, connect, isSignedIn, script, state } = setUp()
    const asked: unknown[] = []
    script.answer = async ({ chainId, request: { method, params } }) => {
      asked.push([chainId, method])
      if (method === 'personal_sign') {
        const [hex, address] = params as readonly [Hex, string]
        expect(address).toBe(alice)
        return signAs(alice, hexToString(hex))
      }
      const { message, pubkey } = params as { readonly message: string; readonly pubkey: string }
      expect(pubkey).toBe(solanaAddress)
      return { signature: base58.encode(ed25519.sign(base58.decode(message), secret)) }
    }
    await connect(() => [])
    await expect.poll(() => state().prompt).toEqual({ caipAddress: ethereumAccount })
    await signIn(client)
    await isSignedIn(ethereumAccount)
    setActiveNamespace(client, { namespace: 'solana' })
    await expect.poll(() => state().prompt).toEqual({ caipAddress: solanaAccount })
    await signIn(client)
    await isSignedIn(solanaAccount)
    expect(asked).toEqual([
      ['eip155:10', 'personal_sign'],
      [solanaId, 'solana_signMessage'],
    ])
    expect(await getSessions(client)).toHaveLength(2)
  })

  it('takes a signature without its prefix, and says where there is none', async () => {
    const { client, connect, isSignedIn, script, state } = setUp()
    await connect(() => [])
    await expect.poll(() => state().prompt).toBeDefined()
    script.answer = async () => null
    await expect(signIn(client)).rejects.toMatchObject({ code: 'rpc/unknown' })
    expect(state()).toMatchObject({ error: { shortMessage: 'The wallet answered without a signature' } })
    script.answer = async ({ request: { params } }) => {
      const [hex] = params as readonly [Hex]
      return (await signAs(alice, hexToString(hex))).slice(2)
    }
    await signIn(client)
    await isSignedIn(ethereumAccount)
  })
})
