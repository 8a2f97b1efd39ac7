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
  it('show the first eight of many custom wallets', () => {
    const many = Array.from({ length: 600 }, (_, index) => wallet(`c${index}`, { custom: true }))
    const { rows, hasMore } = connectRows([wallet('i', { installed: true }), ...many, ...known])
    expect(rows).toHaveLength(9)
    expect(hasMore).toBe(true)
  })
  it('have the protocol where a code can be scanned, before what is merely known', () => {
    const protocol = wallet('walletConnect', {
      connectors: [
        { id: 'walletConnect', namespace: 'eip155', name: 'WalletConnect', type: 'walletconnect' },
      ],
    })
    const all = [wallet('i', { installed: true }), ...known, protocol]
    const on = (canScan: boolean) => connectRows(all, { canScan }).rows.map(({ id }) => id)
    expect(on(true)).toEqual(['i', 'walletConnect', 'a', 'b', 'c'])
    expect(on(false)).toEqual(['i', 'a', 'b', 'c'])
    expect(connectRows([...known.slice(0, 4), protocol]).hasMore).toBe(true)
  })
})
