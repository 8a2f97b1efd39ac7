import { base64 } from '@scure/base'
import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { isRecord } from '../common/isRecord.js'
import { RpcError } from '../common/rpcError.js'
import type { SiteCall } from './types.js'

/** Returns the parameters of a call, which must be an array. */
export function parameterList({ method, params }: SiteCall): unknown[] {
  if (Array.isArray(params)) return params
  throw new RpcError(-32602, `${method} takes its parameters in an array.`)
}

/** Returns the account that a site names. Throws when the site is not connected to it. */
export function permittedAccount({ wallet, origin, method }: SiteCall, value: unknown): Hex {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw new RpcError(-32602, `${method} needs the address of an account.`)
  const address = getAddress(value)
  if (wallet.permissions[origin]?.includes(address)) return address
  throw new RpcError(4100, 'The site is not connected to this account.')
}

/** Returns the `chainId` of `[{ chainId: '0x…' }]`, as EIP-3326 and EIP-3085 pass it. */
export function chainIdParameter(call: SiteCall): { chainId: number; given: Record<string, unknown> } {
  const [given] = parameterList(call)
  if (!isRecord(given) || !isHex(given.chainId) || !Number.isSafeInteger(Number(given.chainId)))
    throw new RpcError(-32602, `${call.method} takes [{ chainId }] with a hexadecimal string.`)
  return { chainId: Number(given.chainId), given }
}

/** Returns bytes that are passed in base64, as text and decoded. */
export function base64Parameter(value: unknown, name: string): { text: string; bytes: Uint8Array } {
  try {
    if (typeof value === 'string') return { text: value, bytes: base64.decode(value) }
  } catch {
    // Reported below.
  }
  throw new RpcError(-32602, `\`${name}\` must be bytes.`)
}
