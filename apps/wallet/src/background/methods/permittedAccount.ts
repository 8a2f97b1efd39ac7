import { getAddress, type Hex, isAddress } from 'viem'
import { RpcError } from '../../common/rpcError.js'
import type { SiteCall } from './types.js'

/** The account a site names, if it may use it. */
export function permittedAccount({ wallet, origin, method }: SiteCall, value: unknown): Hex {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw new RpcError(-32602, `${method} needs the address of an account.`)
  const address = getAddress(value)
  if (wallet.permissions[origin]?.includes(address)) return address
  throw new RpcError(4100, 'The site is not connected to this account.')
}
