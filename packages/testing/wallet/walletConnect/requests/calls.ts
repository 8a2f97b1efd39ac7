import { isHex } from 'viem'
import { localChainIds } from '../../../src/common/defaults.js'
import { readCalls, readCallsStatus } from '../../methods/calls.js'
import { parameterList, permittedAccount, type SiteCall } from '../../methods/siteCall.js'
import { atomicCapability } from '../supported.js'
import type { WalletConnectOutcome, WalletConnectState } from '../types.js'

/** Answers `wallet_getCapabilities` of EIP-5792, by hexadecimal chain id. */
export function getCapabilities(call: SiteCall): WalletConnectOutcome {
  const [account, wanted] = parameterList(call)
  permittedAccount(call, account)
  const ids = Array.isArray(wanted) ? wanted.filter(id => isHex(id)).map(Number) : localChainIds
  const served = localChainIds.filter(id => ids.includes(id))
  return { result: Object.fromEntries(served.map(id => [`0x${id.toString(16)}`, atomicCapability])) }
}

/** Reads a request of `wallet_sendCalls` (EIP-5792). */
export function requestCalls(call: SiteCall, state: WalletConnectState): WalletConnectOutcome {
  return { approval: readCalls(call, { isKnown: id => id in state.calls, canBeAtomic: false }) }
}

/** Answers `wallet_getCallsStatus` of EIP-5792. */
export function getCallsStatus(call: SiteCall, state: WalletConnectState): Promise<WalletConnectOutcome> {
  return readCallsStatus(call, id => state.calls[id])
}
