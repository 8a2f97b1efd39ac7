import { Hono } from 'hono'
import { getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { failed, readQuery } from '../../http/answers.js'
import { chainIdField, cursorField } from '../../http/fields.js'
import type { PagedLists } from '../../providers/createPagedLists.js'
import type { ProvidedNft } from '../../providers/types.js'
import type { RemoteImages } from '../../remote/createRemoteImages.js'
import { hasLink } from '../../tokens/isSpam.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { Trait } from '../../tokens/readTraits.js'

/** An NFT, in the form of `GET /v1/account/{address}/nfts`. */
type NftRow = {
  /** CAIP-2 id. */
  readonly chainId: string
  /** CAIP-10 id of the contract. */
  readonly address: string
  readonly tokenId: string
  /** `ERC721`, `ERC1155` or `Metaplex`. */
  readonly standard: string
  readonly balance: string
  readonly name: string
  readonly collection: string
  readonly preview: { readonly url: string } | null
  readonly traits: readonly Trait[]
  readonly flags: { readonly is_spam: boolean }
}

const querySchema = z.object({ chainId: chainIdField, cursor: cursorField })

/** Routes of NFTs: `/v1/account/{address}/nfts`. Answers 501 for a chain without a provider. */
export function nftRoutes(nfts: PagedLists<ProvidedNft>, images: RemoteImages): Hono {
  const app = new Hono()
  app.get('/v1/account/:address/nfts', async context => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const { chainId, cursor } = read.query
    const account = readAccount(chainId, context.req.param('address'))
    if (account === undefined) throw new CallRefused(400, 'address', 'is not an address on this chain')
    if (!nfts.chains.includes(chainId)) {
      throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not index')
    }
    const { signal } = context.req.raw
    const { rows, next } = await nfts.read({ chainId, account, cursor, isFresh: false, signal })
    const data = rows.map(nft => toRow(chainId, nft, images))
    return context.json({ data, next: next ?? null }, 200, { 'cache-control': 'no-store' })
  })
  return app
}

function toRow(chainId: string, nft: ProvidedNft, images: RemoteImages): NftRow {
  const { address, tokenId, standard, balance, name, collection, image, traits = [] } = nft
  const url = images.pathOf(image)
  return {
    chainId,
    address: `${chainId}:${isAddress(address) ? getAddress(address) : address}`,
    tokenId,
    standard,
    balance,
    collection,
    name: name || `${collection || 'NFT'}${tokenId && ` #${tokenId}`}`,
    preview: url === undefined ? null : { url },
    traits,
    flags: { is_spam: hasLink(name, collection) },
  }
}
