import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { updateState } from '../updateState.js'
import { parameterList } from './parameterList.js'
import type { Method } from './types.js'

export const revokePermissions: Method = async call => {
  const [given] = parameterList(call)
  if (!isRecord(given) || !isRecord(given.eth_accounts))
    throw new RpcError(-32602, 'wallet_revokePermissions takes [{ eth_accounts: {} }].')
  await call.background.exclusively(() =>
    updateState(call.background, ({ wallets }) => {
      delete wallets[call.walletId].permissions[call.origin]
    }),
  )
  return { result: null }
}
