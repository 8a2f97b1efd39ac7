import { Hono } from 'hono'
import { z } from 'zod'
import type { History, HistoryCursor } from '../history/createHistory.js'
import type { Sandbox } from '../onramp/createSandbox.js'
import { toHistoryRow } from '../onramp/toHistoryRow.js'
import { readAccount } from '../tokens/readAccount.js'
import { failed, readQuery } from './answers.js'
import { chainIdField, cursorField } from './fields.js'

const querySchema = z.object({
  chainId: chainIdField,
  cursor: cursorField(readCursor),
  onramp: z.string().max(32).optional(),
  cache: z.string().max(32).optional(),
})

/** Routes of the history: `/v1/account/{address}/history`. A chain that is not indexed is answered by 501. */
export function historyRoutes(history: History | undefined, sandbox: Sandbox | undefined): Hono {
  const app = new Hono()
  app.get('/v1/account/:address/history', async context => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const { chainId, cursor, onramp } = read.query
    const account = readAccount(chainId, context.req.param('address'))
    if (account === undefined) {
      return failed(context, 400, [{ name: 'address', description: 'address: is no address on this chain' }])
    }
    const headers = { 'cache-control': 'no-store' }
    if (onramp !== undefined) {
      const bought = (await sandbox?.list(chainId, account)) ?? []
      const data = bought
        .map(one => toHistoryRow(one, sandbox?.assets ?? []))
        .filter(row => row !== undefined)
      return context.json({ data, next: null }, 200, headers)
    }
    if (!history?.chains.includes(chainId)) {
      const description = 'chainId: is a chain that this gateway does not index'
      return failed(context, 501, [{ name: 'chainId', description }])
    }
    const { signal } = context.req.raw
    const isFresh = read.query.cache === 'no-cache'
    const { rows, next } = await history.read({ chainId, account, before: cursor, isFresh, signal })
    return context.json({ data: rows, next: next ? writeCursor(next) : null }, 200, headers)
  })
  return app
}

function writeCursor({ block, place }: HistoryCursor): string {
  return Buffer.from(`${block}.${place}`).toString('base64url')
}

/** A place is a number on eip155 and a signature on solana. */
function readCursor(text: string): HistoryCursor | undefined {
  const [, block, place = ''] =
    /^(\d{1,15})\.(\d{1,9}|[1-9A-HJ-NP-Za-km-z]{64,90})$/.exec(Buffer.from(text, 'base64url').toString()) ??
    []
  if (block === undefined) return undefined
  return { block: Number(block), place: place.length > 9 ? place : Number(place) }
}
