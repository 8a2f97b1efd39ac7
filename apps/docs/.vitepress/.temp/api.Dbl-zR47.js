import { M as cleanText } from './account.DZPedvV0.js'
import { t as BaseError } from './BaseError.DWSHhfZu.js'
import { t as callGateway, n as maybe, r as parseRows } from './callGateway.BnQTXqn8.js'
import {
  n as _catch,
  A as _regex,
  a as array,
  o as boolean,
  d as nullable,
  m as object,
  b as string,
  C as unknown,
} from './schemas.A5mWzwqY.js'
import { jt as HttpStatusError, at as readImageUrl } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/nfts/errors.js
/** The NFTs of an account could not be read (`nfts/unavailable`). */
var NftsUnavailableError = class extends BaseError {
  name = 'NftsUnavailableError'
  constructor({ cause }) {
    super('Failed to fetch NFTs', {
      code: 'nfts/unavailable',
      cause,
      metaMessages: ['The gateway did not send the NFTs. The cause says why.', 'Try again.'],
    })
  }
}
/** The gateway has no NFTs of a chain (`nfts/not-served`). */
var NftsNotServedError = class extends BaseError {
  name = 'NftsNotServedError'
  constructor({ caipNetworkId, cause }) {
    super('NFTs are not available on this network', {
      code: 'nfts/not-served',
      cause,
      metaMessages: [
        `The gateway does not list NFTs of ${caipNetworkId}.`,
        'List the chain in `INDEX` of the gateway.',
      ],
    })
  }
}
// ../../packages/core/dist/features/nfts/lazy/api.js
var maxTraits = 50
/**
 * Reads a page of the NFTs of an account, `GET /v1/account/{address}/nfts`. A row that is malformed, of another chain or
 * spam is left out.
 *
 * @throws NftsNotServedError `nfts/not-served`
 * @throws NftsUnavailableError `nfts/unavailable`
 */
async function fetchNfts(client, { address, network, cursor, signal }) {
  const { caipNetworkId } = network
  const call = 'nfts'
  try {
    const { data, next } = await callGateway(client, {
      call,
      path: `v1/account/${encodeURIComponent(address)}/nfts`,
      query: {
        chainId: caipNetworkId,
        cursor,
      },
      signal,
      schema: createAnswerSchema,
    })
    return {
      nfts: parseRows(client, {
        call,
        rows: data,
        schema: createRowSchema(),
      })
        .filter(({ chainId, flags }) => chainId === caipNetworkId && !flags?.is_spam)
        .map(row => toNft(client, row, caipNetworkId)),
      next: next || null,
    }
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (cause instanceof HttpStatusError && (cause.status === 501 || cause.status === 404))
      throw new NftsNotServedError({
        caipNetworkId,
        cause,
      })
    client.logger.warn('The NFTs of the account could not be read', { error: cause })
    throw new NftsUnavailableError({ cause })
  }
}
var createAnswerSchema = () =>
  object({
    data: array(unknown()),
    next: _catch(nullable(string()), null),
  })
var createRowSchema = () =>
  object({
    chainId: string(),
    address: string().check(_regex(/^[-.%:a-zA-Z0-9]{1,200}$/)),
    tokenId: string().check(_regex(/^[-_.%a-zA-Z0-9]{0,100}$/)),
    standard: _catch(string(), ''),
    balance: _catch(string().check(_regex(/^\d{1,80}$/)), '1'),
    name: maybe(string()),
    collection: maybe(string()),
    preview: maybe(object({ url: string() })),
    traits: _catch(array(unknown()), []),
    flags: maybe(object({ is_spam: maybe(boolean()) })),
  })
var shorten = id => (id.length > 12 ? `${id.slice(0, 5)}…${id.slice(-5)}` : id)
function toNft(client, row, chainId) {
  const { tokenId, standard, balance } = row
  const address = row.address.slice(row.address.lastIndexOf(':') + 1)
  const collection = cleanText(row.collection ?? '')
  const number = shorten(tokenId)
  const name =
    cleanText((row.name ?? '').replace(/\d{13,}/g, shorten)) ||
    `${collection || 'NFT'}${number && ` #${number}`}`
  const imageUrl = readImageUrl(client, row.preview?.url)
  const traits = toTraits(row.traits)
  return {
    id: tokenId ? `${address}-${tokenId}` : address,
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
function toTraits(traits) {
  const schema = object({
    name: string(),
    value: string(),
  })
  return traits.slice(0, maxTraits).flatMap(trait => {
    const { data } = schema.safeParse(trait)
    const [name, value] = [cleanText(data?.name ?? ''), cleanText(data?.value ?? '')]
    return name && value
      ? [
          {
            name,
            value,
          },
        ]
      : []
  })
}

export { fetchNfts }
