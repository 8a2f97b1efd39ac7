import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { alice, bob, setUpSiwx, signAs } from '../../../test/siwxHarness.js'
import { startSiweBackend } from '../../../test/startSiweBackend.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connect as connectTo } from '../connection/connect.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { cancelSignIn } from './cancelSignIn.js'
import { type CreateSiweParameters, createSiwe } from './createSiwe.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'
import type { SiwxConfig } from './types.js'

const has = (address: string, chainId = 1) => ({ address: address.toLowerCase(), chainId })

async function setUp(options: Partial<CreateSiweParameters> = {}, siwx: SiwxConfig = {}) {
  const server = await startSiweBackend('app.example')
  const siwe = createSiwe({ ...server.backend, ...options })
  return { ...setUpSiwx({ siwx: { ...siwx, ...siwe } }), server, siwe }
}

describe('an existing SIWE backend', () => {
  it('verifies the sign-in, says who is signed in after a reload, and signs out', async () => {
    const onSignIn = vi.fn()
    const onSignOut = vi.fn()
    const app = await setUp({ onSignIn, onSignOut })
    await app.connect()
    await app.isAsked()
    const session = await signIn(app.client)
    expect(app.server.sessions()).toEqual([has(alice)])
    await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledExactlyOnceWith(session))
    app.stop()

    // The page is loaded again: an adapter that knows only what the server says.
    const siwx = createSiwe({ ...app.server.backend, onSignOut })
    const again = setUpSiwx({ siwx, wallet: app.wallet })
    await again.connect()
    await again.settles('authenticated')
    expect(again.state().session).toMatchObject({
      data: { chainId: 'eip155:1', accountAddress: alice.toLowerCase() },
      message: '',
    })
    expect(again.signMessage).not.toHaveBeenCalled()
    expect(onSignOut).not.toHaveBeenCalled()
    await signOut(again.client)
    await vi.waitFor(() => expect(onSignOut).toHaveBeenCalledOnce())
    expect(app.server.sessions()).toEqual([])
    await again.settles('unauthenticated')
  })

  it('C8 keeps what was signed while the server says the same, and asks once more after a refusal', async () => {
    const app = await setUp({ verifyMessage: async () => false })
    await app.connect()
    await app.isAsked()
    await expect(signIn(app.client)).rejects.toMatchObject({ code: 'siwx/refused' })
    expect(app.server.sessions()).toEqual([])
    await app.isAsked()
    const second = await setUp()
    await second.connect()
    await second.isAsked()
    const session = await signIn(second.client)
    second.show()
    await vi.waitFor(() => expect(second.server.calls.at(-1)).toBe('session'))
    expect(second.state()).toMatchObject({
      status: 'authenticated',
      session: { signature: session.signature },
    })
  })

  it('writes what the app sets for each message', async () => {
    // The prompt that connects has a separate one.
    let count = 0
    const app = await setUp(
      {
        getMessageParams: async () => ({
          statement: `Message ${++count}.`,
          resources: ['https://app.example/terms'],
          expirationTime: '2999-01-01T00:00:00.000Z',
          requestId: undefined,
        }),
      },
      { statement: 'Not this.', requestId: () => 'request-1' },
    )
    await app.connect()
    await app.isAsked()
    const { message, data } = await signIn(app.client)
    expect(message).toContain('\n\nMessage 2.\n\n')
    expect(data).toMatchObject({ requestId: 'request-1', expirationTime: '2999-01-01T00:00:00.000Z' })
    expect(message).toContain('- https://app.example/terms')
  })

  it('writes a text of the app', async () => {
    const verified: string[] = []
    const app = await setUp({
      createMessage: ({ accountAddress, nonce }) => `I am ${accountAddress}, ${nonce}`,
      verifyMessage: async ({ message }) => verified.push(message) > 0,
    })
    await app.connect()
    await app.isAsked()
    await signIn(app.client)
    expect(verified).toEqual([expect.stringContaining(`I am ${alice}, `)])
  })
})

describe('the session of a SIWE backend', () => {
  it('C8 ends when another account or network becomes active, which is prompted', async () => {
    const onSignOut = vi.fn()
    const app = await setUp({ onSignOut })
    await app.connect()
    await app.isAsked()
    await signIn(app.client)
    await app.wallet.changeAccount(bob)
    await app.isAsked()
    expect(app.server.sessions()).toEqual([])
    await signIn(app.client)
    expect(app.server.sessions()).toEqual([has(bob)])
    await app.wallet.changeChain('eip155:8453')
    await app.settles('unauthenticated')
    await app.isAsked()
    expect(app.server.sessions()).toEqual([])
    await vi.waitFor(() => expect(onSignOut).toHaveBeenCalledTimes(2))
  })

  it.each([
    ['network', { signOutOnNetworkChange: false }],
    ['account', { signOutOnAccountChange: false }],
  ])('C8 counts on after a change of the %s where the app says so', async (what, options) => {
    const app = await setUp(options)
    await app.connect()
    await app.isAsked()
    await signIn(app.client)
    if (what === 'network') await app.wallet.changeChain('eip155:8453')
    else await app.wallet.changeAccount(bob)
    await app.settles('authenticated')
    expect(app.signMessage).toHaveBeenCalledOnce()
    expect(app.server.sessions()).toEqual([has(alice)])
    // The other change ends it.
    if (what === 'network') await app.wallet.changeAccount(bob)
    else await app.wallet.changeChain('eip155:8453')
    await app.isAsked()
    expect(app.server.sessions()).toEqual([])
  })

  it('ends when a page is loaded with another account than signed in', async () => {
    const app = await setUp()
    await app.connect()
    await app.isAsked()
    await signIn(app.client)
    app.stop()
    const wallet = createMockWallet({ namespace: 'eip155', accounts: [bob] })
    const again = setUpSiwx({ siwx: createSiwe(app.server.backend), wallet })
    await again.connect()
    await again.isAsked()
    expect(app.server.sessions()).toEqual([])
  })

  it('stays where the server cannot end it, which is said', async () => {
    const app = await setUp({ signOut: async () => false }, { required: false })
    await app.connect()
    await app.isAsked()
    await signIn(app.client)
    await expect(signOut(app.client)).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
    expect(app.state().status).toBe('authenticated')
    app.server.fail(true)
    app.show()
    await vi.waitFor(() => expect(app.server.calls.at(-1)).toBe('session'))
    expect(app.state().status).toBe('authenticated')
  })
})

describe('accounts of other chain families', () => {
  const solana = () => {
    const wallet = createMockWallet({ namespace: 'solana' })
    return { ...mockAdapter({ namespace: 'solana', wallet }), signMessage: async () => 'signed' }
  }
  const network = {
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  } as const

  async function setUpBoth(namespaces: CreateSiweParameters['namespaces']) {
    const server = await startSiweBackend('app.example')
    const siwx = createSiwe({ ...server.backend, namespaces })
    const evm = createMockWallet({ namespace: 'eip155', accounts: [alice] })
    const mock = mockAdapter({ namespace: 'eip155', wallet: evm })
    const signMessage = ({ message }: { message: string }) => signAs(alice, message)
    const app = setUpSiwx({
      siwx,
      config: {
        networks: [mainnet, network],
        adapters: [{ ...mock, signMessage }, solana()],
        customRpcUrls: undefined,
      },
    })
    await connectTo(app.client, { connectorId: 'com.example.first', namespace: 'solana' })
    return { ...app, server }
  }

  it('are not asked, and stay connected without a session, as the server cannot verify them', async () => {
    const { client, state, settles, server } = await setUpBoth(undefined)
    await settles('unauthenticated')
    expect(state().prompt).toBeUndefined()
    expect(server.calls).toEqual([])
    await expect(signIn(client)).rejects.toMatchObject({ code: 'siwx/not-enabled' })
    await cancelSignIn(client)
    expect(client.store.get(accountsAtom).solana?.isConnected).toBe(true)
  })

  it('sign in by the adapter of their family', async () => {
    const sessions: unknown[] = []
    const { client, isAsked, settles, server } = await setUpBoth({
      solana: {
        getNonce: async ({ namespace }) => `${namespace}1234`,
        verify: async session => sessions.push(session) > 0,
        getSession: async () => undefined,
        signOut: async () => void sessions.splice(0),
      },
    })
    await isAsked()
    const { data } = await signIn(client)
    expect(data).toMatchObject({ chainId: network.caipNetworkId, nonce: 'solana1234' })
    await settles('authenticated')
    expect(sessions).toHaveLength(1)
    expect(server.calls).toEqual([])
    await signOut(client, { caipAddress: `${data.chainId}:${data.accountAddress}` })
    expect(sessions).toEqual([])
  })
})
