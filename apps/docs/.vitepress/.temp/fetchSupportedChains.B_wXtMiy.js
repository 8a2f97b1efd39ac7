import { t as callGateway } from './callGateway.BnQTXqn8.js'
import { m as createOwned } from './client.ChoDqs0c.js'
import { n as _catch, a as array, m as object, b as string } from './schemas.A5mWzwqY.js'

// ../../packages/core/dist/features/networks/lazy/fetchSupportedChains.js
/** Schema of the response. Created when the call is preloaded. */
var getSchema = /*#__PURE__*/ createOwned('gateway.supportedChains', () =>
  object({
    http: array(string()),
    ws: _catch(array(string()), () => []),
  }),
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
function fetchSupportedChains(client, signal) {
  return callGateway(client, {
    call: 'supported-chains',
    path: 'v1/supported-chains',
    signal,
    schema: () => getSchema(client),
  })
}

export { fetchSupportedChains, getSchema }
