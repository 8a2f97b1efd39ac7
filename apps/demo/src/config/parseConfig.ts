import { defaultConfig } from './defaultConfig.js'
import type { DemoChain, DemoConfig } from './types.js'

/**
 * Reads the page's data block. Empty means the default ports; anything else must be whole, so that a page never
 * talks to another chain than its server meant.
 */
export function parseConfig(text: string): DemoConfig {
  if (text.trim() === '' || text.trim() === '{}') return defaultConfig()
  const given: unknown = JSON.parse(text)
  if (!isRecord(given) || !Array.isArray(given.chains) || !isHttpUrl(given.mainnetRpcUrl))
    throw new Error('The block "demo-config" needs "chains" and "mainnetRpcUrl".')
  const { mainnetRpcUrl, solanaRpcUrl, relayUrl, gatewayUrl } = given
  if (!isHttpUrl(solanaRpcUrl) || !isSocketUrl(relayUrl) || !isHttpUrl(gatewayUrl))
    throw new Error('The block "demo-config" needs "solanaRpcUrl", "relayUrl" and "gatewayUrl".')
  const [first, second] = given.chains.map(parseChain)
  if (!first || !second || given.chains.length !== 2)
    throw new Error('The block "demo-config" needs two chains, each with id, name, rpcUrl and token.')
  return { chains: [first, second], solanaRpcUrl, mainnetRpcUrl, relayUrl, gatewayUrl }
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
