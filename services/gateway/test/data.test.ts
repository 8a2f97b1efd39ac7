import { readFile } from 'node:fs/promises'
import { usdc } from 'viem/tokens'
import { describe, expect, it } from 'vitest'
import { buildChains } from '../data/buildChains.js'
import { buildDex } from '../data/buildDex.js'
import { buildWallets } from '../data/buildWallets.js'
import { getPage } from './getPage.js'
import { openGateway } from './openGateway.js'

const read = (name: string) => readFile(new URL(`../data/${name}`, import.meta.url), 'utf8')

describe('data', () => {
  it('is what its script makes of the source', async () => {
    expect(await read('wallets.json')).toBe(buildWallets(JSON.parse(await read('source/wallets.json'))))
    expect(await read('chains.json')).toBe(buildChains(JSON.parse(await read('source/chains.json'))))
    expect(await read('dex.json')).toBe(buildDex())
  })

  it('has the addresses of USDC that viem has', async () => {
    const tokens: { chainId: string; address: string; symbol: string; decimals: number }[] = JSON.parse(
      await read('tokens.json'),
    )
    const dollars = tokens.filter(({ chainId, symbol }) => symbol === 'USDC' && chainId.startsWith('eip155:'))
    expect(dollars).toHaveLength(5)
    const known: { readonly [id: string]: string } = usdc.addresses
    for (const { chainId, address, decimals } of dollars) {
      expect([address, decimals]).toEqual([known[chainId.slice(7)], usdc.decimals])
    }
  })

  it('passes the response schema in every row, in the order of the rank', async () => {
    const { url } = await openGateway({ walletsFile: undefined })
    const source: { name: string; rank: number; namespaces?: string[] }[] = JSON.parse(
      await read('source/wallets.json'),
    )
    const rows = []
    for (let page = 1; rows.length < source.length; page++) {
      const { count, data } = await getPage(url, { page, entries: 100 })
      expect(count).toBe(source.length)
      expect(data.length).toBeGreaterThan(0)
      rows.push(...data)
    }
    const ranked = source.toSorted((a, b) => a.rank - b.rank)
    expect(rows.map(({ name }) => name)).toEqual(ranked.map(({ name }) => name))
    expect(rows.map(({ order }) => order)).toEqual(ranked.map(({ rank }) => rank))
    const chains: { caip2: string }[] = JSON.parse(await read('source/chains.json'))
    for (const [index, row] of rows.entries()) {
      const namespaces = ranked[index]?.namespaces ?? []
      const expected = chains
        .map(({ caip2 }) => caip2)
        .filter(id => namespaces.includes(id.split(':')[0] ?? ''))
      expect(row.chains, row.name).toEqual(expected)
      expect(row.badge_type).toBeNull()
      for (const link of [row.mobile_link, row.desktop_link]) expect(link ?? '/').toMatch(/\/$/)
      for (const link of [row.link_mode, row.webapp_link]) expect(link ?? '').not.toMatch(/\/(?:wc)?$/)
    }
    expect(rows.filter(({ chains }) => chains.length === 0).length).toBeGreaterThan(100)
  })
})
