import * as z from 'zod/mini'
import { createOwned } from '../../../client/internal.js'
import { callGateway, parseRows } from '../../../gateway/lazy/callGateway.js'
import type { Client } from '../../../types/client.js'
import { getCurrency } from '../../tokens/getCurrency.js'
import type { FetchTokenBalancesParameters } from '../fetchTokenBalances.js'
import type { TokenRow } from '../toToken.js'

/**
 * Reads the tokens that the gateway lists for an account on a network. Leaves out malformed rows.
 *
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 */
export async function fetchTokenRows(
  client: Client,
  {
    address,
    network,
    currency = getCurrency(client).toLowerCase(),
    forceUpdate,
    signal,
  }: FetchTokenBalancesParameters,
): Promise<readonly TokenRow[]> {
  const call = 'balance'
  const { balances } = await callGateway(client, {
    call,
    path: `v1/account/${encodeURIComponent(address)}/balance`,
    query: {
      currency,
      chainId: network.caipNetworkId,
      forceUpdate: forceUpdate?.join() || undefined,
      // Otherwise a network that the gateway does not serve is an error, which browsers print.
      optional: true,
    },
    signal,
    schema: () => getSchemas(client).answer,
  })
  const rows = parseRows(client, { call, rows: balances, schema: getSchemas(client).row })
  return rows.filter(({ chainId }) => chainId === network.caipNetworkId)
}

const figure = () => z.catch(z.optional(z.number()), undefined)

/** Schemas of a response and its rows. Created when the call is preloaded, so that the user does not wait for it. */
export const getSchemas = /*#__PURE__*/ createOwned('balances.schemas', () => ({
  answer: z.object({ balances: z.array(z.unknown()) }),
  row: z.object({
    name: z.string(),
    symbol: z.string(),
    chainId: z.string(),
    address: z.optional(z.string()),
    value: figure(),
    price: figure(),
    dayChange: figure(),
    quantity: z.object({ decimals: z.string(), numeric: z.string() }),
    iconUrl: z.catch(z.optional(z.string()), undefined),
  }),
}))
