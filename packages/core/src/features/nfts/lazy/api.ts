import * as z from 'zod/mini'
import { callGateway, maybe, parseRows } from '../../../gateway/lazy/callGateway.js'
import { readImageUrl } from '../../../gateway/readImageUrl.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'
import { cleanText } from '../../../validate/cleanText.js'
import { NftsNotServedError, NftsUnavailableError } from '../errors.js'
import type { NftsQueryParameters } from '../nftsInfiniteQueryOptions.js'
import type { Nft, NftsPage, NftTrait } from '../types.js'

const maxTraits = 50

/** Parameters of {@link fetchNfts}. */
export type FetchNftsParameters = NftsQueryParameters & {
  readonly cursor?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads a page of the NFTs of an account, `GET /v1/account/{address}/nfts`. A row that is malformed, of another chain or
 * spam is left out.
 *
 * @throws NftsNotServedError `nfts/not-served`
 * @throws NftsUnavailableError `nfts/unavailable`
 */
export async function fetchNfts(
  client: Client,
  { address, network, cursor, signal }: FetchNftsParameters,
): Promise<NftsPage> {
  const { caipNetworkId } = network
  const call = 'nfts'
  try {
    const { data, next } = await callGateway(client, {
      call,
      path: `v1/account/${encodeURIComponent(address)}/nfts`,
      query: { chainId: caipNetworkId, cursor },
      signal,
      schema: createAnswerSchema,
    })
    const rows = parseRows(client, { call, rows: data, schema: createRowSchema() })
    const nfts = rows
      .filter(({ chainId, flags }) => chainId === caipNetworkId && !flags?.is_spam)
      .map(row => toNft(client, row, caipNetworkId))
    return { nfts, next: next || null }
  } catch (cause) {
    if (signal?.aborted) throw cause
    // A gateway without this call, or without an index of the chain.
    if (cause instanceof HttpStatusError && (cause.status === 501 || cause.status === 404))
      throw new NftsNotServedError({ caipNetworkId, cause })
    client.logger.warn('The NFTs of the account could not be read', { error: cause })
    throw new NftsUnavailableError({ cause })
  }
}

const createAnswerSchema = () =>
  z.object({ data: z.array(z.unknown()), next: z.catch(z.nullable(z.string()), null) })

const createRowSchema = () =>
  z.object({
    chainId: z.string(),
    address: z.string().check(z.regex(/^[-.%:a-zA-Z0-9]{1,200}$/)),
    tokenId: z.string().check(z.regex(/^[-_.%a-zA-Z0-9]{0,100}$/)),
    standard: z.catch(z.string(), ''),
    balance: z.catch(z.string().check(z.regex(/^\d{1,80}$/)), '1'),
    name: maybe(z.string()),
    collection: maybe(z.string()),
    preview: maybe(z.object({ url: z.string() })),
    traits: z.catch(z.array(z.unknown()), []),
    flags: maybe(z.object({ is_spam: maybe(z.boolean()) })),
  })

const shorten = (id: string) => (id.length > 12 ? `${id.slice(0, 5)}…${id.slice(-5)}` : id)

function toNft(
  client: Client,
  row: z.infer<ReturnType<typeof createRowSchema>>,
  chainId: Nft['chainId'],
): Nft {
  const { tokenId, standard, balance } = row
  const address = row.address.slice(row.address.lastIndexOf(':') + 1)
  const collection = cleanText(row.collection ?? '')
  const number = shorten(tokenId)
  // Some contracts name a token by its id, whose digits would fill the name.
  const given = cleanText((row.name ?? '').replace(/\d{13,}/g, shorten))
  const name = given || `${collection || 'NFT'}${number && ` #${number}`}`
  const imageUrl = readImageUrl(client, row.preview?.url)
  const traits = toTraits(row.traits)
  const id = tokenId ? `${address}-${tokenId}` : address
  return {
    id,
    chainId,
    address,
    tokenId,
    standard: cleanText(standard),
    balance,
    name,
    collection,
    imageUrl,
    traits,
  }
}

/** Traits with a name and a value; others are left out. */
function toTraits(traits: readonly unknown[]): readonly NftTrait[] {
  const schema = z.object({ name: z.string(), value: z.string() })
  return traits.slice(0, maxTraits).flatMap(trait => {
    const { data } = schema.safeParse(trait)
    const [name, value] = [cleanText(data?.name ?? ''), cleanText(data?.value ?? '')]
    return name && value ? [{ name, value }] : []
  })
}
