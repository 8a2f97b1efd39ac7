import type { NetworkInput } from '../../../types/network.js'
import { defaultAccountTypes } from '../../connection/start/getPreferredAccountType.js'

/** A mistake in a network: the path of the property, and the expected value. */
export type NetworkProblem = { readonly path: string; readonly reason: string }

/** Returns the first mistake in a network that an app passes; undefined when there is none. */
export function validateNetwork(input: NetworkInput, path: string): NetworkProblem | undefined {
  const at = (field: string, reason: string) => ({ path: path + field, reason })
  if (typeof input !== 'object' || input === null)
    return at('', "must be a network object, such as viem's `mainnet`")
  if (typeof input.id === 'string' ? input.id === '' : !Number.isSafeInteger(input.id) || input.id < 0)
    return at('.id', 'must be a whole number, or the id of the chain')
  if (typeof input.name !== 'string' || input.name === '')
    return at('.name', 'must be the name that people see')
  if (input.chainNamespace !== undefined && !Object.hasOwn(defaultAccountTypes, input.chainNamespace))
    return at('.chainNamespace', `must be one of ${Object.keys(defaultAccountTypes).join(', ')}`)
  const namespace = input.chainNamespace ?? 'eip155'
  if (namespace === 'eip155' && typeof input.id !== 'number') return at('.id', 'must be a number on eip155')
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(String(input.id)))
    return at('.id', 'must be at most 32 letters, digits, - and _')
  const currency = input.nativeCurrency
  if (typeof currency?.symbol !== 'string' || !Number.isInteger(currency.decimals))
    return at('.nativeCurrency', 'must be { name, symbol, decimals }')
  const urls = input.rpcUrls?.default?.http
  if (!Array.isArray(urls) || urls.length === 0)
    return at('.rpcUrls.default.http', 'must list at least one RPC URL')
  const bad = urls.findIndex(url => typeof url !== 'string' || !URL.canParse(url))
  if (bad >= 0) return at(`.rpcUrls.default.http[${bad}]`, 'must be a URL')
  return undefined
}
