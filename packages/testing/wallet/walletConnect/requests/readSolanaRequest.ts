import { base58, base64 } from '@scure/base'
import { isRecord } from '../../../src/common/isRecord.js'
import { RpcError } from '../../../src/common/rpc.js'
import { base64Parameter, type SiteCall, visibleSolanaAccounts } from '../../methods/siteCall.js'
import { solanaMessage, solanaTransaction } from '../../methods/solana.js'
import { parseTransaction } from '../../solana/transaction.js'
import type { WalletConnectOutcome } from '../types.js'

const messageBytes = (value: unknown) => {
  try {
    if (typeof value === 'string') return base58.decode(value)
  } catch {
    // Reported below.
  }
  throw new RpcError(-32602, '`message` must be in base58.')
}

/** Returns the granted account that must sign a transaction, for apps that do not name it. */
const signerOf = (transaction: unknown, accounts: readonly string[]) => {
  const { signers } = parseTransaction(base64Parameter(transaction, 'transaction').bytes).message
  const signer = signers.find(address => accounts.includes(address))
  if (!signer) throw new RpcError(4100, 'No account that the app is connected to must sign this transaction.')
  return signer
}

/** Reads a request on a Solana network. WalletConnect's names and encodings are converted to those of Wallet Standard. */
export async function readSolanaRequest(call: SiteCall, chain: string): Promise<WalletConnectOutcome> {
  const { method, wallet, origin } = call
  const given = isRecord(call.params) ? call.params : {}
  const accounts = visibleSolanaAccounts(wallet, origin)
  const read = async (
    name: string,
    transactions: unknown[],
    options?: unknown,
  ): Promise<WalletConnectOutcome> =>
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
      return await read('solana:signTransaction', [given.transaction])
    case 'solana_signAllTransactions':
      if (!Array.isArray(given.transactions) || given.transactions.length === 0)
        throw new RpcError(-32602, 'solana_signAllTransactions takes { transactions }, in base64.')
      return await read('solana:signTransaction', given.transactions)
    case 'solana_signAndSendTransaction':
      return await read('solana:signAndSendTransaction', [given.transaction], given.sendOptions)
    default:
      throw new RpcError(4200, `The wallet does not support ${method}.`)
  }
}
