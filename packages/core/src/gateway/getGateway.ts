import { getOwned } from '../client/internal.js'
import { createHttpClient, type HttpClient } from '../http/createHttpClient.js'
import type { Client } from '../types/client.js'
import { type GatewayQuery, gatewayQuery } from './gatewayQuery.js'

/** The gateway of a client. */
export type Gateway = {
  readonly http: HttpClient
  /** Goes with each call. */
  readonly query: GatewayQuery
  /** Address of one of its images. */
  imageUrl(path: string): string
}

/** The gateway that the config names; undefined without one. Makes no call. */
export function getGateway(client: Client): Gateway | undefined {
  const { gateway } = client.config
  if (!gateway) return undefined
  return getOwned(client, 'gateway', () => {
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
}
