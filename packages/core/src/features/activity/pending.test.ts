import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { StorageDriver } from '../../storage/types.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { TransactionOutcome } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { networksAtom } from '../networks/start/atoms.js'
import { type PendingTransaction, pendingTransactionsAtom, replacedTransactionsAtom } from './atoms.js'
import { followPendingTransactions } from './followPendingTransactions.js'
import { followSent } from './followSent.js'
import {
  addPendingTransaction,
  addReplacement,
  endPendingTransaction,
  removePendingTransaction,
  restorePendingTransactions,
} from './pendingTransactions.js'

const input = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const pending = (hash: string, sentAt = 0, address = 'me'): PendingTransaction => ({
  hash,
  chain: 'eip155:31337',
  address,
  sentAt,
})
const clients: Client[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
})
function open(
  storage: StorageDriver = createMemoryStorage(),
  adapter = mockAdapter({ namespace: 'eip155' }),
) {
  const options = { metadata: { name: 'App' }, networks: [input], storage, logLevel: 'silent' } as const
  const client = createClient({ ...options, networks: [input], adapters: [adapter] })
  clients.push(client)
  return { client, hashes: () => client.store.get(pendingTransactionsAtom).map(({ hash }) => hash) }
}

describe('pending transactions', () => {
  it('are kept over a reload, latest first, each once', () => {
    const storage = createMemoryStorage()
    const { client, hashes } = open(storage)
    addPendingTransaction(client, pending('0x1', 1))
    addPendingTransaction(client, pending('0x2', 2))
    addPendingTransaction(client, pending('0x1', 1))
    expect(hashes()).toEqual(['0x2', '0x1'])
    const later = open(storage)
    expect(later.hashes()).toEqual([])
    restorePendingTransactions(later.client)
    expect(later.hashes()).toEqual(['0x2', '0x1'])
    removePendingTransaction(later.client, pending('0x2'))
    expect(restorePendingTransactions(client).map(({ hash }) => hash)).toEqual(['0x1'])
  })

  it('leave the list as it is when there are none to restore', () => {
    const { client } = open()
    const changed = vi.fn()
    const stop = client.store.sub(pendingTransactionsAtom, changed)
    restorePendingTransactions(client)
    expect(changed).not.toHaveBeenCalled()
    addPendingTransaction(client, pending('0x1'))
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
  })

  it('keep what the app says of them, unless somebody else wrote it longer than it may be', () => {
    const storage = createMemoryStorage()
    const { client } = open(storage)
    addPendingTransaction(client, { ...pending('0x1'), description: 'Mint a picture' })
    const [kept] = restorePendingTransactions(open(storage).client)
    expect(kept?.description).toBe('Mint a picture')
    const written = [
      { ...pending('0x2'), description: 'x'.repeat(101) },
      { ...pending('0x3'), description: 1 },
    ]
    storage.set('latchkit.pendingTransactions', JSON.stringify(written))
    expect(restorePendingTransactions(open(storage).client)).toEqual([])
  })

  it('are at most 99 of an account: the oldest goes', () => {
    const { client, hashes } = open()
    for (let index = 0; index < 100; index++) addPendingTransaction(client, pending(`0x${index}`, index))
    addPendingTransaction(client, pending('0xother', 0, 'other'))
    expect(hashes()).toHaveLength(100)
    expect(hashes()).not.toContain('0x0')
    expect(hashes()).toContain('0xother')
  })

  it.each(['replaced', 'cancelled'] as const)('stay as %s ones, apart from the pending ones', status => {
    const storage = createMemoryStorage()
    const { client, hashes } = open(storage)
    addPendingTransaction(client, pending('0x1', 1))
    addPendingTransaction(client, pending('0x2', 2))
    addReplacement(client, pending('0x1'), { hash: '0x3', kind: 'cancel' })
    const ended = endPendingTransaction(client, pending('0x1'), { status, hash: '0x3' })
    expect(ended).toMatchObject({ hash: '0x1', replacements: [{ hash: '0x3', kind: 'cancel' }] })
    expect(hashes()).toEqual(['0x2'])
    // It has ended: another tab announces nothing.
    expect(endPendingTransaction(client, pending('0x1'), { status, hash: '0x3' })).toBeUndefined()
    expect(removePendingTransaction(client, pending('0x1'))).toBe(false)
    const later = open(storage)
    restorePendingTransactions(later.client)
    expect(later.hashes()).toEqual(['0x2'])
    const [kept, ...others] = later.client.store.get(replacedTransactionsAtom)
    expect(kept).toMatchObject({ hash: '0x1', outcome: { status, hash: '0x3' } })
    expect(others).toEqual([])
  })

  it.each([
    { outcome: { status: 'confirmed', hash: '0x2', endedAt: 1 } },
    { outcome: null },
    { outcome: { status: 'replaced', hash: '<b>', endedAt: 1 } },
    { replacements: [{ hash: '0x2', kind: 'other' }] },
    { replacements: 7 },
  ])('ignore what somebody else wrote about their end: %o', more => {
    const storage = createMemoryStorage()
    const { client } = open(storage)
    storage.set('latchkit.pendingTransactions', JSON.stringify([{ ...pending('0x1'), ...more }]))
    expect(restorePendingTransactions(client)).toEqual([])
    expect(client.store.get(replacedTransactionsAtom)).toEqual([])
  })

  it('follow another tab', () => {
    let tell: (value: string | undefined) => void = () => {}
    const stop = vi.fn()
    const memory = createMemoryStorage()
    const watch = (_key: string, listener: typeof tell) => {
      tell = listener
      return stop
    }
    const { client, hashes } = open({ ...memory, watch })
    restorePendingTransactions(client)
    tell(JSON.stringify([pending('0xtab')]))
    expect(hashes()).toEqual(['0xtab'])
    client.destroy()
    expect(stop).toHaveBeenCalledOnce()
  })

  it.each(['{', '7', '[null,{},{"hash":"<b>"}]', '"x"'])('ignore %s in storage', text => {
    const storage = createMemoryStorage()
    const { client } = open(storage)
    storage.set(`${client.config.storageKey}.pendingTransactions`, text)
    expect(restorePendingTransactions(client)).toEqual([])
  })

  it('are waited for once each, and go when they have ended', async () => {
    const ends = new Map<string, (outcome: TransactionOutcome) => void>()
    const adapter = {
      ...mockAdapter({ namespace: 'eip155' }),
      waitForTransaction: vi.fn(
        ({ hash }: { hash: string }) => new Promise<TransactionOutcome>(resolve => ends.set(hash, resolve)),
      ),
    }
    const { client, hashes } = open(undefined, adapter)
    const ended: string[] = []
    addPendingTransaction(client, pending('0x1'))
    addPendingTransaction(client, pending('0x2'))
    for (let again = 0; again < 3; again++)
      followPendingTransactions(client, ({ hash }, { status }) => ended.push(`${hash} ${status}`))
    expect(adapter.waitForTransaction).toHaveBeenCalledTimes(2)
    ends.get('0x1')?.({ status: 'failed', hash: '0x1' })
    await vi.waitFor(() => expect(hashes()).toEqual(['0x2']))
    expect(ended).toEqual(['0x1 failed'])
  })

  it('stay where they may still land, and go where they have expired', async () => {
    const adapter = {
      ...mockAdapter({ namespace: 'eip155' }),
      waitForTransaction: async ({ hash }: { hash: string }): Promise<TransactionOutcome> => {
        throw Object.assign(new Error('Expired.'), { mayLand: hash === '0x2' })
      },
    }
    const { client, hashes } = open(undefined, adapter)
    const ended: string[] = []
    for (const hash of ['0x1', '0x2']) addPendingTransaction(client, pending(hash))
    followPendingTransactions(client, ({ hash }, { status }) => ended.push(`${hash} ${status}`))
    await vi.waitFor(() => expect(hashes()).toEqual(['0x2']))
    expect(ended).toEqual(['0x1 failed'])
    const network = client.store.get(networksAtom)[0] as Network
    const follow = (hash: string) => followSent(client, { hash, network, address: 'me', tokens: [] })
    expect(await follow('0x3')).toEqual({ status: 'expired', hash: '0x3', isNew: true })
    expect(await follow('0x2')).toBeUndefined()
    expect(hashes()).toEqual(['0x2'])
  })

  it('refetch what they changed, on their network', async () => {
    let end: (outcome: TransactionOutcome) => void = () => {}
    const adapter = {
      ...mockAdapter({ namespace: 'eip155' }),
      waitForTransaction: () => new Promise<TransactionOutcome>(resolve => (end = resolve)),
    }
    const { client } = open(undefined, adapter)
    const queryClient = await getQueryClient(client)
    const key = (chain: string) => ['latchkit', client.uid, 'transactions', chain, 'me']
    const isStale = (chain: string) => queryClient.getQueryState(key(chain))?.isInvalidated
    for (const chain of ['eip155:31337', 'eip155:1']) queryClient.setQueryData(key(chain), [])
    addPendingTransaction(client, pending('0x1'))
    followPendingTransactions(client)
    expect(isStale('eip155:31337')).toBe(false)
    end({ status: 'confirmed', hash: '0x1' })
    await vi.waitFor(() => expect(isStale('eip155:31337')).toBe(true))
    expect(isStale('eip155:1')).toBe(false)
  })
})
