import { z } from 'zod'
import { numberField } from '../../numberField.js'
import { cleanText } from '../../tokens/cleanText.js'
import { createIsSpam } from '../../tokens/isSpam.js'
import { readTraits } from '../../tokens/readTraits.js'
import type { Holding } from '../holding.js'
import type { HostedOptions, PageQuery, ProvidedNft, Provider } from '../types.js'
import { readBlockscoutHistory } from './blockscoutHistory.js'
import { type AskHost, createAskHost, pageParams, parseCursor, readRows, toQuery } from './createAskHost.js'

const hash = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform(text => text.toLowerCase())
const text = z.string().nullish().catch(undefined)
const whole = z.string().regex(/^\d{1,78}$/)
const accountSchema = z.object({ coin_balance: whole.nullish() })
/** Older versions call it `address`. */
const tokenSchema = z
  .object({
    address_hash: hash.optional(),
    address: hash.optional(),
    type: z.string(),
    name: text,
    symbol: text,
  })
  .transform((token, context) => {
    const address = token.address_hash ?? token.address
    if (address) return { ...token, address }
    context.addIssue('has no address')
    return z.NEVER
  })
const balanceSchema = z.object({
  value: whole,
  token: z.intersection(
    tokenSchema,
    z.object({
      decimals: numberField.pipe(z.int().min(0).max(36)),
      icon_url: z
        .url({ protocol: /^https$/ })
        .nullish()
        .catch(undefined),
    }),
  ),
})
const nftSchema = z.object({
  id: z.string().regex(/^\d{1,78}$/),
  value: whole.nullish().catch(undefined),
  image_url: text,
  metadata: z.object({ name: text, attributes: z.unknown().optional() }).nullish().catch(undefined),
  token: tokenSchema,
})
const nftPageSchema = z.object({ items: z.array(z.unknown()), next_page_params: pageParams.nullish() })

/** Blockscout of a chain: https://docs.blockscout.com. Its URL is the URL of the explorer. */
export function blockscout(options: HostedOptions): Provider {
  const { url, key, timeout, currencyOf, listedOf } = options
  const askHost = createAskHost({ name: 'blockscout', url: `${url}/api/v2`, timeout })
  const ask: AskHost = question => askHost({ ...question, query: { ...question.query, apikey: key } })
  return {
    name: 'blockscout',
    async readBalances(chainId, { account }, signal) {
      const path = `/addresses/${account}`
      const [found, list] = await Promise.all([
        ask({ path, schema: accountSchema, signal }),
        ask({ path: `${path}/token-balances`, schema: z.array(z.unknown()), signal }),
      ])
      const native = { ...currencyOf(chainId), amount: BigInt(found?.coin_balance ?? 0) }
      const tokens = readRows(list ?? [], balanceSchema).flatMap(({ token, value }): Holding[] => {
        const { address, type, decimals, icon_url: iconUrl } = token
        const symbol = cleanText(token.symbol ?? '')
        if (type !== 'ERC-20' || !symbol || BigInt(value) === 0n) return []
        const name = cleanText(token.name ?? '') ?? symbol
        return [{ address, name, symbol, decimals, amount: BigInt(value), iconUrl: iconUrl ?? undefined }]
      })
      return [native, ...tokens]
    },
    readHistory: query => {
      const [currency, listed] = [currencyOf(query.chainId), listedOf(query.chainId)]
      return readBlockscoutHistory(ask, query, currency, createIsSpam({ listed, currency }))
    },
    readNfts: query => readNfts(ask, query),
  }
}

async function readNfts(ask: AskHost, { account, cursor, signal }: PageQuery) {
  const params = cursor === undefined ? {} : parseCursor(cursor, pageParams)
  const page = await ask({
    path: `/addresses/${account}/nft`,
    query: { type: 'ERC-721,ERC-1155', ...toQuery(params) },
    schema: nftPageSchema,
    signal,
  })
  const rows = readRows(page?.items ?? [], nftSchema).map((nft): ProvidedNft => {
    const collection = cleanText(nft.token.name ?? '') ?? ''
    return {
      address: nft.token.address,
      tokenId: nft.id,
      collection,
      standard: nft.token.type === 'ERC-1155' ? 'ERC1155' : 'ERC721',
      balance: nft.value ?? '1',
      name: cleanText(nft.metadata?.name ?? '') ?? '',
      image: nft.image_url ?? undefined,
      traits: readTraits(nft.metadata?.attributes),
    }
  })
  return { rows, next: page?.next_page_params ? JSON.stringify(page.next_page_params) : undefined }
}
