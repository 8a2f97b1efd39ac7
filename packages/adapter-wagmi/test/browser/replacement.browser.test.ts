import {
  addPendingTransaction,
  followPendingTransactions,
  type PendingTransaction,
  pendingTransactionsAtom,
  replacedTransactionsAtom,
  replacementQueryOptions,
  replaceTransaction,
  restorePendingTransactions,
} from '@latchkit/core/activity'
import { accountAtom, connect } from '@latchkit/core/connection'
import { networksAtom } from '@latchkit/core/networks'
import {
  createPublicClient,
  createTestClient,
  defineChain,
  getAddress,
  type Hex,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { describe, expect, inject, it, vi } from 'vitest'
import { codeOf } from '../../../core/test/codeOf.js'
import { isTransactionOf } from '../../src/actions/isTransactionOf.js'
import { createTestWallet } from './createTestWallet.js'
import { openPage, type Page } from './openPage.js'
import { putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

const held = defineChain({
  id: 31339,
  name: 'Held',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [inject('heldUrl')] } },
})
const chain = createTestClient({ mode: 'anvil', chain: held, transport: http() }).extend(publicActions)
const mine = () => chain.mine({ blocks: 1 })
const newAddress = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)

/** A page whose wallet has sent a payment that is in no block. Each test ends with a block, so that none of them is left. */
async function openPending(index: number, options: { ignoresNonce?: boolean; legacy?: boolean } = {}) {
  const { legacy, ...rest } = options
  const wallet = createTestWallet({
    name: 'Alpha',
    rdns: 'com.example.alpha',
    accounts: testAccounts(index),
    chains: { [held.id]: inject('heldUrl') },
    ...rest,
  })
  putWallets([wallet])
  const page = openPage({ networks: [held] })
  const { adapter, client } = page
  await connect(client, { connectorId: wallet.rdns })
  const { address = '' } = client.store.get(accountAtom)
  const to = newAddress()
  const value = parseEther('0.25')
  const hash = legacy
    ? await wallet.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to, value: `0x${value.toString(16)}`, gasPrice: '0x77359400' }] as never,
      })
    : await adapter.sendTransfer?.({ to, value })
  const transaction: PendingTransaction = {
    hash: `${hash}`,
    chain: `eip155:${held.id}`,
    address,
    sentAt: Date.now(),
  }
  addPendingTransaction(client, transaction)
  const current = () =>
    client.store.get(pendingTransactionsAtom).find(one => one.hash === hash) ?? transaction
  return {
    ...page,
    wallet,
    transaction,
    offer: () => replacementQueryOptions(client, current()).queryFn({}),
    replace: (kind: 'speedUp' | 'cancel') => replaceTransaction(client, { transaction, kind }),
    received: () => chain.getBalance({ address: to }),
    value,
  }
}

/** The outcome of the only pending transaction. */
const ended = ({ client }: Pick<Page, 'client'>) =>
  new Promise(resolve => followPendingTransactions(client, (_transaction, outcome) => resolve(outcome)))

const read = (hash: string) => chain.getTransaction({ hash: hash as Hex })

describe('replacing a transaction that is in no block', () => {
  it.each([
    ['of EIP-1559', false, 0],
    ['of the older type', true, 1],
  ])('speeds up one %s', async (_, legacy, index) => {
    const page = await openPending(index, { legacy })
    const before = await read(page.transaction.hash)
    const offer = await page.offer()
    expect(offer?.nonce).toBe(before.nonce)
    const outcome = ended(page)
    const hash = await page.replace('speedUp')
    const after = await read(hash)
    expect(after).toMatchObject({
      nonce: before.nonce,
      to: before.to,
      value: before.value,
      type: before.type,
    })
    for (const fee of legacy ? (['gasPrice'] as const) : (['maxFeePerGas', 'maxPriorityFeePerGas'] as const))
      expect(Number(after[fee])).toBeGreaterThanOrEqual(Number(before[fee]) * 1.1)
    expect(offer?.fees.speedUp).toBe(after.gas * (after.maxFeePerGas ?? after.gasPrice ?? 0n))
    await mine()
    expect(await outcome).toEqual({ status: 'confirmed', hash })
    expect(await page.received()).toBe(page.value)
    expect(page.client.store.get(pendingTransactionsAtom)).toEqual([])
    expect(page.client.store.get(replacedTransactionsAtom)).toEqual([])
  })

  it.each([
    ['of EIP-1559', false],
    ['of the older type', true],
  ])('repeats no transaction %s but the one of the hash', async (_, legacy) => {
    const { transaction } = await openPending(0, { legacy })
    const hash = transaction.hash as Hex
    const node = createPublicClient({ chain: held, transport: http() })
    const known = await node.request({ method: 'eth_getTransactionByHash', params: [hash] })
    if (!known) throw new TypeError('The chain has no such transaction.')
    expect(isTransactionOf(hash, known)).toBe(true)
    for (const lie of [{ to: newAddress() }, { value: '0x1' }, { input: '0xaa' }, { r: '0x1' }])
      expect(isTransactionOf(hash, { ...known, ...lie })).toBe(false)
    await mine()
  })

  it('speeds up what it has sped up, and cancels that', async () => {
    const page = await openPending(2)
    const outcome = ended(page)
    const faster = await page.replace('speedUp')
    const fastest = await page.replace('speedUp')
    const cancel = await page.replace('cancel')
    expect(new Set([page.transaction.hash, faster, fastest, cancel]).size).toBe(4)
    expect(page.client.store.get(pendingTransactionsAtom)[0]?.replacements).toEqual([
      { hash: faster, kind: 'speedUp' },
      { hash: fastest, kind: 'speedUp' },
      { hash: cancel, kind: 'cancel' },
    ])
    await mine()
    expect(await outcome).toEqual({ status: 'cancelled', hash: cancel })
    expect(await page.received()).toBe(0n)
    expect(page.client.store.get(pendingTransactionsAtom)).toEqual([])
    expect(page.client.store.get(replacedTransactionsAtom)).toMatchObject([
      { hash: page.transaction.hash, outcome: { status: 'cancelled', hash: cancel } },
    ])
  })

  it('knows after a reload what has become of it, though no node has the first one any more', async () => {
    const page = await openPending(3)
    const hash = await page.replace('cancel')
    await expect(read(page.transaction.hash)).rejects.toThrow('could not be found')
    const later = page.reload()
    restorePendingTransactions(later.client)
    const outcome = ended(later)
    await mine()
    expect(await outcome).toEqual({ status: 'cancelled', hash })
  })

  it('says that it is too late, and leaves what the user rejects', async () => {
    const page = await openPending(4)
    page.wallet.rejectNext()
    const rejected = await page.replace('cancel').catch(error => error)
    expect(rejected).toMatchObject({
      code: 'activity/replacement-failed',
      cause: { code: 'rpc/user-rejected' },
    })
    const outcome = ended(page)
    await mine()
    expect(await outcome).toEqual({ status: 'confirmed', hash: page.transaction.hash })
    expect(await page.offer()).toBeNull()
    const asked = page.wallet.requests.length
    expect(await codeOf(page.replace('cancel'))).toBe('activity/not-replaceable')
    expect(page.wallet.requests).toHaveLength(asked)
  })

  it('tells that the wallet ignored the nonce, follows both, and offers it no more', async () => {
    const page = await openPending(0, { ignoresNonce: true })
    expect(await codeOf(page.replace('cancel'))).toBe('activity/nonce-ignored')
    const [second, first] = page.client.store.get(pendingTransactionsAtom)
    expect(first?.hash).toBe(page.transaction.hash)
    expect(first?.replacements).toBeUndefined()
    const nonces = await Promise.all([first, second].map(async one => (await read(one?.hash ?? '')).nonce))
    expect(nonces[1]).toBe(Number(nonces[0]) + 1)
    expect(await page.offer()).toBeNull()
    const later = page.reload()
    await later.until(({ status }) => status === 'connected')
    expect(await replacementQueryOptions(later.client, page.transaction).queryFn({})).toBeNull()
    const ends: string[] = []
    restorePendingTransactions(later.client)
    followPendingTransactions(later.client, (_transaction, { status }) => void ends.push(status))
    await mine()
    await vi.waitFor(() => expect(ends).toEqual(['confirmed', 'confirmed']))
  })

  it('offers nothing for what another account has sent, as the bundler of a smart account', async () => {
    const { adapter, client, transaction, wallet } = await openPending(1)
    const [network] = client.store.get(networksAtom)
    const ask = (hash: string, from: string) =>
      adapter.getReplacement?.({ hash, from, network: network as never })
    expect(await ask(transaction.hash, wallet.addresses()[1] ?? '')).toBeUndefined()
    expect(await ask(`0x${'11'.repeat(32)}`, transaction.address)).toBeUndefined()
    expect((await ask(transaction.hash, transaction.address))?.nonce).toBeTypeOf('number')
    await mine()
  })
})
