import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { isTransactionMessage } from '../../solana/isTransactionMessage.js'
import { solanaKeys } from '../solanaKeys.js'
import { base64Parameter } from './base64Parameter.js'
import { parameterList } from './parameterList.js'
import type { SiteMethod } from './types.js'

/** `solana:signMessage`, of several messages at once. */
export const solanaMessage: SiteMethod = call => {
  const keyOf = solanaKeys(call.wallet, call.origin)
  const inputs = parameterList(call).map(given => {
    if (!isRecord(given) || typeof given.account !== 'string')
      throw new RpcError(-32602, 'A message to sign needs an account.')
    const { text, bytes } = base64Parameter(given.message, 'message')
    if (isTransactionMessage(bytes))
      throw new RpcError(-32602, 'This message is a transaction: its signature could spend.')
    return { account: keyOf(given.account).address, message: text }
  })
  if (inputs.length === 0) return { result: [] }
  return { approval: { kind: 'solanaMessage', inputs } }
}
