import type { WalletConnectSession } from '@latchkit/core/walletconnect'
import { numberToHex } from 'viem'
import { parseChainId } from '../config/parseChainId.js'

type Properties = { readonly [key: string]: unknown }
type Capabilities = { readonly [chainId: `0x${string}`]: Properties }

export type ReadCapabilitiesParameters = {
  readonly address: string
  /** The chains of the capabilities to read. */
  readonly chainIds: readonly number[]
}

/**
 * Reads the EIP-5792 capabilities that the wallet sent when it approved the session: `sessionProperties.capabilities` in
 * the format of `wallet_getCapabilities`, alone or by address, then `scopedProperties` of the namespace, of the chain, and
 * of the account on it. The narrower scope overrides the wider. Returns undefined when there are none for these chains.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @see https://chainagnostic.org/CAIPs/caip-25
 */
export function readCapabilities(
  { sessionProperties, scopedProperties }: WalletConnectSession,
  { address, chainIds }: ReadCapabilitiesParameters,
): Capabilities | undefined {
  const shared = toProperties(sessionProperties?.capabilities)
  const own = toProperties(findKey(shared, address))
  const namespace = toProperties(scopedProperties?.eip155)
  const found = chainIds.flatMap(chainId => {
    const caipNetworkId = `eip155:${chainId}`
    const chain = toProperties(scopedProperties?.[caipNetworkId])
    const capabilities = {
      ...byChain(shared, chainId),
      ...byChain(own, chainId),
      ...toCapabilities(namespace),
      ...toCapabilities(chain),
      ...toCapabilities(toProperties(findKey(chain, `${caipNetworkId}:${address}`))),
    }
    return Object.keys(capabilities).length > 0 ? [[numberToHex(chainId), capabilities] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Returns the capabilities of a scope, without the exceptions for single accounts. */
function toCapabilities(scope: Properties): Properties {
  const { capabilities, ...direct } = scope
  const all = { ...direct, ...toProperties(capabilities) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([key]) => !key.includes(':'))
      .map(([key, value]) => [key, toProperties(value)] as const)
      .filter(([, value]) => Object.keys(value).length > 0),
  )
}

function byChain(properties: Properties, chainId: number): Properties {
  const [, value] = Object.entries(properties).find(([key]) => parseChainId(key) === chainId) ?? []
  return toCapabilities(toProperties(value))
}

function findKey(properties: Properties, wanted: string): unknown {
  return Object.entries(properties).find(([key]) => key.toLowerCase() === wanted.toLowerCase())?.[1]
}

// The properties of a session are strings by the specification and objects in practice.
function toProperties(value: unknown): Properties {
  if (typeof value === 'string') {
    try {
      return toProperties(JSON.parse(value))
    } catch {
      return {}
    }
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Properties) : {}
}
