import { isHex } from 'viem'
import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { parameterList } from './parameterList.js'
import type { SiteCall } from './types.js'

/** The `chainId` of `[{ chainId: '0x…' }]`, as EIP-3326 and EIP-3085 give it. */
export function chainIdParameter(call: SiteCall): { chainId: number; given: Record<string, unknown> } {
  const [given] = parameterList(call)
  if (!isRecord(given) || !isHex(given.chainId) || !Number.isSafeInteger(Number(given.chainId)))
    throw new RpcError(-32602, `${call.method} takes [{ chainId }] with a hexadecimal string.`)
  return { chainId: Number(given.chainId), given }
}
