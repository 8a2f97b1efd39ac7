import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { localRpcUrl } from '../../solana/localRpcUrl.js'
import { parseSendOptions } from '../../solana/parseSendOptions.js'
import { parseTransaction } from '../../solana/parseTransaction.js'
import { solanaKeys } from '../solanaKeys.js'
import { base64Parameter } from './base64Parameter.js'
import { parameterList } from './parameterList.js'
import type { SiteMethod } from './types.js'

/** `solana:signTransaction` and `solana:signAndSendTransaction`, of several transactions at once. */
export const solanaTransaction: SiteMethod = call => {
  const { solanaChains } = call.state
  const keyOf = solanaKeys(call.wallet, call.origin)
  const inputs = parameterList(call).map(given => {
    if (!isRecord(given) || typeof given.account !== 'string')
      throw new RpcError(-32602, 'A transaction to sign needs an account.')
    const { text, bytes } = base64Parameter(given.transaction, 'transaction')
    const { address } = keyOf(given.account)
    if (!parseTransaction(bytes).message.signers.includes(address))
      throw new RpcError(-32602, `${address} is none of the accounts that must sign.`)
    // Who only signs need not say for which network.
    const chain = typeof given.chain === 'string' ? given.chain : (solanaChains[0]?.id ?? '')
    localRpcUrl(solanaChains, chain)
    return { account: address, chain, transaction: text, options: parseSendOptions(given.options) }
  })
  if (inputs.length === 0) return { result: [] }
  return {
    approval: { kind: 'solanaTransaction', send: call.method === 'solana:signAndSendTransaction', inputs },
  }
}
