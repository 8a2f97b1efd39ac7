import { base64Parameter } from '../../background/methods/base64Parameter.js'
import { RpcError } from '../../common/rpcError.js'
import { parseTransaction } from '../../solana/parseTransaction.js'

/** The granted account that must sign a transaction, for apps that do not name it. */
export function signerOf(transaction: unknown, accounts: readonly string[]): string {
  const { signers } = parseTransaction(base64Parameter(transaction, 'transaction').bytes).message
  const signer = signers.find(address => accounts.includes(address))
  if (!signer) throw new RpcError(4100, 'No account that the app is connected to must sign this transaction.')
  return signer
}
