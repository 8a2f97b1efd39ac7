import * as z from 'zod/mini'
import { createOwned } from '../../../client/internal.js'
import { callGateway } from '../../../gateway/lazy/callGateway.js'
import type { Client } from '../../../types/client.js'
import type { SupportedChains } from '../supportedChainsQueryOptions.js'

/** Schema of the response. Created when the call is preloaded. */
export const getSchema = /*#__PURE__*/ createOwned('gateway.supportedChains', () =>
  z.object({ http: z.array(z.string()), ws: z.catch(z.array(z.string()), (): string[] => []) }),
)

/**
 * Reads from the gateway the chains that it serves, `GET /v1/supported-chains`.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws HttpStatusError `http/status`
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 */
export function fetchSupportedChains(client: Client, signal?: AbortSignal): Promise<SupportedChains> {
  const path = 'v1/supported-chains'
  return callGateway(client, { call: 'supported-chains', path, signal, schema: () => getSchema(client) })
}
