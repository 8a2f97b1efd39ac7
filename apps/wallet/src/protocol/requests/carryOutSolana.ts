import { base58, base64 } from '@scure/base'
import { RpcError } from '../../common/rpcError.js'
import { signatureOf } from '../../solana/signatureOf.js'
import { signMessages } from '../../solana/signMessages.js'
import { signTransactions } from '../../solana/signTransactions.js'
import type { SolanaApproval } from '../../solana/types.js'
import type { Context } from '../context.js'

const toBase58 = (text: string | undefined) => base58.encode(base64.decode(text ?? ''))

/** Signs what was approved and returns it as the method's answer has it. */
export async function carryOutSolana(
  { accounts, config, store }: Pick<Context, 'accounts' | 'config' | 'store'>,
  method: string,
  approval: Exclude<SolanaApproval, { kind: 'solanaSignIn' }>,
): Promise<unknown> {
  const keyOf = (address: string) => {
    const account = accounts.find(({ solana }) => solana.address === address)
    if (!account) throw new RpcError(4100, 'The app is not connected to this account.')
    return account.solana
  }
  if (approval.kind === 'solanaMessage')
    return { signature: toBase58(signMessages(keyOf, approval.inputs)[0]) }
  const { inputs, send } = approval
  const done = await signTransactions({ keyOf, chains: config.solanaChains, inputs, send })
  if (send) return { signature: toBase58(done[0]) }
  if (method === 'solana_signAllTransactions') return { transactions: done }
  const [transaction = ''] = done
  const signature = base58.encode(signatureOf(base64.decode(transaction), inputs[0]?.account ?? ''))
  return store.get().settings.signatureOnly ? { signature } : { signature, transaction }
}
