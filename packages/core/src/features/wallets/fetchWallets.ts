import type { GatewayNotConfiguredError, GatewayResponseError } from '../../gateway/errors.js'
import type { Client } from '../../types/client.js'
import type { KnownWallet } from './types.js'

/** Parameters of {@link fetchWallets}. Wallets are identified by directory id or rdns (EIP-6963). */
export type FetchWalletsParameters = {
  /** From 1. Default: 1. */
  readonly page?: number | undefined
  /** Rows of a page, 100 at most. Default: 40. */
  readonly entries?: number | undefined
  /** Part of a name, in any case; only the first 100 characters are used. */
  readonly search?: string | undefined
  /** Only these. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids; only wallets that support at least one of these chains. */
  readonly chains?: readonly string[] | undefined
  /** Whole names. */
  readonly names?: readonly string[] | undefined
  readonly rdns?: readonly string[] | undefined
  /** Such as `certified`. */
  readonly badge?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A page of the directory. */
export type WalletPage = {
  /** Wallets of all pages. */
  readonly count: number
  readonly wallets: readonly KnownWallet[]
}

/** Errors that {@link fetchWallets} may throw, beside the errors of `createHttpClient`. */
export type FetchWalletsErrorType = GatewayNotConfiguredError | GatewayResponseError

/**
 * Fetches a page of the gateway's wallet directory, `GET /getWallets`. Rows that fail validation are left out.
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
  const { requestWallets } = await import('./lazy/requestWallets.js')
  return requestWallets(client, parameters)
}
