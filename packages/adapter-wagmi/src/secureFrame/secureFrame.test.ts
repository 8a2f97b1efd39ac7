import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@latchkit/core'
import { accountAtom, connect, disconnect } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { defineNetwork, mainnet } from '@latchkit/core/networks'
import { rejectRequests, requestActivityAtom, requestsAtom } from '@latchkit/core/requests'
import { connectEmail, verifyOtp } from '@latchkit/core/secureframe'
import { createMemoryStorage } from '@latchkit/core/storage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Config, createConfig, http } from 'wagmi'
import { getAccount, connect as wagmiConnect, disconnect as wagmiDisconnect } from 'wagmi/actions'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { createTestFrame, frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { wagmiAdapter } from '../wagmiAdapter.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const second = { ...mainnet, id: 31338, name: 'Second' }
const signature = `0x${'a'.repeat(130)}`
const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** An endpoint of the app that counts its requests. */
async function startEndpoint() {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    asked.push(body.method)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: body.id, result: '0x10' }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Reason of a failure of the frame that has no separate code. */
const reason = 'The bundler of this chain does not answer'

async function create({
  storage = createMemoryStorage(),
  isConnected = true,
  served = undefined as number[] | undefined,
  isGiven = true,
  /** The project's `emailScope`: whether the site tells the address of the user. */
  emailScope = true,
} = {}) {
  const endpoint = await startEndpoint()
  const held: (() => void)[] = []
  const frame = createTestFrame((request, answer, fail) => {
    switch (request.type) {
      case 'CONNECT_EMAIL':
        return answer({ action: 'VERIFY_OTP' })
      case 'IS_CONNECTED':
        return answer({ isConnected })
      case 'GET_USER':
        return answer({
          ...(emailScope ? { email: 'ana@example.test' } : {}),
          address: address.toLowerCase(),
          chainId: 1,
        })
      case 'SWITCH_NETWORK':
        if (served && !served.includes(Number(request.payload.chainId)))
          return fail({ message: 'Unrecognized chain ID', code: 4902 })
        return answer(request.payload)
      case 'RPC_ABORT':
        for (const end of held.splice(0)) end()
        return answer()
      case 'RPC_REQUEST':
        if (request.payload.method === 'personal_sign') return answer(signature)
        if (request.payload.method === 'eth_signTypedData_v4') return fail({ message: reason, code: -32603 })
        return held.push(() => fail({ message: 'Request was aborted', code: 4001 }))
      default:
        return answer()
    }
  })
  const transports = { 1: http(endpoint.url), 31338: http(endpoint.url) }
  const createOuter = () =>
    createConfig({
      chains: [{ ...mainnet, id: 1 }, second],
      transports,
      multiInjectedProviderDiscovery: false,
      storage: null,
    })
  const adapter = wagmiAdapter(isGiven ? { config: createOuter() } : { transports })
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet, defineNetwork(second)],
    adapters: [adapter],
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    secureFrame: frameOption(frame),
  })
  ends.push(client.start(), () => client.destroy(), frame.close)
  const login = async () => {
    await connectEmail(client, { email: 'ana@example.test' })
    return verifyOtp(client, { otp: '123456' })
  }
  const config = adapter.getConfig()
  const account = () => client.store.get(accountAtom)
  return { client, adapter, createOuter, frame, config, endpoint, storage, login, account }
}

async function getProvider(config: Config) {
  const { connector } = getAccount(config)
  return (await connector?.getProvider()) as {
    request(args: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (value: unknown) => void): void
  }
}

/** A busy machine takes a multiple of the usual time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

describe('the embedded wallet in wagmi', () => {
  it('connects a login as an ordinary connector, with the details of its user', async () => {
    const { config, login, account } = await create()
    const [connection] = await login()
    expect(connection).toMatchObject({ address, connector: { id: 'secure-frame', type: 'auth' } })
    expect(getAccount(config)).toMatchObject({ address, chainId: 1, connector: { type: 'auth' } })
    expect(account()).toMatchObject({
      isConnected: true,
      allAccounts: [{ namespace: 'eip155', address, type: 'eoa' }],
      embeddedWalletInfo: {
        user: { email: 'ana@example.test' },
        authProvider: 'email',
        accountType: 'eoa',
        isSmartAccountDeployed: false,
      },
    })
  })

  it('has the typed address where the site withholds it', async () => {
    const { login, account } = await create({ emailScope: false })
    await login()
    expect(account().embeddedWalletInfo?.user).toEqual({ email: 'ana@example.test' })
  })

  it('C4: refuses connects without a login, by the client and by wagmi', async () => {
    const { client, config, login, account } = await create()
    await login()
    await disconnect(client)
    const connector = config.connectors.find(({ id }) => id === 'secure-frame')
    if (!connector) expect.fail('no connector')
    expect(isError(await rejectionOf(wagmiConnect(config, { connector })), 'frame/login-required')).toBe(true)
    expect(
      isError(await rejectionOf(connect(client, { connectorId: 'secure-frame' })), 'frame/login-required'),
    ).toBe(true)
    expect([config.state.status, account().status]).toEqual(['disconnected', 'disconnected'])
  })

  it('C16: sends reads of a listed network to the endpoints of the app, signatures to the frame', async () => {
    const { config, endpoint, frame, login } = await create()
    await login()
    const { request } = await getProvider(config)
    expect(await request({ method: 'eth_blockNumber' })).toBe('0x10')
    expect(endpoint.asked).toEqual(['eth_blockNumber'])
    expect(await request({ method: 'personal_sign', params: ['0x68', address] })).toBe(signature)
    expect(frame.asked.at(-1)).toMatchObject({
      type: 'RPC_REQUEST',
      payload: { method: 'personal_sign', params: ['0x68', address], chainId: 1, chainNamespace: 'eip155' },
    })
    expect(endpoint.asked).toHaveLength(1)
  })

  it('answers the methods that no policy has, and refuses what the policy refuses', async () => {
    const { config, frame, login, account } = await create()
    await login()
    const { request, on } = await getProvider(config)
    const events: unknown[] = []
    on('chainChanged', chainId => events.push(chainId))
    expect(await request({ method: 'eth_requestAccounts' })).toEqual([address])
    expect(await request({ method: 'eth_accounts' })).toEqual([address])
    expect(await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })).toBe(
      null,
    )
    expect(await request({ method: 'eth_chainId' })).toBe('0x7a6a')
    expect(events).toEqual(['0x7a6a'])
    expect([getAccount(config).chainId, account().caipNetworkId]).toEqual([31338, 'eip155:31338'])
    expect(await request({ method: 'wallet_addEthereumChain', params: [{ chainId: '0x1' }] })).toBe(null)
    for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
      expect(await rejectionOf(request({ method, params: [{ chainId: '0x5' }] }))).toMatchObject({
        code: 4902,
      })
    expect(await rejectionOf(request({ method: 'eth_sign', params: [] }))).toMatchObject({
      code: 4200,
      message: expect.stringContaining('Requested RPC call is not allowed'),
    })
    expect(frame.asked.filter(({ type }) => type === 'RPC_REQUEST')).toEqual([])
  })

  it('tells why the frame did not do it', async () => {
    const { config, login } = await create()
    await login()
    const { request } = await getProvider(config)
    const typedData = { domain: {}, types: { Note: [] }, primaryType: 'Note', message: {} }
    const params = [address, JSON.stringify(typedData)]
    expect(await rejectionOf(request({ method: 'eth_signTypedData_v4', params }))).toMatchObject({
      code: -32603,
      message: reason,
    })
  })

  it('has the modal show a batch of calls, and never the frame', async () => {
    const { client, config, frame, login } = await create()
    await login()
    const { request } = await getProvider(config)
    expect(await request({ method: 'wallet_showCallsStatus', params: ['0xab'] })).toBe(null)
    expect(client.store.get(requestActivityAtom).shownCalls).toEqual({ id: '0xab' })
    for (const params of [undefined, [], [1]])
      expect(await rejectionOf(request({ method: 'wallet_showCallsStatus', params }))).toMatchObject({
        code: -32602,
      })
    expect(JSON.stringify(frame.asked)).not.toContain('wallet_showCallsStatus')
  })

  it('is on a network that the secure site serves, and refuses others with 4902', async () => {
    const { config, login, account, storage } = await create({ served: [31338] })
    await login()
    expect([getAccount(config).chainId, storage.get('latchkit.frame.lastUsedChain')]).toEqual([
      31338,
      'eip155:31338',
    ])
    const { request } = await getProvider(config)
    const refused = request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
    expect(await rejectionOf(refused)).toMatchObject({ code: 4902 })
    expect(account().caipNetworkId).toBe('eip155:31338')
  })

  it('is in a config that the app provides later, connected', async () => {
    const { adapter, account, config, createOuter, login } = await create({ isGiven: false })
    await login()
    const outer = createOuter()
    adapter.adopt(outer)
    await until(() => expect(getAccount(outer)).toMatchObject({ address, connector: { id: 'secure-frame' } }))
    expect(account()).toMatchObject({ isConnected: true, connector: { type: 'auth' } })
    expect(config.connectors.map(({ id }) => id)).not.toContain('secure-frame')
  })

  it('withdraws an approval in the frame when it is rejected here', async () => {
    const { client, config, frame, login } = await create()
    await login()
    const { request } = await getProvider(config)
    const sent = rejectionOf(request({ method: 'eth_sendTransaction', params: [{ from: address }] }))
    await until(() => expect(frame.types().at(-1)).toBe('RPC_REQUEST'))
    expect(client.store.get(requestsAtom)).toMatchObject([{ method: 'eth_sendTransaction' }])
    rejectRequests(client)
    expect(await sent).toMatchObject({ code: 4001 })
    await until(() => expect(frame.types().at(-1)).toBe('RPC_ABORT'))
  })

  it.each(['the client', 'wagmi'])('C5: %s disconnects it, and the frame signs out', async who => {
    const { client, config, frame, login, account, storage } = await create()
    await login()
    if (who === 'wagmi') await wagmiDisconnect(config)
    else await disconnect(client)
    expect([account().status, config.state.status]).toEqual(['disconnected', 'disconnected'])
    await until(() => expect(frame.types().at(-1)).toBe('SIGN_OUT'))
    expect(storage.get('latchkit.frame.emailLoginUsed')).toBeUndefined()
  })

  it('is disconnected when the frame signs out by itself', async () => {
    const { config, frame, login, account } = await create()
    await login()
    frame.post({ type: 'SESSION_UPDATE', payload: { isConnected: false } })
    await until(() => expect(account().status).toBe('disconnected'))
    expect(config.state.connections.size).toBe(0)
  })

  it.each([true, false])(
    'C2: after a reload it is connected only while the frame says so: %s',
    async isKept => {
      const before = await create()
      await before.login()
      for (const end of ends.splice(0)) await end()
      const { account, frame, storage } = await create({ storage: before.storage, isConnected: isKept })
      await until(() => expect(frame.types()).toContain('IS_CONNECTED'))
      await until(() => expect(account().isConnected).toBe(isKept))
      if (!isKept) await until(() => expect(storage.get('latchkit.frame.emailLoginUsed')).toBeUndefined())
    },
  )
})
