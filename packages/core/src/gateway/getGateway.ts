import { createOwned } from '../client/internal.js'
import { createHttpClient, type HttpClient } from '../http/createHttpClient.js'
import { type GatewayQuery, gatewayQuery, getImageUrl } from './getImageUrl.js'

/** The gateway of a client. */
export type Gateway = {
  readonly http: HttpClient
  /** Query parameters of each call. */
  readonly query: GatewayQuery
  /** Returns the URL of an image, such as `getWalletImage/metamask`. */
  imageUrl(path: string): string
}

/** Returns the gateway of the config; undefined when it has none. Sends no request. */
export const getGateway = /*#__PURE__*/ createOwned('gateway', (client): Gateway | undefined => {
  const { gateway } = client.config
  if (!gateway) return undefined
  const { url, clientId } = gateway
  return {
    http: createHttpClient({ baseUrl: url, clientId }),
    query: gatewayQuery(client),
    imageUrl: path => getImageUrl(client, path) ?? '',
  }
})
