import type { Wallet } from '@latchkit/core/wallets'
import { describe, expect, it } from 'vitest'
import { connectRows } from './connectRows.js'

const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: id,
  connectors: [],
  installed: false,
  ...more,
})
const known = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => wallet(id))
const ids = (wallets: readonly Wallet[]) => connectRows(wallets).rows.map(({ id }) => id)

describe('C17 the rows of Connect', () => {
  it('fill up to four with what is merely known', () => {
    expect(ids([wallet('i', { installed: true }), ...known])).toEqual(['i', 'a', 'b', 'c'])
    expect(connectRows(known).hasMore).toBe(true)
    expect(connectRows(known.slice(0, 4)).hasMore).toBe(false)
  })
  it('show every installed, featured and custom wallet', () => {
    const chosen = [
      ...['i', 'j', 'k'].map(id => wallet(id, { installed: true })),
      wallet('m', { featured: true }),
      wallet('n', { custom: true }),
    ]
    expect(ids([...chosen, ...known])).toEqual(['i', 'j', 'k', 'm', 'n'])
  })
  it('show four featured wallets at most, beside those that are here', () => {
    const featured = ['m', 'n', 'o', 'p', 'q'].map(id => wallet(id, { featured: true }))
    const here = wallet('i', { installed: true, featured: true })
    expect(ids([here, ...featured, ...known])).toEqual(['i', 'm', 'n', 'o', 'p'])
    expect(connectRows([here, ...featured]).hasMore).toBe(true)
  })
  it('fill up with what the directory recommends first, in its order', () => {
    const recommended = [
      { id: 'f', name: 'f' },
      { id: 'other', explorerId: 'x', name: 'b' },
      { id: 'gone', name: 'gone' },
    ]
    const all = [wallet('i', { installed: true }), ...known, wallet('g', { explorerId: 'x' })]
    const { rows, free } = connectRows(all, { recommended })
    expect(rows.map(({ id }) => id)).toEqual(['i', 'f', 'g', 'a'])
    expect(free).toBe(0)
    const waiting = connectRows(all, { isWaiting: true })
    expect([waiting.rows.map(({ id }) => id), waiting.free]).toEqual([['i'], 3])
  })
  it('show the first eight of many custom wallets', () => {
    const many = Array.from({ length: 600 }, (_, index) => wallet(`c${index}`, { custom: true }))
    const { rows, hasMore } = connectRows([wallet('i', { installed: true }), ...many, ...known])
    expect(rows).toHaveLength(9)
    expect(hasMore).toBe(true)
  })
  it('have WalletConnect where a code can be scanned, before what is merely known', () => {
    const walletConnect = wallet('walletConnect', {
      connectors: [
        { id: 'walletConnect', namespace: 'eip155', name: 'WalletConnect', type: 'walletconnect' },
      ],
    })
    const all = [wallet('i', { installed: true }), ...known, walletConnect]
    const on = (canScan: boolean) => connectRows(all, { canScan }).rows.map(({ id }) => id)
    expect(on(true)).toEqual(['i', 'walletConnect', 'a', 'b', 'c'])
    expect(on(false)).toEqual(['i', 'a', 'b', 'c'])
    expect(connectRows([...known.slice(0, 4), walletConnect]).hasMore).toBe(true)
  })
})
