import { base58, base64 } from '@scure/base'
import { solanaMessage } from '../../background/methods/solanaMessage.js'
import { solanaTransaction } from '../../background/methods/solanaTransaction.js'
import type { SiteCall } from '../../background/methods/types.js'
import { visibleAccounts } from '../../background/visibleAccounts.js'
import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { solanaAddresses } from '../solanaAddresses.js'
import type { ProtocolOutcome } from '../types.js'
import { signerOf } from './signerOf.js'

const messageBytes = (value: unknown) => {
  try {
    if (typeof value === 'string') return base58.decode(value)
  } catch {
    // Said below.
  }
  throw new RpcError(-32602, '`message` must be in base58.')
}

/** What a request on a Solana network comes to. The protocol's names and encodings become those of Wallet Standard. */
export async function judgeSolana(call: SiteCall, chain: string): Promise<ProtocolOutcome> {
  const { method, wallet, origin } = call
  const given = isRecord(call.params) ? call.params : {}
  const accounts = solanaAddresses(wallet.accounts, visibleAccounts(wallet, origin, wallet.solanaPermissions))
  const judge = async (name: string, transactions: unknown[], options?: unknown): Promise<ProtocolOutcome> =>
    await solanaTransaction({
      ...call,
      method: name,
      params: transactions.map(transaction => {
        const account = given.pubkey ?? signerOf(transaction, accounts)
        return { account, chain, transaction, options }
      }),
    })
  switch (method) {
    case 'solana_getAccounts':
    case 'solana_requestAccounts':
      return { result: accounts.map(pubkey => ({ pubkey })) }
    case 'solana_signMessage': {
      const message = base64.encode(messageBytes(given.message))
      return await solanaMessage({ ...call, params: [{ account: given.pubkey, message }] })
    }
    case 'solana_signTransaction':
      return await judge('solana:signTransaction', [given.transaction])
    case 'solana_signAllTransactions':
      if (!Array.isArray(given.transactions) || given.transactions.length === 0)
        throw new RpcError(-32602, 'solana_signAllTransactions takes { transactions }, in base64.')
      return await judge('solana:signTransaction', given.transactions)
    case 'solana_signAndSendTransaction':
      return await judge('solana:signAndSendTransaction', [given.transaction], given.sendOptions)
    default:
      throw new RpcError(4200, `The wallet does not support ${method}.`)
  }
}
