import { GatewayNotConfiguredError, type GatewayResponseError } from '../../gateway/errors.js'
import { getGateway } from '../../gateway/getGateway.js'
import { toGatewayError } from '../../gateway/toGatewayError.js'
import type { Client } from '../../types/client.js'
import { parseWalletPage } from './parseWalletPage.js'
import { toKnownWallet } from './toKnownWallet.js'
import type { KnownWallet } from './types.js'

/** What {@link fetchWallets} asks for. Wallets are named by directory id or rdns (EIP-6963). */
export type FetchWalletsParameters = {
  /** From 1. Default: 1. */
  readonly page?: number | undefined
  /** Rows of a page, 100 at most. Default: 40. */
  readonly entries?: number | undefined
  /** Part of a name, whatever its case; 100 characters at most count. */
  readonly search?: string | undefined
  /** Only these. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids; wallets that have one of them. */
  readonly chains?: readonly string[] | undefined
  /** Whole names. */
  readonly names?: readonly string[] | undefined
  readonly rdns?: readonly string[] | undefined
  /** Such as `certified`. */
  readonly badge?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** One page of the directory. */
export type WalletPage = {
  /** Wallets of all pages. */
  readonly count: number
  readonly wallets: readonly KnownWallet[]
}

/** What {@link fetchWallets} may throw, beside the errors of `createHttpClient`. */
export type FetchWalletsErrorType = GatewayNotConfiguredError | GatewayResponseError

/**
 * Asks the gateway's wallet directory, `GET /getWallets`. Rows are checked; wrong ones are left out.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws OriginNotAllowedError `gateway/origin-not-allowed`
 * @throws InvalidProjectIdError `gateway/invalid-project-id`
 * @throws HttpStatusError `http/status`, with the text `HTTP status code: {status}`
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 *
 * @example
 * const { wallets, count } = await fetchWallets(client, { search: 'meta', entries: 100 })
 */
export async function fetchWallets(
  client: Client,
  parameters: FetchWalletsParameters = {},
): Promise<WalletPage> {
  const gateway = getGateway(client)
  if (!gateway) throw new GatewayNotConfiguredError()
  const { page = 1, entries = 40, search, badge, signal } = parameters
  const list = (parts: readonly string[] | undefined) => (parts?.length ? parts.join(',') : undefined)
  const call = gateway.http.get({
    path: 'getWallets',
    query: {
      page,
      entries,
      search: search?.slice(0, 100) || undefined,
      include: list(parameters.include),
      exclude: list(parameters.exclude),
      chains: list(parameters.chains),
      names: list(parameters.names),
      rdns: list(parameters.rdns),
      badge,
      ...gateway.query,
    },
    signal,
  })
  try {
    const { count, rows } = parseWalletPage(await call, client.logger.child('gateway'))
    return { count, wallets: rows.map(row => toKnownWallet(row, gateway)) }
  } catch (error) {
    throw toGatewayError(error)
  }
}
