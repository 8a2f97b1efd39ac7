import { createClient } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { defineNetwork } from '@latchkit/core/networks'
import { requestActivityAtom, requestsAtom } from '@latchkit/core/requests'
import { connectEmail } from '@latchkit/core/secureframe'
import { createMemoryStorage } from '@latchkit/core/storage'
import { createRecordedPlatform } from '@latchkit/core/testing'
import {
  type EndpointBehaviour,
  type LocalStack,
  startEndpoint,
  startLocalStack,
} from '@latchkit/local-stack'
import {
  deployContract,
  getPermissions,
  prepareTransactionRequest,
  requestPermissions,
  sendTransaction,
  signMessage,
  watchAsset,
} from 'viem/actions'
import { connect as connectByErc7846 } from 'viem/experimental/erc7846'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { getAccount, getConnectorClient } from 'wagmi/actions'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { createTestFrame, frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { wagmiAdapter } from '../wagmiAdapter.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const origin = 'https://app.example'
const permission = {
  invoker: origin,
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
}
const noTo = 'A smart account sends to an address: `to` is missing'

let stack: LocalStack
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
})
afterAll(() => stack.stop())

/** A connected embedded wallet, in the hands of viem and wagmi. Its frame holds signatures until `release`. */
async function open(behaviour: EndpointBehaviour = {}) {
  const endpoint = await startEndpoint(stack.chains[0].rpcUrl, behaviour)
  const held: (() => void)[] = []
  const frame = createTestFrame(({ type, payload }, answer, fail) => {
    if (type === 'CONNECT_EMAIL') return answer({ action: 'CONNECT' })
    if (type === 'GET_USER') return answer({ address: address.toLowerCase(), chainId: 31337 })
    if (type !== 'RPC_REQUEST') return answer(type === 'SWITCH_NETWORK' ? payload : undefined)
    if (payload.method === 'personal_sign') return held.push(() => answer(`0x${'a'.repeat(130)}`))
    const [{ to, value } = {}] = payload.params as { to?: string; value?: string }[]
    if (value === '0xffff')
      return fail({ message: 'insufficient funds for gas * price + value', code: -32000 })
    return to ? answer(`0x${'b'.repeat(64)}`) : fail({ message: noTo, code: -32602 })
  })
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [
      defineNetwork({
        id: 31337,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [endpoint.url] } },
      }),
    ],
    adapters: [adapter],
    platform: createRecordedPlatform({ pageUrl: () => `${origin}/swap?a=1` }),
    logLevel: 'silent',
    storage: createMemoryStorage(),
    secureFrame: frameOption(frame),
  })
  const stop = client.start()
  onTestFinished(async () => {
    stop()
    client.destroy()
    frame.close()
    await endpoint.stop()
  })
  await connectEmail(client, { email: 'ana@example.test' })
  const config = adapter.getConfig()
  const { connector } = getAccount(config)
  const provider = (await connector?.getProvider()) as {
    request(args: { method: string; params?: unknown }): Promise<unknown>
  }
  return {
    client,
    config,
    endpoint,
    frame,
    provider,
    viem: await getConnectorClient(config),
    release: () => held.shift()?.(),
    methods: () => frame.payloads('RPC_REQUEST').map(payload => (payload as { method: string }).method),
    pending: () => client.store.get(requestsAtom).map(({ method }) => method),
    last: () => client.store.get(requestActivityAtom).last?.status,
  }
}

it('C37: what viem and wagmi try out neither opens the modal nor rejects a pending signature', async () => {
  const { viem, endpoint, frame, provider, release, methods, pending, last } = await open({
    methods: ['eth_fillTransaction'],
    error: { code: -32601, message: 'the method eth_fillTransaction does not exist' },
  })
  const signed = signMessage(viem, { message: 'hello' })
  await vi.waitFor(() => expect(methods()).toEqual(['personal_sign']))
  const transaction = { account: address, to: address, value: 1n } as const
  for (const _ of [1, 2])
    expect(await prepareTransactionRequest(viem, transaction)).toMatchObject({ nonce: 0, to: address })
  expect(endpoint.posts.flat().filter(method => method === 'eth_fillTransaction')).toHaveLength(1)
  await getPermissions(viem)
  await requestPermissions(viem, { eth_accounts: {} })
  expect((await connectByErc7846(viem)).accounts).toMatchObject([{ address }])
  const token = { address, symbol: 'TST', decimals: 18 }
  await expect(watchAsset(viem, { type: 'ERC20', options: token })).rejects.toMatchObject({ code: -32601 })
  await expect(provider.request({ method: 'wallet_inventedByNobody' })).rejects.toMatchObject({
    code: -32601,
    message: expect.stringContaining('does not exist'),
  })
  expect([methods(), pending()]).toEqual([['personal_sign'], ['personal_sign']])
  expect(last()).not.toBe('notAllowed')
  expect(frame.types()).not.toContain('RPC_ABORT')
  release()
  expect(await signed).toBe(`0x${'a'.repeat(130)}`)
})

it('C37: a node that can fills the fields of a transaction', async () => {
  const { viem, endpoint } = await open()
  const filled = await prepareTransactionRequest(viem, { account: address, to: address, value: 0n })
  expect(filled).toMatchObject({ chainId: 31337, nonce: 0, gas: 21_000n })
  expect(endpoint.posts.flat()).toContain('eth_fillTransaction')
})

it('C38: answers the permission methods of EIP-2255, and revoking signs out', async () => {
  const { client, viem, config, frame, provider, methods } = await open()
  expect(await getPermissions(viem)).toEqual([permission])
  expect(await requestPermissions(viem, { eth_accounts: {} })).toEqual([permission])
  const ask = (method: string, params?: unknown) => provider.request({ method, params })
  const refused = async (params: unknown) =>
    (await rejectionOf(ask('wallet_requestPermissions', params))).code
  for (const params of [undefined, [], [{}], ['eth_accounts'], [{ eth_accounts: true }]])
    expect(await refused(params)).toBe(-32602)
  expect(await refused([{ eth_accounts: {}, wallet_snap: {} }])).toBe(-32601)
  expect(client.store.get(requestsAtom)).toEqual([])
  expect(await ask('wallet_revokePermissions', [{ eth_accounts: {} }])).toBe(null)
  expect(frame.types()).toContain('SIGN_OUT')
  expect([config.state.status, client.store.get(accountAtom).status]).toEqual([
    'disconnected',
    'disconnected',
  ])
  expect(await ask('wallet_getPermissions')).toEqual([])
  expect(await refused([{ eth_accounts: {} }])).toBe(4100)
  expect(methods()).toEqual([])
})

it('C38: sends wallet_sendTransaction as eth_sendTransaction, and says why a contract is not deployed', async () => {
  const { viem, provider, methods } = await open()
  const hash = `0x${'b'.repeat(64)}`
  const params = [{ from: address, to: address, value: '0x1' }]
  expect(await provider.request({ method: 'wallet_sendTransaction', params })).toBe(hash)
  expect(await sendTransaction(viem, { to: address, value: 1n, chain: null })).toBe(hash)
  expect(methods()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  const deployed = deployContract(viem, { abi: [], bytecode: '0x6001', chain: null })
  await expect(deployed).rejects.toThrow(noTo)
})

it('C37: a transaction that the node refuses is not shown a second time', async () => {
  const { viem, methods } = await open()
  const sent = sendTransaction(viem, { to: address, value: 0xffffn, chain: null })
  await expect(sent).rejects.toThrow('insufficient funds')
  expect(methods()).toEqual(['eth_sendTransaction'])
})
