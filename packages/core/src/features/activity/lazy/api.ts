import * as z from 'zod/mini'
import { callGateway, maybe, parseRows } from '../../../gateway/lazy/callGateway.js'
import { readImageUrl } from '../../../gateway/readImageUrl.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'
import { cleanText } from '../../../validate/cleanText.js'
import { getCurrency } from '../../tokens/getCurrency.js'
import { AccountAddressMissingError, ChainNotIndexedError, TransactionsUnavailableError } from '../errors.js'
import type { TransactionsQueryParameters } from '../transactionsInfiniteQueryOptions.js'
import type { ActivityTransaction, ActivityTransfer, TransactionsPage } from '../types.js'

/** Parameters of {@link fetchTransactions}. */
export type FetchTransactionsParameters = TransactionsQueryParameters & {
  readonly cursor?: string | undefined
  /** Reads it past the caches of the gateway. */
  readonly cache?: 'no-cache' | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads a page of the transactions of an account, `GET /v1/account/{address}/history`. A row that is malformed, or of
 * another chain, is left out.
 *
 * @throws AccountAddressMissingError `activity/no-account`
 * @throws ChainNotIndexedError `activity/not-indexed`
 * @throws TransactionsUnavailableError `activity/unavailable`
 */
export async function fetchTransactions(
  client: Client,
  { address, network, onramp, cursor, cache, signal }: FetchTransactionsParameters,
): Promise<TransactionsPage> {
  if (!address) throw new AccountAddressMissingError()
  const { caipNetworkId } = network
  const call = 'history'
  try {
    const { data, next } = await callGateway(client, {
      call,
      path: `v1/account/${encodeURIComponent(address)}/history`,
      query: { chainId: caipNetworkId, cursor, onramp, cache },
      signal,
      schema: createAnswerSchema,
    })
    const rows = parseRows(client, { call, rows: data, schema: createRowSchema() })
    const transactions = rows
      .filter(({ metadata }) => metadata.chain === caipNetworkId)
      .flatMap(row => toTransaction(client, row, caipNetworkId))
    return { transactions, next: next || null }
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (cause instanceof HttpStatusError && cause.status === 501)
      throw new ChainNotIndexedError({ caipNetworkId, cause })
    client.logger.warn('The transactions of the account could not be read', { error: cause })
    throw new TransactionsUnavailableError({ cause })
  }
}

const createAnswerSchema = () =>
  z.object({ data: z.array(z.unknown()), next: z.catch(z.nullable(z.string()), null) })

const figure = () => z.catch(z.optional(z.number()), undefined)
const image = () => maybe(z.object({ url: z.string() }))
const flags = () => maybe(z.object({ is_spam: maybe(z.boolean()) }))

const createTransferSchema = () =>
  z.object({
    direction: z.enum(['in', 'out', 'self']),
    quantity: z.object({ numeric: z.string().check(z.regex(/^\d{1,80}(?:\.\d{1,80})?$/)) }),
    value: figure(),
    price: figure(),
    fungible_info: maybe(
      z.object({ name: maybe(z.string()), symbol: z.string(), icon: image(), flags: flags() }),
    ),
    nft_info: maybe(
      z.object({ name: z.string(), content: maybe(z.object({ preview: image() })), flags: flags() }),
    ),
  })

const createRowSchema = () =>
  z.object({
    id: z.string().check(z.minLength(1)),
    metadata: z.object({
      operationType: z.string(),
      hash: z.string(),
      chain: z.string(),
      minedAt: z.string().check(z.refine(text => !Number.isNaN(Date.parse(text)))),
      sentFrom: z.string(),
      sentTo: z.catch(z.string(), ''),
      status: z.catch(z.enum(['confirmed', 'failed', 'pending']), 'confirmed'),
      nonce: figure(),
    }),
    transfers: z.array(z.unknown()),
  })

type Row = z.infer<ReturnType<typeof createRowSchema>>

/** A transaction as it is shown; nothing where all that it moved is spam. */
function toTransaction(
  client: Client,
  { id, metadata, transfers }: Row,
  chain: ActivityTransaction['metadata']['chain'],
): readonly ActivityTransaction[] {
  const schema = createTransferSchema()
  // The gateway values past transactions in dollars alone.
  const isInDollars = getCurrency(client) === 'USD'
  const shown = transfers.flatMap((transfer): ActivityTransfer[] => {
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
          nft_info: { name: cleanText(nft.name), ...(preview && { content: { preview: { url: preview } } }) },
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
  return [{ id, metadata: { ...metadata, ...texts, chain }, transfers: shown }]
}

const isFigure = (value: number | undefined): value is number => Number.isFinite(value) && Number(value) >= 0
