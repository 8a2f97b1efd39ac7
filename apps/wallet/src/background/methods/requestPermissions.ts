import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { visibleAccounts } from '../visibleAccounts.js'
import { parameterList } from './parameterList.js'
import type { Method } from './types.js'

/** Always asks, also a site that is connected: this is how it lets the person choose other accounts. */
export const requestPermissions: Method = call => {
  const [wanted] = parameterList(call)
  if (!isRecord(wanted) || !isRecord(wanted.eth_accounts))
    throw new RpcError(-32602, 'wallet_requestPermissions takes [{ eth_accounts: {} }].')
  const accounts = visibleAccounts(call.wallet, call.origin)
  const selected = accounts.length > 0 ? accounts : [call.wallet.active]
  return { approval: { kind: 'connect', method: 'wallet_requestPermissions', selected } }
}
