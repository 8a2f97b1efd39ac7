import { isHex } from 'viem'
import { parameterList } from '../../background/methods/parameterList.js'
import { permittedAccount } from '../../background/methods/permittedAccount.js'
import type { SiteCall } from '../../background/methods/types.js'
import { localChainIds } from '../../common/localChainIds.js'
import { atomicCapability } from '../atomicCapability.js'
import type { ProtocolOutcome } from '../types.js'

/** EIP-5792 `wallet_getCapabilities`, by network in hexadecimal. */
export function capabilities(call: SiteCall): ProtocolOutcome {
  const [account, wanted] = parameterList(call)
  permittedAccount(call, account)
  const ids = Array.isArray(wanted) ? wanted.filter(id => isHex(id)).map(Number) : localChainIds
  const served = localChainIds.filter(id => ids.includes(id))
  return { result: Object.fromEntries(served.map(id => [`0x${id.toString(16)}`, atomicCapability])) }
}
