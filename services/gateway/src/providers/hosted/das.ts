import { z } from 'zod'
import { cleanText } from '../../tokens/cleanText.js'
import { nameOfMint } from '../../tokens/describeMints.js'
import { readTraits } from '../../tokens/readTraits.js'
import type { Holding } from '../holding.js'
import { ProviderError } from '../providerError.js'
import type { HostedOptions, ProvidedNft, Provider } from '../types.js'
import { createAskHost, parseCursor, readRows } from './createAskHost.js'

/** Assets of one page. */
const perPage = 100
/** Pages that a balance reads. */
const maxPages = 10

const text = z.string().nullish().catch(undefined)
const assetSchema = z.object({
  interface: z.string(),
  id: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  burnt: z.boolean().nullish(),
  content: z
    .object({
      metadata: z
        .object({ name: text, symbol: text, attributes: z.unknown().optional() })
        .nullish()
        .catch(undefined),
      links: z.object({ image: text }).nullish().catch(undefined),
      files: z
        .array(z.object({ uri: text }))
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
  grouping: z
    .array(
      z.object({
        group_key: z.string(),
        collection_metadata: z.object({ name: text }).nullish().catch(undefined),
      }),
    )
    .nullish()
    .catch(undefined),
  token_info: z
    .object({
      balance: z.number().min(0).nullish().catch(undefined),
      decimals: z.int().min(0).max(36),
      symbol: text,
    })
    .nullish()
    .catch(undefined),
})
type Asset = z.output<typeof assetSchema>
const answerSchema = z.object({
  result: z.object({
    items: z.array(z.unknown()),
    nativeBalance: z
      .object({ lamports: z.number().min(0) })
      .nullish()
      .catch(undefined),
  }),
})

const isFungible = ({ interface: kind }: Asset) => kind === 'FungibleToken' || kind === 'FungibleAsset'

/**
 * A node with the Digital Asset Standard (https://developers.metaplex.com/das-api): tokens and NFTs on Solana,
 * including compressed NFTs. The key is part of its URL in most cases, and else sent as `api-key`.
 */
export function das({ url, key, timeout, currencyOf }: HostedOptions): Provider {
  const ask = createAskHost({ name: 'das', url, timeout })
  const readPage = async (ownerAddress: string, page: number, showFungible: boolean, signal: AbortSignal) => {
    const shown = { showFungible, showNativeBalance: showFungible, showCollectionMetadata: true }
    const answer = await ask({
      path: '',
      query: { 'api-key': key },
      schema: answerSchema,
      signal,
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'getAssetsByOwner',
        // Providers differ in the name of the options.
        params: { ownerAddress, page, limit: perPage, options: shown, displayOptions: shown },
      },
    })
    if (!answer) throw new ProviderError('no-answer', 'das has no such address')
    const { items, nativeBalance } = answer.result
    return { assets: readRows(items, assetSchema), isLast: items.length < perPage, nativeBalance }
  }
  return {
    name: 'das',
    async readBalances(chainId, { account }, signal) {
      const assets: Asset[] = []
      let lamports = 0
      for (let page = 1; page <= maxPages; page++) {
        const read = await readPage(account, page, true, signal)
        assets.push(...read.assets)
        lamports = read.nativeBalance?.lamports ?? lamports
        if (read.isLast) break
      }
      const native = { ...currencyOf(chainId), amount: BigInt(Math.round(lamports)) }
      const tokens = assets.filter(isFungible).flatMap((asset): Holding[] => {
        const { id, token_info: info, content } = asset
        if (!info?.balance) return []
        const named = {
          name: cleanText(content?.metadata?.name ?? ''),
          symbol: cleanText(info.symbol ?? content?.metadata?.symbol ?? ''),
        }
        const amount = BigInt(Math.round(info.balance))
        return [{ address: id, decimals: info.decimals, amount, ...nameOfMint(id, new Map([[id, named]])) }]
      })
      return [native, ...tokens]
    },
    async readNfts({ account, cursor, signal }) {
      const page = parseCursor(cursor ?? '1', z.int().min(1).max(10_000))
      const { assets, isLast } = await readPage(account, page, false, signal)
      const rows = assets.filter(asset => !isFungible(asset) && asset.burnt !== true).map(toNft)
      return { rows, next: isLast ? undefined : String(page + 1) }
    },
  }
}

function toNft({ id, content, grouping }: Asset): ProvidedNft {
  const group = grouping?.find(one => one.group_key === 'collection')
  return {
    address: id,
    tokenId: '',
    standard: 'Metaplex',
    balance: '1',
    name: cleanText(content?.metadata?.name ?? '') ?? '',
    collection: cleanText(group?.collection_metadata?.name ?? '') ?? '',
    image: content?.links?.image ?? content?.files?.[0]?.uri ?? undefined,
    traits: readTraits(content?.metadata?.attributes),
  }
}
