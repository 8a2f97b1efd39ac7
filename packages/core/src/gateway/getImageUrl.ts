import type { Client, ResolvedConfig } from '../types/client.js'
import { version } from '../version.js'

/**
 * Returns the URL of an image of the gateway, such as `public/getAssetImage/{id}`; undefined without a gateway. Separate
 * from the calls of the gateway, because a button of a page may show an image.
 */
export function getImageUrl(client: Client, path: string): string | undefined {
  const { gateway } = client.config
  if (!gateway) return undefined
  const { href } = new URL(`${gateway.url.replace(/\/+$/, '')}/${path}`)
  const entries = Object.entries({ clientId: gateway.clientId, ...gatewayQuery(client) }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, value]]),
  )
  return `${href}?${new URLSearchParams(entries)}`
}

/** Source of the address of a call of the gateway: a client, or the context of an adapter. */
export type GatewayParameters = {
  readonly config: Pick<ResolvedConfig, 'adapters' | 'customRpcUrls' | 'gateway' | 'walletConnect'>
}

/** Query parameters of each call of the gateway. */
export type GatewayQuery = {
  readonly projectId: string | undefined
  /** SDK type. */
  readonly st: 'latchkit'
  /** SDK version, `<framework>-<adapter>-<version>`. */
  readonly sv: string
}

/** Returns the query parameters of each call of the gateway. */
export function gatewayQuery({ config }: GatewayParameters): GatewayQuery {
  const { gateway, walletConnect, adapters = [] } = config
  const names = adapters.map(({ namespace, name = namespace }) => name).join(',') || 'universal'
  return {
    projectId: gateway?.projectId ?? walletConnect?.projectId,
    st: 'latchkit',
    sv: `${gateway?.framework ?? 'js'}-${names}-${version}`,
  }
}
