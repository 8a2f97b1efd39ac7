import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@latchkit/service-base/database'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Hex, isAddress, parseUnits } from 'viem'
import { CallRefused } from '../../callRefused.js'
import { type Chains, currencyOf } from '../../chains/loadChains.js'
import { purchase } from '../../database/tables.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { createAskNode } from '../../providers/askNode.js'
import type { Tokens } from '../../tokens/loadTokens.js'
import type { Prices } from '../prices/createPrices.js'
import { createFaucet, type Faucet } from './createFaucet.js'

/** A simulated purchase. */
export type Purchase = typeof purchase.$inferSelect

/** An asset that can be bought. */
export type Asset = {
  readonly chainId: string
  /** In lower case; null for the currency of the chain. */
  readonly token: Hex | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Cost and amount of a purchase. Money is in the payment currency, with two decimals. */
export type SandboxQuote = {
  readonly asset: Asset
  readonly amount: bigint
  readonly total: string
  readonly subtotal: string
  readonly fee: string
}

/** Purchases on local chains: a page prompts for the outcome, and a faucet pays. The assets have no value. */
export type Sandbox = {
  readonly assets: readonly Asset[]
  /** Throws CallRefused without a price. */
  quote(asset: Asset, total: number): Promise<SandboxQuote>
  open(quote: SandboxQuote, currency: string, account: Hex): Promise<Purchase>
  find(id: string): Promise<Purchase | undefined>
  /** Lists purchases, newest first, including those that await their payment. */
  list(chainId: string, account: string): Promise<readonly Purchase[]>
  decline(id: string): Promise<void>
  /** Pays once, regardless of the number of calls. */
  pay(id: string): Promise<void>
  /** Settles when no payment is pending. */
  close(): Promise<void>
}

/** Our share of the payment. */
const feeRate = 0.015
const perPage = 50
/** Milliseconds between two checks of a payment. */
const pause = 100

/** Creates the sandbox, and resumes interrupted payments. */
export function createSandbox(parameters: {
  readonly database: Database
  readonly nodes: Nodes
  readonly chains: Chains
  readonly tokens: Tokens
  readonly prices: Prices
  /** CAIP-2 ids of local chains. */
  readonly served: readonly string[]
}): Sandbox {
  const { nodes, chains, tokens, prices, served } = parameters
  const { orm } = parameters.database
  const stopping = new AbortController()
  const assets = served.flatMap(chainId => toAssets(chainId, chains, tokens))
  const faucets = new Map<string, Faucet>()
  for (const chainId of served) {
    const node = nodes.get(chainId)
    if (node)
      faucets.set(chainId, createFaucet(Number(chainId.slice(7)), createAskNode(node, stopping.signal)))
  }
  // In sequence: each takes the next nonce of the faucet.
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }
  const find = async (id: string) => (await orm.select().from(purchase).where(eq(purchase.id, id)))[0]
  /** Changes the state of a purchase, unless it has changed already. */
  const move = async (id: string, from: Purchase['state'], to: Partial<Purchase>) => {
    const where = and(eq(purchase.id, id), eq(purchase.state, from))
    return (await orm.update(purchase).set(to).where(where).returning()).length === 1
  }

  async function follow(paying: Purchase, faucet: Faucet): Promise<void> {
    const { id, signed, hash } = paying
    if (!signed || !hash) return
    while (!stopping.signal.aborted) {
      const state = await faucet.follow({ signed: signed as Hex, hash: hash as Hex })
      if (state === 'paid' || state === 'failed') {
        await move(id, 'paying', { state })
        return
      }
      if (state === 'lost') {
        // Another process may do the same: the first to store its transaction sends it.
        const again = await faucet.sign(toPayment(paying))
        const where = and(eq(purchase.id, id), eq(purchase.hash, hash))
        await orm.update(purchase).set(again).where(where)
        const stored = await find(id)
        return stored?.state === 'paying' ? follow(stored, faucet) : undefined
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function resume(): Promise<void> {
    const open = await orm
      .select()
      .from(purchase)
      .where(and(eq(purchase.state, 'paying'), inArray(purchase.chain, [...served])))
    for (const paying of open) {
      const faucet = faucets.get(paying.chain)
      if (faucet) await follow(paying, faucet)
    }
  }
  // The next payment retries a node that is unreachable now.
  void inTurn(resume).catch(() => {})

  return {
    assets,
    find,
    async quote(asset, total) {
      const key = asset.token ?? 'native'
      const price = (await prices.read(asset.chainId, [key])).get(key)?.usd
      if (price === undefined) throw new CallRefused(400, 'purchaseCurrency', 'has no price')
      const cents = Math.round(total * 100)
      const fee = Math.ceil(cents * feeRate)
      const amount = parseUnits(
        ((cents - fee) / 100 / price).toFixed(Math.min(asset.decimals, 12)),
        asset.decimals,
      )
      return { asset, amount, total: toMoney(cents), subtotal: toMoney(cents - fee), fee: toMoney(fee) }
    },
    async open({ asset, amount, total }, currency, account) {
      const row: Purchase = {
        id: randomUUID(),
        chain: asset.chainId,
        account: account.toLowerCase(),
        token: asset.token,
        amount,
        total,
        currency,
        signed: null,
        hash: null,
        state: 'pending',
        createdAt: Date.now(),
      }
      await orm.insert(purchase).values(row)
      return row
    },
    async list(chainId, account) {
      return orm
        .select()
        .from(purchase)
        .where(and(eq(purchase.chain, chainId), eq(purchase.account, account)))
        .orderBy(desc(purchase.createdAt))
        .limit(perPage)
    },
    async decline(id) {
      await move(id, 'pending', { state: 'declined' })
    },
    pay: id =>
      inTurn(async () => {
        await resume()
        const pending = await find(id)
        const faucet = pending && faucets.get(pending.chain)
        if (!faucet || pending.state !== 'pending') return
        const payment = await faucet.sign(toPayment(pending))
        // Stored before it is sent: after a crash, the same transaction is sent again.
        if (!(await move(id, 'pending', { ...payment, state: 'paying' }))) return
        await faucet.send(payment.signed)
        await follow({ ...pending, ...payment }, faucet)
      }),
    async close() {
      stopping.abort()
      await queue
    },
  }
}

const toMoney = (cents: number) => (cents / 100).toFixed(2)
const toPayment = ({ account, token, amount }: Purchase) => ({
  account: account as Hex,
  token: token as Hex | null,
  amount,
})

function toAssets(chainId: string, chains: Chains, tokens: Tokens): readonly Asset[] {
  const chain = chains.get(chainId)
  const currency = chain ? [{ ...currencyOf(chain), chainId, token: null }] : []
  const listed = [...(tokens.get(chainId) ?? [])].flatMap(([address, { name, symbol, decimals }]) =>
    isAddress(address) ? [{ chainId, token: address, name, symbol, decimals }] : [],
  )
  return [...currency, ...listed]
}
