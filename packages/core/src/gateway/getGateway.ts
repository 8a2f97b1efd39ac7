import { getOwned } from '../client/internal.js'
import { createHttpClient, type HttpClient } from '../http/createHttpClient.js'
import type { Client } from '../types/client.js'
import { version } from '../version.js'

/** The gateway of a client. */
export type Gateway = {
  readonly http: HttpClient
  /** Goes with each call. */
  readonly query: {
    readonly projectId: string | undefined
    /** SDK type. */
    readonly st: 'latchkit'
    /** SDK version, `<framework>-<adapter>-<version>`. */
    readonly sv: string
  }
  /** Address of one of its images. */
  imageUrl(path: string): string
}

/** The gateway that the config names; undefined without one. Makes no call. */
export function getGateway(client: Client): Gateway | undefined {
  const { gateway, walletConnect } = client.config
  if (!gateway) return undefined
  return getOwned(client, 'gateway', () => {
    const { url, clientId, framework = 'js', projectId = walletConnect?.projectId } = gateway
    const adapters = client.adapters.map(({ namespace }) => namespace).join(',') || 'universal'
    const query = { projectId, st: 'latchkit', sv: `${framework}-${adapters}-${version}` } as const
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
