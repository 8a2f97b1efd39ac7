import { type ClientConfig, createClient } from '@latchkit/core'
import { accountAtom, connect, connectorsAtom, disconnect } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { rejectRequests, requestsAtom } from '@latchkit/core/requests'
import {
  connectEmail,
  FrameLoginRequiredError,
  type FrameSession,
  verifyOtp,
} from '@latchkit/core/secureframe'
import { siwxAtom } from '@latchkit/core/siwx'
import { createMemoryStorage } from '@latchkit/core/storage'
import { type AdapterHarness, runAdapterConformance } from '@latchkit/core/testing'
import { localSolanaChainId, startSolana } from '@latchkit/local-stack'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { createTestFrame, frameOption } from '../../secure-frame-client/test/createTestFrame.js'
import { solanaAdapter } from '../src/solanaAdapter.js'
import { createHarness } from './createHarness.js'
import { createWallet } from './createWallet.js'
import { localNetworks } from './localNetworks.js'
import { putWallets } from './putWallets.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())
const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const key = Keypair.generate()
const address = key.publicKey.toBase58()
const path = "m/44'/501'/0'/0'"

function create({
  storage = createMemoryStorage(),
  isConnected = true,
  siwx = undefined as ClientConfig['siwx'],
  declines = false,
  served = undefined as readonly string[] | undefined,
} = {}) {
  const held: (() => void)[] = []
  const frame = createTestFrame((request, answer, fail) => {
    switch (request.type) {
      case 'CONNECT_EMAIL':
        return answer({ action: 'VERIFY_OTP' })
      case 'IS_CONNECTED':
        return answer({ isConnected })
      case 'GET_USER': {
        const accounts = [{ address, type: 'eoa', path }]
        return answer({ email: 'ana@example.test', address, chainId: localSolanaChainId, accounts })
      }
      case 'SWITCH_NETWORK':
        if (served && !served.includes(String(request.payload.chainId)))
          return fail({ message: 'Unrecognized chain ID', code: 4902 })
        return answer(request.payload)
      case 'RPC_ABORT':
        for (const end of held.splice(0)) end()
        return answer()
      case 'RPC_REQUEST': {
        const { message } = request.payload.params as { message: string }
        const bytes = base58.decode(message)
        if (declines) return fail({ message: 'User rejected the request', code: 4001 })
        if (new TextDecoder().decode(bytes) === 'hold')
          return held.push(() => fail({ message: 'Request was aborted', code: 4001 }))
        return answer({ signature: base58.encode(ed25519.sign(bytes, key.secretKey.slice(0, 32))) })
      }
      default:
        return answer()
    }
  })
  const adapter = solanaAdapter()
  const client = createClient({
    metadata: { name: 'Test' },
    networks: localNetworks(solana.url),
    adapters: [adapter],
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    siwx,
    secureFrame: frameOption(frame),
  })
  const stop = client.start()
  const close = () => {
    stop()
    client.destroy()
    frame.close()
  }
  ends.push(close)
  const login = async () => {
    await connectEmail(client, { email: 'ana@example.test' })
    return verifyOtp(client, { otp: '123456' })
  }
  return { client, adapter, frame, storage, login, close, account: () => client.store.get(accountAtom) }
}

describe('the embedded wallet on Solana', () => {
  it('connects a login with its account, and signs for the network by its CAIP-2 id', async () => {
    const { adapter, frame, login, account } = create()
    const [connection] = await login()
    expect(connection).toMatchObject({
      connector: { id: 'secure-frame', type: 'auth' },
      address,
      accounts: [
        { address, type: 'eoa', path, publicKey: Buffer.from(key.publicKey.toBytes()).toString('hex') },
      ],
      embeddedWalletInfo: { user: { email: 'ana@example.test' }, authProvider: 'email' },
    })
    expect(account()).toMatchObject({ status: 'connected', address })
    const signature = base58.decode((await adapter.signMessage?.({ message: 'hello' })) ?? '')
    expect(ed25519.verify(signature, new TextEncoder().encode('hello'), key.publicKey.toBytes())).toBe(true)
    expect(frame.asked.at(-1)).toMatchObject({
      type: 'RPC_REQUEST',
      payload: { method: 'solana_signMessage', chainId: localSolanaChainId, chainNamespace: 'solana' },
    })
  })

  it.each([
    ['its id', { name: 'Odd', id: 'secure-frame' }],
    ['a name that gives its id', { name: 'Secure Frame' }],
  ])('is no other wallet that registered before the login under %s', async (_, options) => {
    putWallets([createWallet(options)])
    const { client, login } = create()
    const ids = client.store.get(connectorsAtom).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    expect(ids).not.toContain('secure-frame')
    const [connection] = await login()
    expect(connection).toMatchObject({ connector: { id: 'secure-frame', type: 'auth' }, address })
  })

  it('keeps the network that was used last, and shows one that the secure site serves', async () => {
    const [first = '', second = ''] = localNetworks(solana.url).map(({ caipNetworkId }) => caipNetworkId)
    const last = (storage: { get(key: string): unknown }) => storage.get('latchkit.frame.lastUsedChain')
    const { client, login, storage, account } = create()
    await login()
    expect(last(storage)).toBe(first)
    await switchNetwork(client, { caipNetworkId: second as `solana:${string}` })
    expect([last(storage), account().caipNetworkId]).toEqual([second, second])

    const other = create({ served: [second] })
    const [connection] = await other.login()
    expect([connection?.caipNetworkId, last(other.storage)]).toEqual([second, second])
    const refused = switchNetwork(other.client, { caipNetworkId: first as `solana:${string}` })
    expect(await codeOf(refused)).toBe('rpc/unrecognized-chain')
    expect(other.account().caipNetworkId).toBe(second)
    // It serves none: messages can be signed all the same.
    expect((await create({ served: [] }).login())[0]?.caipNetworkId).toBe(first)
  })

  it('signs in with its one approval while it connects; a user who declines is connected, and prompted again', async () => {
    const page = { domain: 'app.example', uri: 'https://app.example/' }
    const { client, frame, login } = create({ siwx: page })
    await login()
    const asked = () => frame.asked.filter(({ type }) => type === 'RPC_REQUEST')
    await vi.waitFor(() => expect(client.store.get(siwxAtom).status).toBe('authenticated'), {
      timeout: 20_000,
    })
    expect(client.store.get(siwxAtom).session?.data).toMatchObject({
      domain: 'app.example',
      accountAddress: address,
      chainId: localSolanaChainId,
    })
    expect(asked()).toHaveLength(1)
    // It is approved in the frame alone: the view of the login stays.
    expect(client.store.get(requestsAtom)).toEqual([])

    const refused = create({ siwx: page, declines: true })
    await refused.login()
    await vi.waitFor(() => expect(refused.client.store.get(siwxAtom).prompt).toBeDefined(), {
      timeout: 20_000,
    })
    expect(refused.account().status).toBe('connected')
    expect(refused.frame.asked.filter(({ type }) => type === 'RPC_REQUEST')).toHaveLength(1)
  })

  it('C27 is shown by the modal, and is withdrawn from the frame when it is rejected there', async () => {
    const { client, adapter, frame, login } = create()
    await login()
    const signing = codeOf(adapter.signMessage?.({ message: 'hold' }) ?? Promise.resolve())
    await vi.waitFor(() => expect(client.store.get(requestsAtom)).toHaveLength(1), { timeout: 20_000 })
    await vi.waitFor(() => expect(frame.types()).toContain('RPC_REQUEST'), { timeout: 20_000 })
    rejectRequests(client)
    expect(await signing).toMatch(/rejected|aborted/)
    await vi.waitFor(() => expect(frame.types()).toContain('RPC_ABORT'), { timeout: 20_000 })
  })

  it('does not connect without a login, and signs out with its disconnect', async () => {
    const { client, frame, login, account } = create()
    await login()
    await disconnect(client, { connectorId: 'secure-frame' })
    expect(account().status).toBe('disconnected')
    expect(frame.types()).toContain('SIGN_OUT')
    const connecting = connect(client, { connectorId: 'secure-frame', namespace: 'solana' })
    expect(await codeOf(connecting)).toBe('frame/login-required')
  })

  it('C6 is restored after a reload, unless the frame says that the login ended', async () => {
    const { storage, login, close } = create()
    await login()
    close()
    const again = create({ storage })
    await vi.waitFor(() => expect(again.account()).toMatchObject({ status: 'connected', address }), {
      timeout: 20_000,
    })
    again.frame.post({ type: 'SESSION_UPDATE', payload: { isConnected: false } })
    await vi.waitFor(() => expect(again.account().status).toBe('disconnected'), { timeout: 20_000 })
  })
})

/** A frame whose login is given like a wallet's accounts: it is listed beside the wallets that the suite drives. */
function signedOutFrame(): FrameSession {
  const refuse = () => Promise.reject(new RangeError('no user is signed in'))
  return {
    getLogin: () => undefined,
    subscribe: () => () => {},
    connector: namespace => ({ id: 'secure-frame', namespace, name: 'Embedded wallet', type: 'auth' }),
    read: () => undefined,
    getLastNetwork: () => undefined,
    restore: async () => false,
    loginRequired: () => new FrameLoginRequiredError(),
    switchNetwork: async () => {},
    enterNetwork: async ([first]) => first,
    request: refuse,
    signIn: async () => undefined,
    guard: ({ provider }) => provider,
    followNetwork: async () => {},
    showCalls: () => {},
    signOut: async () => {},
  }
}

runAdapterConformance({
  name: 'solanaAdapter with the embedded wallet',
  test: { describe, it, expect },
  create(): AdapterHarness<'solana'> {
    const harness = createHarness(solana.url)
    return {
      ...harness,
      createAdapter() {
        const adapter = harness.createAdapter()
        return {
          ...adapter,
          start(context) {
            const stop = adapter.start(context)
            void adapter.attachFrame?.(signedOutFrame())
            return stop
          },
        }
      },
    }
  },
})
