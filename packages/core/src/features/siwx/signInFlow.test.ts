import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import { alice, bob, setUpSiwx, signAs } from '../../../test/siwxHarness.js'
import { startNode } from '../../../test/startNode.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connect as connectTo } from '../connection/connect.js'
import { accountAtom, connectionsAtom } from '../connection/start/atoms.js'
import { cancelSignIn } from './cancelSignIn.js'
import { createPageSiwx } from './createPageSiwx.js'
import { SignInRefusedError } from './errors.js'
import { getSessions } from './getSessions.js'
import { requestSignIn } from './requestSignIn.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'
import type { SiwxAdapter } from './types.js'

/** The adapter of a server that has no session. */
const serverAdapter: SiwxAdapter = {
  getNonce: async () => 'k13wop8qfmyh0',
  verify: async () => true,
  getSession: async () => null,
  signOut: async () => {},
}

const idOf = (address: string, chain = 1) => `eip155:${chain}:${address}` as const

describe('signing in', () => {
  it('asks after connecting, keeps the session, and finds it after a reload', async () => {
    const storage = createMemoryStorage()
    const first = setUpSiwx({ storage, siwx: { statement: 'Welcome', expiresIn: 3_600_000 } })
    expect(first.state().status).toBe('unauthenticated')
    await first.connect()
    expect(first.state().status).toBe('loading')
    await first.isAsked()
    expect(first.state()).toMatchObject({ status: 'unauthenticated', prompt: { caipAddress: idOf(alice) } })
    const session = await signIn(first.client)
    expect(session.data).toMatchObject({
      domain: 'app.example',
      uri: 'https://app.example/path',
      statement: 'Welcome',
      chainId: 'eip155:1',
      accountAddress: alice,
    })
    expect(first.state()).toEqual({
      caipAddress: idOf(alice),
      status: 'authenticated',
      session,
    })
    first.stop()
    const second = setUpSiwx({ storage, wallet: first.wallet })
    await second.settles('authenticated')
    expect(second.state().prompt).toBeUndefined()
    expect(second.signMessage).not.toHaveBeenCalled()
  })

  it('C8 asks once more after a rejection, with the error', async () => {
    const { client, connect, isAsked, wallet, state, settles } = setUpSiwx()
    await connect()
    await isAsked()
    const before = state().prompt
    wallet.rejectNext()
    await expect(signIn(client)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect(state()).toMatchObject({ status: 'unauthenticated', error: { code: 'rpc/user-rejected' } })
    expect(state().phase).toBeUndefined()
    expect(state().prompt).not.toBe(before)
    await signIn(client)
    await settles('authenticated')
    expect(state().error).toBeUndefined()
  })

  it('refuses a signature of another key', async () => {
    // Answer of a node for an account without code.
    const node = await startNode(() => ({ result: '0x' }))
    const { client, connect, isAsked, state } = setUpSiwx({
      config: { customRpcUrls: { 'eip155:1': [node.url] } },
      adapter: { signMessage: ({ message }) => signAs(bob, message) },
    })
    await connect()
    await isAsked()
    await expect(signIn(client)).rejects.toMatchObject({
      code: 'siwx/refused',
      shortMessage: 'Signature declined',
    })
    expect(state()).toMatchObject({ status: 'unauthenticated', error: { code: 'siwx/refused' } })
    expect(await getSessions(client)).toEqual([])
    expect(node.calls.map(({ method }) => method)).toContain('eth_call')
  })

  it('logs why the server declined, for the developer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const reason = 'uri-differs: The message names https://app.example/path, not https://app.example/login.'
    const { client, connect, isAsked } = setUpSiwx({
      siwx: {
        adapter: { ...serverAdapter, verify: () => Promise.reject(new SignInRefusedError({ reason })) },
      },
      config: { logLevel: 'error' },
    })
    await connect()
    await isAsked()
    await expect(signIn(client)).rejects.toMatchObject({ code: 'siwx/refused' })
    expect(log.mock.calls).toEqual([[expect.stringContaining(reason)]])
  })

  it('asks a visitor to sign in where the server answers null for the session', async () => {
    const { client, connect, isAsked, state } = setUpSiwx({ siwx: { adapter: serverAdapter } })
    await connect()
    await isAsked()
    expect(state()).toMatchObject({ status: 'unauthenticated', error: undefined })
    expect(await getSessions(client)).toEqual([])
  })

  it('distinguishes a chain that cannot be read from a wrong signature', async () => {
    const { client, connect, isAsked } = setUpSiwx({
      adapter: { signMessage: ({ message }) => signAs(bob, message) },
    })
    await connect()
    await isAsked()
    await expect(signIn(client)).rejects.toMatchObject({ code: 'siwx/verification-failed' })
  })

  it('joins the attempt that is under way', async () => {
    const { client, connect, isAsked, signMessage } = setUpSiwx()
    await connect()
    await isAsked()
    const [one, other] = await Promise.all([signIn(client), signIn(client)])
    expect(one).toBe(other)
    expect(signMessage).toHaveBeenCalledTimes(1)
  })

  it('throws with what is missing, and has it in the state', async () => {
    const off = setUpSiwx({ config: { siwx: undefined } })
    await expect(signIn(off.client)).rejects.toMatchObject({
      message: expect.stringContaining('SIWX is not enabled'),
    })
    expect(off.state().status).toBe('unauthenticated')
    const signedOut = setUpSiwx()
    await expect(signIn(signedOut.client)).rejects.toMatchObject({
      shortMessage: 'No ActiveCaipAddress found',
    })
    await signedOut.connect()
    await signedOut.wallet.changeChain('eip155:424242')
    await signedOut.settles('unauthenticated')
    await expect(signIn(signedOut.client)).rejects.toMatchObject({
      shortMessage: 'No ActiveCaipNetwork or client found',
    })
    expect(signedOut.state()).toMatchObject({ error: { code: 'siwx/no-network' }, prompt: undefined })
    const mute = setUpSiwx({
      config: { adapters: [mockAdapter({ namespace: 'eip155', without: ['signMessage'] })] },
    })
    await mute.connect()
    await mute.isAsked()
    await expect(signIn(mute.client)).rejects.toMatchObject({
      shortMessage: 'No ConnectionController client found',
    })
    expect(mute.state()).toMatchObject({ error: { code: 'siwx/no-signer' }, phase: undefined })
    const nowhere = setUpSiwx({ config: { platform: undefined } })
    await nowhere.connect()
    await expect(signIn(nowhere.client)).rejects.toMatchObject({ code: 'siwx/no-domain' })
  })

  it('C7 does not prompt on a network that is not listed, and prompts once it is left', async () => {
    const { connect, wallet, state, isAsked, settles } = setUpSiwx()
    await connect()
    await isAsked()
    await wallet.changeChain('eip155:424242')
    await settles('unauthenticated')
    await expect.poll(() => state().prompt).toBeUndefined()
    await wallet.changeChain('eip155:8453')
    await isAsked()
  })
})

describe('the prompted account', () => {
  it('C8 every account and network once, and none that is signed in', async () => {
    const { client, connect, isAsked, settles, wallet, state } = setUpSiwx()
    await connect()
    await isAsked()
    await signIn(client)
    await wallet.changeAccount(bob)
    expect(state().status).toBe('loading')
    await isAsked()
    expect(state().prompt).toEqual({ caipAddress: idOf(bob) })
    await wallet.changeAccount(alice)
    await settles('authenticated')
    await wallet.changeChain('eip155:8453')
    await isAsked()
    await signIn(client)
    await wallet.changeChain('eip155:1')
    await settles('authenticated')
    expect((await getSessions(client)).map(({ data }) => data.chainId)).toEqual(['eip155:1', 'eip155:8453'])
  })

  it('C8 looking again prompts no second time', async () => {
    const { client, connect, isAsked, show, state } = setUpSiwx()
    await connect()
    await isAsked()
    const { prompt } = state()
    const looked = vi.spyOn(client.storage, 'get')
    show()
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(0)
    await Promise.resolve()
    expect(state().prompt).toBe(prompt)
  })

  it('C8 revoking one session leaves the others, and asks only whom it was of', async () => {
    const { client, connect, isAsked, settles, wallet, state } = setUpSiwx()
    await connect()
    await isAsked()
    await signIn(client)
    await wallet.changeChain('eip155:8453')
    await isAsked()
    await signIn(client)
    await signOut(client, { caipAddress: idOf(alice) })
    expect(state().status).toBe('authenticated')
    expect((await getSessions(client)).map(({ data }) => data.chainId)).toEqual(['eip155:8453'])
    await signOut(client, { caipAddress: idOf(alice, 8453) })
    await isAsked()
    expect(state().status).toBe('unauthenticated')
    expect(client.store.get(accountAtom).isConnected).toBe(true)
    await wallet.changeChain('eip155:1')
    await settles('unauthenticated')
  })

  it('C8 cancelling disconnects where sign-in is required', async () => {
    const { client, connect, isAsked, state } = setUpSiwx()
    await connect()
    await isAsked()
    await cancelSignIn(client)
    expect(client.store.get(accountAtom).isConnected).toBe(false)
    expect(state()).toEqual({ status: 'unauthenticated' })
  })

  it('C8 cancelling ends only wallets that are not signed in', async () => {
    const { client, connect, isAsked, settles } = setUpSiwx()
    await connect()
    await isAsked()
    await signIn(client)
    await connectTo(client, { connectorId: 'com.example.second', caipNetworkId: 'eip155:8453' })
    await isAsked()
    await cancelSignIn(client)
    expect(client.store.get(connectionsAtom).map(({ connector }) => connector.id)).toEqual([
      'com.example.first',
    ])
    await settles('authenticated')
  })

  it('C8 cancelling where it is optional stays connected, and is remembered until the account changes', async () => {
    const storage = createMemoryStorage()
    const first = setUpSiwx({ storage, siwx: { required: false } })
    await first.connect()
    await first.isAsked()
    await cancelSignIn(first.client)
    expect(first.state().prompt).toBeUndefined()
    expect(first.client.store.get(accountAtom).isConnected).toBe(true)
    first.stop()
    const second = setUpSiwx({ storage, siwx: { required: false }, wallet: first.wallet })
    await second.settles('unauthenticated')
    expect(second.state().prompt).toBeUndefined()
    await requestSignIn(second.client)
    expect(second.state().prompt).toBeDefined()
    await cancelSignIn(second.client)
    await second.wallet.changeAccount(bob)
    await second.isAsked()
  })
})

describe('answers that come late', () => {
  it('C8 are kept for the account that signed, and not claimed for the account that replaced it', async () => {
    const gate = createGate()
    const page = createPageSiwx(setUpSiwx().client)
    const { client, connect, isAsked, wallet, state, settles } = setUpSiwx({
      siwx: {
        adapter: {
          ...page,
          async verify(session) {
            await gate.opened
            return page.verify(session)
          },
        },
      },
    })
    await connect()
    await isAsked()
    const signing = signIn(client)
    await expect.poll(() => state().phase).toBe('verifying')
    await wallet.changeAccount(bob)
    await expect.poll(() => state().prompt).toEqual({ caipAddress: idOf(bob) })
    gate.open()
    await signing
    expect(state()).toMatchObject({ status: 'unauthenticated', prompt: { caipAddress: idOf(bob) } })
    await wallet.changeAccount(alice)
    await settles('authenticated')
  })

  it('are dropped when the wallet went', async () => {
    const { client, connect, isAsked, wallet } = setUpSiwx()
    await connect()
    await isAsked()
    const release = wallet.holdNext()
    const signing = signIn(client)
    await expect.poll(() => client.logs()).toBeDefined()
    await wallet.disconnect()
    await release()
    await expect(signing).rejects.toThrow()
    expect(await getSessions(client)).toEqual([])
  })

  it('are dropped after a cancel, also once the next attempt was accepted', async () => {
    const { client, connect, isAsked, wallet, state } = setUpSiwx({ siwx: { required: false } })
    await connect()
    await isAsked()
    const release = wallet.holdNext()
    const first = signIn(client)
    first.catch(() => {})
    await expect.poll(() => state().phase).toBe('signing')
    await cancelSignIn(client)
    await expect(first).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await signIn(client)
    await release()
    expect(state().status).toBe('authenticated')
  })
})
