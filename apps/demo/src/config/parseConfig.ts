/** A local chain as the page uses it. */
export type DemoChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  /** Address of the test ERC-20 (TUSD, 6 decimals). */
  readonly token: `0x${string}`
}

/** Values that differ between runs of the demo: addresses of its chains and services. */
export type DemoConfig = {
  readonly chains: readonly [DemoChain, DemoChain]
  /** RPC endpoint of the local Solana chain. */
  readonly solanaRpcUrl: string
  /** Where balances of Ethereum mainnet are read. */
  readonly mainnetRpcUrl: string
  /** The relay of WalletConnect. */
  readonly relayUrl: string
  /** The wallet directory. */
  readonly gatewayUrl: string
  /** The secure site of embedded wallets; without one there is no sign-in by e-mail. */
  readonly secureSiteUrl?: string | undefined
  /** A service that pays the fees of smart accounts, which the secure frame asks. */
  readonly paymasterUrl?: string | undefined
}

/**
 * Reads the page's data block. Empty means the default ports; anything else must be whole, so that a page never
 * talks to another chain than its server meant.
 */
export function parseConfig(text: string): DemoConfig {
  if (text.trim() === '' || text.trim() === '{}') return defaultConfig()
  const given: unknown = JSON.parse(text)
  if (!isRecord(given) || !Array.isArray(given.chains) || !isHttpUrl(given.mainnetRpcUrl))
    throw new Error('The block "demo-config" needs "chains" and "mainnetRpcUrl".')
  const { mainnetRpcUrl, solanaRpcUrl, relayUrl, gatewayUrl, secureSiteUrl, paymasterUrl } = given
  if (!isHttpUrl(solanaRpcUrl) || !isSocketUrl(relayUrl) || !isHttpUrl(gatewayUrl))
    throw new Error('The block "demo-config" needs "solanaRpcUrl", "relayUrl" and "gatewayUrl".')
  if (secureSiteUrl !== undefined && !isHttpUrl(secureSiteUrl))
    throw new Error('"secureSiteUrl" of the block "demo-config" has to be a URL.')
  if (paymasterUrl !== undefined && !isHttpUrl(paymasterUrl))
    throw new Error('"paymasterUrl" of the block "demo-config" has to be a URL.')
  const [first, second] = given.chains.map(parseChain)
  if (!first || !second || given.chains.length !== 2)
    throw new Error('The block "demo-config" needs two chains, each with id, name, rpcUrl and token.')
  const services = { relayUrl, gatewayUrl, secureSiteUrl, paymasterUrl }
  return { chains: [first, second], solanaRpcUrl, mainnetRpcUrl, ...services }
}

function parseChain(chain: unknown): DemoChain | undefined {
  if (!isRecord(chain)) return undefined
  const { id, name, rpcUrl, token } = chain
  if (typeof id !== 'number' || typeof name !== 'string' || !isHttpUrl(rpcUrl) || !isHex(token))
    return undefined
  return { id, name, rpcUrl, token }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/]/.test(value)
}

function isSocketUrl(value: unknown): value is string {
  return typeof value === 'string' && /^wss?:\/\/[^\s/]/.test(value)
}

function isHex(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

/** Where the chains are: a data block of the page that its server fills, so it costs no request and no script. */
export function readConfig(): DemoConfig {
  return parseConfig(document.getElementById('demo-config')?.textContent ?? '')
}

// The local stack deploys it from one account with nonce 0, so it has this address on every fresh chain.
const token = '0xF53CdCEE230E07672DCA69bD194343E5832FE150'

/** The local stack's fixed ports; `portOffset` is what `LATCHKIT_PORT_OFFSET` adds to each. */
export function defaultConfig(portOffset = 0): DemoConfig {
  return {
    chains: [
      { id: 31337, name: 'Local One', rpcUrl: `http://127.0.0.1:${8545 + portOffset}`, token },
      { id: 31338, name: 'Local Two', rpcUrl: `http://127.0.0.1:${8546 + portOffset}`, token },
    ],
    solanaRpcUrl: `http://127.0.0.1:${8899 + portOffset}`,
    mainnetRpcUrl: 'https://ethereum.reth.rs/rpc',
    relayUrl: `ws://localhost:${4500 + portOffset}`,
    gatewayUrl: `http://localhost:${4600 + portOffset}`,
    secureSiteUrl: `http://secure.localhost:${4700 + portOffset}`,
    paymasterUrl: `http://localhost:${4339 + portOffset}`,
  }
}
