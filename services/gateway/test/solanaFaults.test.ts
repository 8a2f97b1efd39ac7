import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway } from '../src/exports/index.js'
import { startUpstream } from './openUpstream.js'
import { seedStore } from './startIndexed.js'

const chainId = 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'
const owner = '7h68ThrioEG955ucsEGNzevbU65DBdVvD4ox7KGFt49X'
const account = 'AEaf1cqYzfFrjSSjRJGMW5HUME7e8fi7NakZCo879jSa'

let folder: Awaited<ReturnType<typeof seedStore>>
/** A chain that each test sets; their accounts are different ones. */
let node: Awaited<ReturnType<typeof openNode>>
let ask: Awaited<ReturnType<typeof open>>
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await seedStore()
  node = await openNode()
  ask = await open(node.url)
})
beforeEach(() => {
  node.asked.length = 0
  node.state.owned = []
  node.state.finalSlot = 1e6
  node.state.isDown = false
  node.state.transaction = () => null
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  await rm(folder.dataDir, { recursive: true, force: true })
})

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** A signature for a number. */
const sign = (number: number, letter = 'k') =>
  `${letter}${[...String(number)].map(digit => digits[Number(digit)]).join('')}`.padEnd(88, 'z')

type Entry = { readonly signature: string; readonly slot: number; readonly [more: string]: unknown }
/** A node whose chain can be changed, for faults and branches that the local chain does not have. */
async function openNode() {
  const state = {
    finalSlot: 1e6,
    /** Newest first. */
    lists: new Map<string, unknown>(),
    owned: [] as readonly unknown[],
    transaction: (_: string): unknown => null,
    isDown: false,
  }
  const asked: string[] = []
  const answerOf = (method: string, params: readonly unknown[]): unknown => {
    asked.push(method)
    if (method === 'getSlot') return state.finalSlot
    if (method === 'getTokenAccountsByOwner')
      return { value: JSON.stringify(params).includes('TokenkegQ') ? state.owned : [] }
    if (method === 'getTransaction') return state.transaction(String(params[0]))
    if (method === 'getMultipleAccounts') return { value: [] }
    const [address, { before, until, limit }] = params as [
      string,
      { before?: string; until?: string; limit: number },
    ]
    const given = state.lists.get(address) ?? []
    if (!Array.isArray(given)) return given
    const list = given as readonly (Entry | null)[]
    const start = before === undefined ? 0 : list.findIndex(one => one?.signature === before) + 1
    const end = until === undefined ? -1 : list.findIndex(one => one?.signature === until)
    return list.slice(start, end === -1 ? undefined : end).slice(0, limit)
  }
  const { url, close } = await startUpstream((body, response: ServerResponse) => {
    const { id, method, params } = body as { id: number; method: string; params: readonly unknown[] }
    if (state.isDown) {
      response.destroy()
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answerOf(method, params) }))
  })
  ends.push(close)
  return { url, state, asked }
}

async function open(rpcUrl: string) {
  const gateway = await startGateway({
    port: 0,
    logLevel: 'silent',
    index: [chainId],
    rpcUrls: { [chainId]: [rpcUrl] },
    ...folder,
    // Above what a busy machine takes for the 300 reads of a request.
    limits: { rpcPerMinute: 1e6, rpcTimeout: 60_000 },
  })
  ends.push(gateway.close)
  return async (address = owner, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ chainId, cache: 'no-cache', ...query })
    const response = await fetch(`${gateway.url}/v1/account/${address}/history?${search}`)
    const body = (await response.json()) as {
      data: { id: string; transfers: object[] }[]
      next: string | null
    }
    return { status: response.status, ids: body.data?.map(({ id }) => id), data: body.data, next: body.next }
  }
}

const entries = (count: number, from: number, step = 1, letter?: string): Entry[] =>
  Array.from({ length: count }, (_, index) => {
    const slot = from - index * step
    return { signature: sign(slot, letter), slot, blockTime: slot, err: null }
  })

describe('the index of Solana, where a node is not what it should be', () => {
  it('leaves out bad rows, and what a transaction says in another form', async () => {
    const { state } = node
    const [good, odd, missing] = entries(3, 50)
    const bad = [null, 5, {}, { signature: 'x', slot: 1 }, { signature: sign(9), slot: -1 }, { slot: 2 }]
    state.lists.set(owner, [...bad, good, odd, missing, ...bad])
    state.owned = [null, {}, { pubkey: '<script>' }, { pubkey: account }]
    const meta = { err: null, fee: 1, preBalances: [5, 2], postBalances: [1, 5] }
    const message = { accountKeys: [{ pubkey: account }, { pubkey: owner }] }
    const hostile = [
      { accountIndex: 1e9, mint: 'x' },
      null,
      { accountIndex: 0, uiTokenAmount: { amount: '-1' } },
    ]
    const whole = {
      blockTime: 50,
      transaction: { message },
      meta: { ...meta, preTokenBalances: hostile, postTokenBalances: hostile },
    }
    state.transaction = signature =>
      signature === good?.signature ? whole : signature === odd?.signature ? { slot: 'x', meta: [] } : null
    const { ids, data } = await ask()
    expect(ids).toEqual([good?.signature, odd?.signature, missing?.signature])
    expect(data.map(({ transfers }) => transfers.length)).toEqual([1, 0, 0])
    expect(data[0]?.transfers).toMatchObject([{ direction: 'in', quantity: { numeric: '0.000000003' } }])
    // A failed read is repeated.
    state.transaction = () => whole
    expect((await ask()).data.map(({ transfers }) => transfers.length)).toEqual([1, 1, 1])
    for (const wrong of [null, 'x', 5, {}]) {
      state.lists.set(owner, wrong)
      expect((await ask()).status).toBe(wrong === null ? 200 : 502)
    }
  })

  it('merges lists of thousands without a gap, and reads only what a page needs', async () => {
    const { state, asked } = node
    const busy = 'EruHus426ZBWajj26aqjYguNSpSrsssdaYUhbsY7w4Se'
    const [dense, sparse] = [entries(2500, 90_000), entries(60, 89_999, 20, 'm')]
    state.lists.set(busy, dense).set(account, sparse)
    state.owned = [{ pubkey: account }]
    const all = [...dense, ...sparse].sort((a, b) => b.slot - a.slot || (a.signature < b.signature ? 1 : -1))
    const names = all.map(({ signature }) => signature)
    expect((await ask(busy)).ids).toEqual(names.slice(0, 50))
    expect(asked.filter(method => method === 'getSignaturesForAddress')).toHaveLength(2)
    // Where the first thousand of one list end, and where both do.
    for (const start of [1020, 2540]) {
      const at = all[start - 1]
      const cursor = Buffer.from(`own:${at?.slot}.${at?.signature}`).toString('base64url')
      const page = await ask(busy, { cursor })
      expect(page.ids).toEqual(names.slice(start, start + 50))
      expect(page.next === null).toBe(start === 2540)
    }
  })

  it('drops what the chain has left behind, once that is final, and keeps what is final', async () => {
    const { state } = node
    const forked = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
    const [kept, dropped, later] = [
      entries(1, 100)[0],
      entries(1, 150, 1, 'm')[0],
      entries(1, 160, 1, 'n')[0],
    ]
    state.finalSlot = 120
    state.lists.set(forked, [dropped, kept])
    expect((await ask(forked)).ids).toEqual([dropped?.signature, kept?.signature])
    state.finalSlot = 155
    state.lists.set(forked, [later, kept])
    expect((await ask(forked)).ids).toEqual([later?.signature, kept?.signature])
    // A node that has forgotten old transactions takes nothing away.
    state.finalSlot = 200
    state.lists.set(forked, [later])
    expect((await ask(forked)).ids).toEqual([later?.signature, kept?.signature])
    state.isDown = true
    expect((await ask(forked)).status).toBe(502)
  })

  if (process.env.LATCHKIT_FULL)
    it('asks for each of many token accounts in its turn, first where something changed, and loses none', async () => {
      const { state, asked } = node
      const wide = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
      const names = Array.from({ length: 300 }, (_, index) => sign(1000 + index, 'A').slice(0, 44))
      const held = new Map(names.map(name => [name, 'AQ==']))
      const own = () => {
        state.owned = [...held].map(([pubkey, amount]) => ({ pubkey, account: { data: [amount, 'base64'] } }))
      }
      const list = (name = '', ...found: (Entry | undefined)[]) => state.lists.set(name, found)
      const entryOf = (slot: number, letter?: string) => entries(1, slot, 1, letter)[0]
      for (const [index, name] of names.entries()) list(name, entryOf(500 + index))
      own()
      state.finalSlot = 400
      const reads = () => asked.filter(method => method === 'getSignaturesForAddress').length
      const turn = async (query = {}) => {
        const before = reads()
        const page = await ask(wide, query)
        expect(reads() - before).toBeLessThanOrEqual(128)
        return page
      }
      const all = async () => {
        const ids: (string | undefined)[] = []
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await turn(cursor === undefined ? {} : { cursor })
          ids.push(...page.ids)
          cursor = page.next
        }
        return ids
      }
      // The pages after the first read those that it had no turn for.
      await all()
      const whole = names.map((_, index) => entryOf(500 + index)?.signature).reverse()
      expect(await all()).toEqual(whole)
      // Rows that are final by now are stored, also those that were not requested.
      state.finalSlot = 1e6
      expect(await all()).toEqual(whole)
      const last = names.at(-1)
      for (const name of names.slice(-2)) {
        const [fresh, old] = [entryOf(name === last ? 901 : 900), entryOf(name === last ? 799 : 798)]
        list(name, fresh, old)
        // A token account that was closed holds nothing.
        if (name === last) held.delete(name)
        else held.set(name, 'Ag==')
        own()
        expect((await turn()).ids[0]).toBe(fresh?.signature)
      }
      // Came in and went out again: it is seen at its turn.
      const through = entryOf(902)
      list(names[0], through, entryOf(500))
      for (let time = 0; time < 2; time++) await turn()
      expect((await turn()).ids[0]).toBe(through?.signature)
      expect(await all()).toHaveLength(303)
    })

  it('drops what is in another slot of the branch that stays', async () => {
    const { state } = node
    const moved = 'So11111111111111111111111111111111111111112'
    const [one] = entries(1, 150, 1, 'p')
    state.finalSlot = 120
    state.lists.set(moved, [one])
    expect((await ask(moved)).ids).toEqual([one?.signature])
    state.lists.set(moved, [{ ...one, slot: 152 }])
    state.finalSlot = 160
    expect((await ask(moved)).ids).toEqual([one?.signature])
  })
})
