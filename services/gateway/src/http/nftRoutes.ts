import { Hono } from 'hono'
import { z } from 'zod'
import { CallRefused } from '../callRefused.js'
import type { Nfts } from '../nfts/createNfts.js'
import { readAccount } from '../tokens/readAccount.js'
import { failed, readQuery } from './answers.js'
import { chainIdField, cursorField } from './fields.js'

const querySchema = z.object({
  chainId: chainIdField,
  cursor: cursorField(readCursor),
})

/** Routes of NFTs: `/v1/account/{address}/nfts`. A chain that is not indexed is answered by 501. */
export function nftRoutes(nfts: Nfts | undefined): Hono {
  const app = new Hono()
  app.get('/v1/account/:address/nfts', async context => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const { chainId, cursor } = read.query
    const account = readAccount(chainId, context.req.param('address'))
    if (account === undefined) throw new CallRefused(400, 'address', 'is no address on this chain')
    if (!nfts?.chains.includes(chainId)) {
      throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not index')
    }
    const { signal } = context.req.raw
    const { rows, next } = await nfts.read({ chainId, account, after: cursor, signal })
    const answer = { data: rows, next: next ? writeCursor(next) : null }
    return context.json(answer, 200, { 'cache-control': 'no-store' })
  })
  return app
}

type Place = { readonly contract: `0x${string}`; readonly tokenId: bigint }

function writeCursor({ contract, tokenId }: Place): string {
  return Buffer.from(`${contract}.${tokenId}`).toString('base64url')
}

function readCursor(text: string): Place | undefined {
  const plain = Buffer.from(text, 'base64url').toString()
  const [, contract, tokenId] = /^0x([0-9a-f]{40})\.(\d{1,78})$/.exec(plain) ?? []
  return contract === undefined || tokenId === undefined
    ? undefined
    : { contract: `0x${contract}`, tokenId: BigInt(tokenId) }
}
