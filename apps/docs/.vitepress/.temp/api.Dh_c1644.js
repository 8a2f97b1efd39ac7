import { t as callGateway, r as parseRows } from './callGateway.BnQTXqn8.js'
import { m as createOwned } from './client.ChoDqs0c.js'
import {
  n as _catch,
  a as array,
  p as number,
  m as object,
  h as optional,
  b as string,
  C as unknown,
} from './schemas.A5mWzwqY.js'
import { I as getCurrency } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/balances/lazy/api.js
/**
 * Reads the tokens that the gateway lists for an account on a network. Leaves out malformed rows.
 *
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 */
async function fetchTokenRows(
  client,
  { address, network, currency = getCurrency(client).toLowerCase(), forceUpdate, signal },
) {
  const call = 'balance'
  const { balances } = await callGateway(client, {
    call,
    path: `v1/account/${encodeURIComponent(address)}/balance`,
    query: {
      currency,
      chainId: network.caipNetworkId,
      forceUpdate: forceUpdate?.join() || void 0,
      optional: true,
    },
    signal,
    schema: () => getSchemas(client).answer,
  })
  return parseRows(client, {
    call,
    rows: balances,
    schema: getSchemas(client).row,
  }).filter(({ chainId }) => chainId === network.caipNetworkId)
}
var figure = () => _catch(optional(number()), void 0)
/** Schemas of a response and its rows. Created when the call is preloaded, so that the user does not wait for it. */
var getSchemas = /*#__PURE__*/ createOwned('balances.schemas', () => ({
  answer: object({ balances: array(unknown()) }),
  row: object({
    name: string(),
    symbol: string(),
    chainId: string(),
    address: optional(string()),
    value: figure(),
    price: figure(),
    dayChange: figure(),
    quantity: object({
      decimals: string(),
      numeric: string(),
    }),
    iconUrl: _catch(optional(string()), void 0),
  }),
}))

export { fetchTokenRows, getSchemas }
