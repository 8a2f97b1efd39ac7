import type { Client } from '../types/client.js'
import { version } from '../version.js'

/** What goes with each call of the backend. */
export type GatewayQuery = {
  readonly projectId: string | undefined
  /** SDK type. */
  readonly st: 'latchkit'
  /** SDK version, `<framework>-<adapter>-<version>`. */
  readonly sv: string
}

/** The parameters that each call of the backend carries. */
export function gatewayQuery(client: Client): GatewayQuery {
  const { gateway, walletConnect } = client.config
  const adapters = client.adapters.map(({ namespace }) => namespace).join(',') || 'universal'
  return {
    projectId: gateway?.projectId ?? walletConnect?.projectId,
    st: 'latchkit',
    sv: `${gateway?.framework ?? 'js'}-${adapters}-${version}`,
  }
}
