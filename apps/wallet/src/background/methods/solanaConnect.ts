import { isRecord } from '../../common/isRecord.js'
import { visibleSolanaAccounts } from '../visibleSolanaAccounts.js'
import { parameterList } from './parameterList.js'
import type { Method } from './types.js'

/** `standard:connect`: silently it gives what is granted already, be it nothing. */
export const solanaConnect: Method = call => {
  const [given] = parameterList(call)
  const accounts = visibleSolanaAccounts(call.wallet, call.origin)
  if (accounts.length > 0 || (isRecord(given) && given.silent === true)) return { result: accounts }
  return { approval: { kind: 'connect', method: 'standard:connect', selected: [call.wallet.active] } }
}
