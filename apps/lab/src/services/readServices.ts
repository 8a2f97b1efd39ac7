/** Where the chains and services are, which a page gets with each request: one build serves every port. */
export type Services = {
  /** JSON-RPC of the two local EVM chains, ids 31337 and 31338. */
  readonly evmRpcUrls: readonly [string, string]
  readonly solanaRpcUrl: string
  /** Where web3.js gets notifications of confirmations: the next port. */
  readonly solanaSocketUrl: string
  readonly relayUrl: string | undefined
  readonly gatewayUrl: string | undefined
  readonly secureSiteUrl: string | undefined
  /** A secure site whose bundlers are away, for the page that shows it. */
  readonly bundlerlessSiteUrl: string | undefined
  /** Pays the fees of smart accounts (ERC-7677), on the page that has it. */
  readonly paymasterUrl: string | undefined
  /** Endpoints of the app's own by CAIP-2 id, for the page that has them. */
  readonly ownRpcUrls: { readonly [caipNetworkId: `${'eip155' | 'solana'}:${string}`]: readonly string[] }
}

/** Reads the services from the environment; the local stack's fixed ports are the default. Empty means none. */
export function readServices(env: NodeJS.ProcessEnv = process.env): Services {
  const offset = Number(env.LATCHKIT_PORT_OFFSET ?? 0)
  const solanaRpcUrl = env.LAB_SOLANA_RPC_URL ?? `http://localhost:${8899 + offset}`
  const at = (port: number, scheme = 'http') => `${scheme}://localhost:${port + offset}`
  return {
    evmRpcUrls: [env.LAB_EVM_RPC_URL ?? at(8545), env.LAB_EVM_RPC_URL_2 ?? at(8546)],
    solanaRpcUrl,
    solanaSocketUrl: toSocketUrl(solanaRpcUrl),
    relayUrl: (env.LAB_RELAY_URL ?? at(4500, 'ws')) || undefined,
    gatewayUrl: (env.LAB_GATEWAY_URL ?? at(4600)) || undefined,
    secureSiteUrl: (env.LAB_SECURE_SITE_URL ?? `http://secure.localhost:${4700 + offset}`) || undefined,
    bundlerlessSiteUrl: env.LAB_BUNDLERLESS_SITE_URL || undefined,
    paymasterUrl: (env.LAB_PAYMASTER_URL ?? at(4339)) || undefined,
    ownRpcUrls: {
      ...(env.LAB_OWN_EVM_RPC_URL && { 'eip155:31337': [env.LAB_OWN_EVM_RPC_URL] }),
      ...(env.LAB_OWN_SOLANA_RPC_URL && {
        'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx': [env.LAB_OWN_SOLANA_RPC_URL],
      }),
    },
  }
}

function toSocketUrl(url: string): string {
  const { hostname, port } = new URL(url)
  return `ws://${hostname}:${Number(port) + 1}`
}
