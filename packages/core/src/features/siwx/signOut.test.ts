import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import { createTabs } from '../../../test/createTabs.js'
import { alice, setUpSiwx, signAs } from '../../../test/siwxHarness.js'
import { connect as connectTo } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { accountAtom } from '../connection/start/atoms.js'
import { cancelSignIn } from './cancelSignIn.js'
import { createPageSiwx } from './createPageSiwx.js'
import { getSessions } from './getSessions.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'
import type { SignedIn } from './types.js'

const idOf = (address: string, chain = 1) => `eip155:${chain}:${address}` as const

describe('signing out', () => {
  it('disconnects where sign-in is required', async () => {
    const { client, connect, isAsked } = setUpSiwx()
    await connect()
    await isAsked()
    await signIn(client)
    await signOut(client)
    expect(client.store.get(accountAtom).isConnected).toBe(false)
    expect(await getSessions(client)).toEqual([])
  })

  it('C8 stays connected and does not prompt where it is optional', async () => {
    const { client, connect, isAsked, state } = setUpSiwx({ siwx: { required: false } })
    await connect()
    await isAsked()
    await signIn(client)
    await signOut(client)
    expect(state().status).toBe('unauthenticated')
    expect(state().prompt).toBeUndefined()
    expect(client.store.get(accountAtom).isConnected).toBe(true)
  })

  it.each([
    [undefined, 0],
    [false, 1],
  ])('on disconnect, with the option %s: %s sessions are left', async (signOutOnDisconnect, count) => {
    const { client, connect, isAsked, settles } = setUpSiwx({ siwx: { signOutOnDisconnect } })
    await connect()
    await isAsked()
    await signIn(client)
    await disconnect(client)
    await settles('unauthenticated')
    await expect.poll(async () => (await getSessions(client)).length).toBe(count)
  })

  it('C8 a wallet that goes takes no session of another one along', async () => {
    const { client, connect, isAsked } = setUpSiwx()
    await connect()
    await isAsked()
    await signIn(client)
    await connectTo(client, { connectorId: 'com.example.second' })
    await disconnect(client, { connectorId: 'com.example.second' })
    expect(await getSessions(client)).toHaveLength(1)
  })

  it('C8 calls no server when no user had signed in', async () => {
    const ended = vi.fn(async () => {})
    const { client, connect, isAsked } = setUpSiwx({
      siwx: {
        adapter: {
          getNonce: async () => 'nonce1234',
          verify: async () => true,
          getSession: async () => undefined,
          signOut: ended,
        },
      },
    })
    await connect()
    await isAsked()
    await cancelSignIn(client)
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('the end of a session', () => {
  it('is noticed by the clock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { client, connect, state } = setUpSiwx({ siwx: { expiresIn: 60_000 } })
      await connect()
      await expect.poll(() => state().prompt).toBeDefined()
      await signIn(client)
      await vi.advanceTimersByTimeAsync(59_000)
      expect(state().status).toBe('authenticated')
      await vi.advanceTimersByTimeAsync(2_000)
      expect(state()).toMatchObject({ status: 'unauthenticated', prompt: { caipAddress: idOf(alice) } })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is noticed when the person comes back, and an unreachable server does not sign out', async () => {
    const page = { ended: false, broken: false }
    const inner = setUpSiwx()
    const store = createPageSiwx(inner.client)
    const { client, connect, isAsked, show, state } = setUpSiwx({
      siwx: {
        adapter: {
          getNonce: store.getNonce,
          verify: store.verify,
          signOut: store.signOut,
          async getSession(parameters) {
            if (page.broken) throw new TypeError('no server')
            return page.ended ? undefined : store.getSession(parameters)
          },
        },
      },
    })
    await connect()
    await isAsked()
    await signIn(client)
    page.broken = true
    show()
    await expect.poll(() => client.logs()).toContain('is not known')
    expect(state().status).toBe('authenticated')
    page.broken = false
    page.ended = true
    show()
    await expect.poll(() => state().status).toBe('unauthenticated')
  })

  it('asks with the error when the store does not answer at first', async () => {
    const { connect, isAsked, state } = setUpSiwx({
      siwx: {
        adapter: {
          getNonce: async () => 'nonce1234',
          verify: async () => true,
          getSession: () => Promise.reject(new TypeError('no server')),
          signOut: async () => {},
        },
      },
    })
    await connect()
    await isAsked()
    expect(state()).toMatchObject({
      status: 'unauthenticated',
      error: { shortMessage: 'A problem occurred while trying initialize authentication' },
    })
  })

  it('two tabs follow each other', async () => {
    const openTab = createTabs()
    const one = setUpSiwx({ storage: openTab(), siwx: { required: false } })
    const other = setUpSiwx({ storage: openTab(), wallet: one.wallet, siwx: { required: false } })
    await one.connect()
    await other.connect()
    await one.isAsked()
    await other.isAsked()
    await signIn(one.client)
    await other.settles('authenticated')
    expect(other.state().prompt).toBeUndefined()
    await signOut(other.client)
    await one.settles('unauthenticated')
    expect(one.state().prompt).toBeUndefined()
  })
})

describe('one click', () => {
  const oneClick = (change: (signedIn: SignedIn) => SignedIn = signedIn => signedIn) => {
    const given: unknown[] = []
    const setUp = setUpSiwx()
    const mock = setUp.client.adapters[0]
    if (!mock) throw new TypeError('no adapter')
    return {
      given,
      ...setUpSiwx({
        adapter: undefined,
        wallet: setUp.wallet,
        config: {
          adapters: [
            {
              ...mock,
              async connect(parameters) {
                const connection = await mock.connect(parameters)
                const { signIn: request } = parameters
                given.push(request)
                if (!request) return connection
                const { chains, ...data } = request
                const { createSiwxMessage } = await import('./message/siwx.js')
                const [chainId = 'eip155:1'] = chains
                const message = createSiwxMessage({ ...data, chainId, accountAddress: connection.address })
                const signature = await signAs(connection.address, message)
                const caipAddress = `${chainId}:${connection.address}` as const
                return { ...connection, signedIn: change({ caipAddress, message, signature }) }
              },
            },
          ],
        },
      }),
    }
  }

  it('signs in with the prompt that connects, and asks for nothing else', async () => {
    const { connect, settles, state, given } = oneClick()
    const connection = await connect()
    expect(connection).not.toHaveProperty('signedIn')
    await settles('authenticated')
    expect(state().prompt).toBeUndefined()
    expect(given).toMatchObject([{ domain: 'app.example', chains: ['eip155:1', 'eip155:8453'] }])
  })

  it.each([
    ['another key', (signedIn: SignedIn) => ({ ...signedIn, signature: `0x${'00'.repeat(65)}` })],
    [
      'another nonce',
      (signedIn: SignedIn) => ({
        ...signedIn,
        message: signedIn.message.replace(/Nonce: \w+/, 'Nonce: 12345678'),
      }),
    ],
    ['another text', (signedIn: SignedIn) => ({ ...signedIn, message: 'hello' })],
  ])('of %s is a failure: the view asks, and says so', async (_, change) => {
    const { connect, isAsked, state } = oneClick(change)
    await connect()
    await isAsked()
    expect(state().status).toBe('unauthenticated')
    expect(state().error?.code).toMatch(/^siwx\//)
  })

  it('connects plainly when no nonce comes', async () => {
    const { connect, isAsked, client } = setUpSiwx({
      siwx: {
        adapter: {
          getNonce: () => Promise.reject(new TypeError('no server')),
          verify: async () => true,
          getSession: async () => undefined,
          signOut: async () => {},
        },
      },
    })
    await connect()
    await isAsked()
    await expect(signIn(client)).rejects.toMatchObject({ code: 'siwx/no-nonce' })
  })

  it('connects plainly when the values of the message do not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const getMessageParams = vi.fn(() => new Promise<never>(() => {}))
    const { connect, isAsked } = setUpSiwx({
      siwx: {
        adapter: {
          getNonce: async () => 'nonce1234',
          getMessageParams,
          verify: async () => true,
          getSession: async () => undefined,
          signOut: async () => {},
        },
      },
    })
    const connected = vi.fn()
    void connect().then(connected)
    await vi.waitFor(() => expect(getMessageParams).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(11_000)
    await vi.waitFor(() => expect(connected).toHaveBeenCalled())
    await isAsked()
  })

  it('C1 gives up at once while the nonce is awaited', async () => {
    const gate = createGate()
    const { client } = setUpSiwx({
      siwx: {
        adapter: {
          getNonce: async () => {
            await gate.opened
            return 'nonce1234'
          },
          verify: async () => true,
          getSession: async () => undefined,
          signOut: async () => {},
        },
      },
    })
    const controller = new AbortController()
    const connecting = connectTo(client, { connectorId: 'com.example.first', signal: controller.signal })
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect(client.store.get(accountAtom).status).toBe('disconnected')
    gate.open()
  })
})
