import { Hono } from 'hono'
import { z } from 'zod'
import { failed, readQuery } from '../../http/answers.js'
import { chainIdField, cursorField } from '../../http/fields.js'
import type { PagedLists } from '../../providers/createPagedLists.js'
import type { HistoryRow, HistoryTransfer } from '../../providers/historyRow.js'
import type { RemoteImages } from '../../remote/createRemoteImages.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { Purchases } from '../onramp/createPurchases.js'

const querySchema = z.object({
  chainId: chainIdField,
  cursor: cursorField,
  onramp: z.string().max(32).optional(),
  cache: z.string().max(32).optional(),
})

/** Routes of the history: `/v1/account/{address}/history`. A chain that is not indexed is answered by 501. */
export function historyRoutes(
  history: PagedLists<HistoryRow>,
  purchases: Pick<Purchases, 'readPurchases'>,
  images: RemoteImages,
): Hono {
  const app = new Hono()
  app.get('/v1/account/:address/history', async context => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const { chainId, cursor, onramp } = read.query
    const account = readAccount(chainId, context.req.param('address'))
    if (account === undefined) {
      return failed(context, 400, [
        { name: 'address', description: 'address: is not an address on this chain' },
      ])
    }
    const headers = { 'cache-control': 'no-store' }
    if (onramp !== undefined) {
      const data = await purchases.readPurchases(chainId, account, context.req.raw.signal)
      return context.json({ data, next: null }, 200, headers)
    }
    if (!history.chains.includes(chainId)) {
      const description = 'chainId: is a chain that this gateway does not index'
      return failed(context, 501, [{ name: 'chainId', description }])
    }
    const { signal } = context.req.raw
    const isFresh = read.query.cache === 'no-cache'
    const { rows, next } = await history.read({ chainId, account, cursor, isFresh, signal })
    const data = rows.map(row => ({
      ...row,
      transfers: row.transfers.map(moved => withImages(moved, images)),
    }))
    return context.json({ data, next: next ?? null }, 200, headers)
  })
  return app
}

/** Pages load images from here. Omits an unavailable image. */
function withImages(moved: HistoryTransfer, images: RemoteImages): HistoryTransfer {
  const { fungible_info: token, nft_info: nft } = moved
  const icon = images.pathOf(token?.icon?.url)
  const preview = images.pathOf(nft?.content?.preview.url)
  return {
    ...moved,
    ...(token && { fungible_info: { ...token, icon: icon === undefined ? undefined : { url: icon } } }),
    ...(nft && {
      nft_info: { ...nft, content: preview === undefined ? undefined : { preview: { url: preview } } },
    }),
  }
}
