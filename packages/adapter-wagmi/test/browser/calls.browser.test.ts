import { getCallsStatus, sendCalls, showCallsStatus } from '@latchkit/core/calls'
import { connect } from '@latchkit/core/connection'
import { requestActivityAtom } from '@latchkit/core/requests'
import { createPublicClient, encodeFunctionData, erc20Abi, getAddress, http, maxUint256 } from 'viem'
import { describe, expect, inject, it, vi } from 'vitest'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet, type TestWalletOptions } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

// Its own way to the chains, so that nothing is believed that the adapter says.
const chain = (network: typeof first | typeof second) =>
  createPublicClient({ chain: network, transport: http(), pollingInterval: 50 })
const newAddress = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)
const balanceOf = (address: `0x${string}`, network: typeof first | typeof second = first) =>
  chain(network).getBalance({ address })

const batchless = [
  'wallet_sendCalls',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
]
/** A call that reverts: no account has so much of the token. */
const revert = {
  to: inject('token'),
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [newAddress(), maxUint256] }),
}

const open = async ({ index = 2, ...options }: Partial<TestWalletOptions> & { index?: number } = {}) => {
  const wallet = createTestWallet({
    name: 'Alpha',
    rdns: 'com.example.alpha',
    accounts: testAccounts(index),
    chains,
    ...options,
  })
  putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: wallet.rdns })
  const sent = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { ...page, wallet, sent }
}

describe('a wallet that knows batches', () => {
  it('says what it can do, by network', async () => {
    const { adapter } = await open()
    expect(await adapter.getCapabilities?.({})).toEqual({
      'eip155:31337': { atomic: { status: 'supported' } },
    })
  })

  it('gets a batch on the network that is requested, and reports its status', async () => {
    const { client, wallet, sent } = await open({
      callsStatus: { status: 100, chainId: '0x7a6a', atomic: true },
    })
    const [one, two] = [newAddress(), newAddress()]
    const { id } = await sendCalls(client, {
      network: second,
      atomicRequired: true,
      calls: [
        { to: one, value: 1n },
        { to: two, value: 2n },
      ],
    })
    expect(sent()).toEqual([])
    expect(wallet.requests.find(({ method }) => method === 'wallet_sendCalls')?.params).toMatchObject([
      { version: '2.0.0', chainId: '0x7a6a', atomicRequired: true, from: wallet.addresses()[0] },
    ])
    await chain(second).waitForTransactionReceipt({ checkReplacement: false, hash: id as `0x${string}` })
    expect([await balanceOf(one, second), await balanceOf(two, second)]).toEqual([1n, 2n])
    expect(await getCallsStatus(client, { id })).toEqual({
      id,
      caipNetworkId: 'eip155:31338',
      status: 100,
      atomic: true,
      receipts: [],
    })
    await showCallsStatus(client, { id })
    expect(wallet.requests.at(-1)).toEqual({ method: 'wallet_showCallsStatus', params: [id] })
    expect(client.store.get(requestActivityAtom).shownCalls).toBeUndefined()
  })
})

describe('a wallet that does not', () => {
  const without = batchless

  it('says so', async () => {
    const { adapter } = await open({ without })
    for (const attempt of [
      adapter.getCapabilities?.({}),
      adapter.sendCalls?.({ calls: [{ to: newAddress() }] }),
      adapter.getCallsStatus?.({ id: '0x1' }),
      adapter.showCallsStatus?.({ id: '0x1' }),
    ])
      expect(await codeOf(Promise.resolve(attempt))).toBe('adapter/capability-not-supported')
  })

  it('says so in words without a code, as Clear Wallet does', async () => {
    const { adapter, wallet } = await open()
    for (const method of batchless)
      wallet.replace(method, () =>
        Promise.reject({ error: true, message: `ClearWallet: Unknown method requested ${method}` }),
      )
    for (const attempt of [
      adapter.getCapabilities?.({}),
      adapter.sendCalls?.({ calls: [{ to: newAddress() }] }),
    ])
      expect(await codeOf(Promise.resolve(attempt))).toBe('adapter/capability-not-supported')
  })

  it('sends each call once the last one is on the chain: 200, also after a reload', async () => {
    const { client, sent, reload, wallet } = await open({ without, index: 3 })
    const receivers = [newAddress(), newAddress(), newAddress()]
    const said: number[] = []
    const release = wallet.holdNext()
    const sending = sendCalls(client, {
      calls: receivers.map((to, index) => ({ to, value: BigInt(index + 1) })),
      onSequential: ({ count }) => void said.push(count),
    })
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    expect(said).toEqual([3])
    await release()
    const { id } = await sending
    expect(sent()).toHaveLength(3)
    await vi.waitFor(async () => expect((await getCallsStatus(client, { id })).status).toBe(200))
    expect(await Promise.all(receivers.map(to => balanceOf(to)))).toEqual([1n, 2n, 3n])
    const { receipts, ...status } = await getCallsStatus(reload().client, { id })
    expect(status).toEqual({ id, caipNetworkId: 'eip155:31337', status: 200, atomic: false })
    for (const { transactionHash, blockHash, blockNumber, gasUsed } of receipts)
      expect(
        await chain(first).getTransactionReceipt({ hash: transactionHash as `0x${string}` }),
      ).toMatchObject({ blockHash, blockNumber, gasUsed })
    const numbers = receipts.map(({ blockNumber }) => blockNumber)
    expect(new Set(numbers).size).toBe(3)
  })

  it('stops at the first that reverts: 600, and nothing after it', async () => {
    const { client, sent } = await open({ without, index: 4, gas: 200_000n })
    const [one, two] = [newAddress(), newAddress()]
    const { id } = await sendCalls(client, {
      calls: [{ to: one, value: 1n }, revert, { to: two, value: 1n }],
    })
    expect(sent()).toHaveLength(2)
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([1n, 0n])
    const { status, receipts } = await getCallsStatus(client, { id })
    expect([status, receipts.map(receipt => receipt.status)]).toEqual([600, ['success', 'reverted']])
    const failed = await sendCalls(client, { calls: [revert, { to: two, value: 1n }] })
    expect((await getCallsStatus(client, failed)).status).toBe(500)
    expect(await balanceOf(two)).toBe(0n)
  })

  it('stops at the first that is refused: 600, and 4001 where nothing was sent', async () => {
    const { client, wallet } = await open({ without, index: 4 })
    const [one, two] = [newAddress(), newAddress()]
    const calls = [one, two].map(to => ({ to, value: 1n }))
    wallet.rejectNext()
    expect(await codeOf(sendCalls(client, { calls }))).toBe('rpc/user-rejected')
    wallet.approveNext()
    wallet.rejectNext()
    const { id } = await sendCalls(client, { calls })
    expect((await getCallsStatus(client, { id })).status).toBe(600)
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([1n, 0n])
  })

  it('gets no request where the calls have to be one', async () => {
    const { client, wallet, sent } = await open({ without })
    const calls = [{ to: newAddress() }, { to: newAddress() }]
    const batch = { calls, atomicRequired: true, network: second }
    expect(await codeOf(sendCalls(client, batch))).toBe('calls/not-atomic')
    expect(await codeOf(sendCalls(client, { calls, capabilities: { x: {} } }))).toBe(
      'calls/capability-not-supported',
    )
    expect(sent()).toEqual([])
    expect(wallet.chainId()).toBe(first.id)
  })
})

it.each([
  ['rpc/unsupported-method', { code: -32603, data: { code: -32601, message: 'the method does not exist' } }],
  ['rpc/unknown', { message: 'Unknown method eth_fillTransaction' }],
])(
  'a node without a method, behind a wallet that has it, is no reason to send the calls again: %s, %j',
  async (code, fields) => {
    const { client, wallet, sent } = await open()
    const answer = Object.assign(new Error('Internal JSON-RPC error.'), fields)
    vi.spyOn(wallet.provider, 'request').mockRejectedValue(answer)
    expect(await codeOf(sendCalls(client, { calls: [{ to: newAddress() }] }))).toBe(code)
    expect(sent()).toEqual([])
  },
)
