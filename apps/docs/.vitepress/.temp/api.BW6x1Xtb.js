import { M as cleanText } from './account.DZPedvV0.js'
import { t as BaseError } from './BaseError.DWSHhfZu.js'
import { t as callGateway, n as maybe, r as parseRows } from './callGateway.BnQTXqn8.js'
import {
  n as _catch,
  r as _enum,
  O as _minLength,
  A as _regex,
  a as array,
  o as boolean,
  d as nullable,
  p as number,
  m as object,
  h as optional,
  v as refine,
  b as string,
  C as unknown,
} from './schemas.A5mWzwqY.js'
import { I as getCurrency, jt as HttpStatusError, at as readImageUrl } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/activity/errors.js
/** Transactions were requested without an account (`activity/no-account`). */
var AccountAddressMissingError = class extends BaseError {
  name = 'AccountAddressMissingError'
  constructor() {
    super("Transactions can't be fetched without an accountAddress", {
      code: 'activity/no-account',
      metaMessages: ['No account is connected.', 'Connect a wallet, or pass an address.'],
    })
  }
}
/** The transactions of an account could not be read (`activity/unavailable`). */
var TransactionsUnavailableError = class extends BaseError {
  name = 'TransactionsUnavailableError'
  constructor({ cause }) {
    super('Failed to fetch transactions', {
      code: 'activity/unavailable',
      cause,
      metaMessages: ['The gateway did not send the transactions. The cause says why.', 'Try again.'],
    })
  }
}
/** The gateway has no index of a chain (`activity/not-indexed`). */
var ChainNotIndexedError = class extends BaseError {
  name = 'ChainNotIndexedError'
  constructor({ caipNetworkId, cause }) {
    super('Past transactions are not available on this network', {
      code: 'activity/not-indexed',
      cause,
      metaMessages: [
        `The gateway does not index ${caipNetworkId}.`,
        'List the chain in `INDEX` of the gateway.',
      ],
    })
  }
}
// ../../packages/core/dist/features/activity/lazy/api.js
/**
 * Reads a page of the transactions of an account, `GET /v1/account/{address}/history`. A row that is malformed, or of
 * another chain, is left out.
 *
 * @throws AccountAddressMissingError `activity/no-account`
 * @throws ChainNotIndexedError `activity/not-indexed`
 * @throws TransactionsUnavailableError `activity/unavailable`
 */
async function fetchTransactions(client, { address, network, onramp, cursor, cache, signal }) {
  if (!address) throw new AccountAddressMissingError()
  const { caipNetworkId } = network
  const call = 'history'
  try {
    const { data, next } = await callGateway(client, {
      call,
      path: `v1/account/${encodeURIComponent(address)}/history`,
      query: {
        chainId: caipNetworkId,
        cursor,
        onramp,
        cache,
      },
      signal,
      schema: createAnswerSchema,
    })
    return {
      transactions: parseRows(client, {
        call,
        rows: data,
        schema: createRowSchema(),
      })
        .filter(({ metadata }) => metadata.chain === caipNetworkId)
        .flatMap(row => toTransaction(client, row, caipNetworkId)),
      next: next || null,
    }
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (cause instanceof HttpStatusError && cause.status === 501)
      throw new ChainNotIndexedError({
        caipNetworkId,
        cause,
      })
    client.logger.warn('The transactions of the account could not be read', { error: cause })
    throw new TransactionsUnavailableError({ cause })
  }
}
var createAnswerSchema = () =>
  object({
    data: array(unknown()),
    next: _catch(nullable(string()), null),
  })
var figure = () => _catch(optional(number()), void 0)
var image = () => maybe(object({ url: string() }))
var flags = () => maybe(object({ is_spam: maybe(boolean()) }))
var createTransferSchema = () =>
  object({
    direction: _enum(['in', 'out', 'self']),
    quantity: object({ numeric: string().check(_regex(/^\d{1,80}(?:\.\d{1,80})?$/)) }),
    value: figure(),
    price: figure(),
    fungible_info: maybe(
      object({
        name: maybe(string()),
        symbol: string(),
        icon: image(),
        flags: flags(),
      }),
    ),
    nft_info: maybe(
      object({
        name: string(),
        content: maybe(object({ preview: image() })),
        flags: flags(),
      }),
    ),
  })
var createRowSchema = () =>
  object({
    id: string().check(_minLength(1)),
    metadata: object({
      operationType: string(),
      hash: string(),
      chain: string(),
      minedAt: string().check(refine(text => !Number.isNaN(Date.parse(text)))),
      sentFrom: string(),
      sentTo: _catch(string(), ''),
      status: _catch(_enum(['confirmed', 'failed', 'pending']), 'confirmed'),
      nonce: figure(),
    }),
    transfers: array(unknown()),
  })
/** A transaction as it is shown; nothing where all that it moved is spam. */
function toTransaction(client, { id, metadata, transfers }, chain) {
  const schema = createTransferSchema()
  const isInDollars = getCurrency(client) === 'USD'
  const shown = transfers.flatMap(transfer => {
    const parsed = schema.safeParse(transfer)
    if (!parsed.success) return []
    const { fungible_info: token, nft_info: nft, direction, quantity, value, price } = parsed.data
    if ((!token && !nft) || token?.flags?.is_spam || nft?.flags?.is_spam) return []
    const icon = readImageUrl(client, token?.icon?.url)
    const preview = readImageUrl(client, nft?.content?.preview?.url)
    const symbol = cleanText(token?.symbol ?? '')
    return [
      {
        direction,
        quantity,
        ...(isInDollars && isFigure(value) && { value }),
        ...(isInDollars && isFigure(price) && { price }),
        ...(token && {
          fungible_info: {
            name: cleanText(token.name ?? '') || symbol,
            symbol,
            ...(icon && { icon: { url: icon } }),
          },
        }),
        ...(nft && {
          nft_info: {
            name: cleanText(nft.name),
            ...(preview && { content: { preview: { url: preview } } }),
          },
        }),
      },
    ]
  })
  if (transfers.length > 0 && shown.length === 0) return []
  const { operationType, sentFrom, sentTo } = metadata
  const texts = {
    operationType: cleanText(operationType),
    sentFrom: cleanText(sentFrom),
    sentTo: cleanText(sentTo),
  }
  return [
    {
      id,
      metadata: {
        ...metadata,
        ...texts,
        chain,
      },
      transfers: shown,
    },
  ]
}
var isFigure = value => Number.isFinite(value) && Number(value) >= 0

export { fetchTransactions }
