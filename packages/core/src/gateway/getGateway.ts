import { createOwned } from '../client/internal.js'
import { createHttpClient, type HttpClient } from '../http/createHttpClient.js'
import type { Client } from '../types/client.js'
import { version } from '../version.js'

/** The gateway of a client. */
export type Gateway = {
  readonly http: HttpClient
  /** Query parameters of each call. */
  readonly query: GatewayQuery
  /** Returns the URL of an image. */
  imageUrl(path: string): string
}

/** Returns the gateway of the config; undefined when it has none. Sends no request. */
export const getGateway = /*#__PURE__*/ createOwned('gateway', (client): Gateway | undefined => {
  const { gateway } = client.config
  if (!gateway) return undefined
  const { url, clientId } = gateway
  const query = gatewayQuery(client)
  return {
    http: createHttpClient({ baseUrl: url, clientId }),
    query,
    imageUrl(path) {
      const { href } = new URL(`${url.replace(/\/+$/, '')}/${path}`)
      const entries = Object.entries({ clientId, ...query }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      )
      return `${href}?${new URLSearchParams(entries)}`
    },
  }
})

/** Query parameters of each call of the gateway. */
export type GatewayQuery = {
  readonly projectId: string | undefined
  /** SDK type. */
  readonly st: 'latchkit'
  /** SDK version, `<framework>-<adapter>-<version>`. */
  readonly sv: string
}

/** Returns the query parameters of each call of the gateway. */
export function gatewayQuery(client: Client): GatewayQuery {
  const { gateway, walletConnect } = client.config
  const adapters = client.adapters.map(({ namespace }) => namespace).join(',') || 'universal'
  return {
    projectId: gateway?.projectId ?? walletConnect?.projectId,
    st: 'latchkit',
    sv: `${gateway?.framework ?? 'js'}-${adapters}-${version}`,
  }
}
