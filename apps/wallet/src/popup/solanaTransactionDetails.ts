import { base64 } from '@scure/base'
import { describeInstruction } from '../solana/describeInstruction.js'
import { parseTransaction } from '../solana/parseTransaction.js'
import { solanaChainName } from '../solana/solanaChainName.js'
import type { SolanaChain, SolanaTransactionInput } from '../solana/types.js'
import { factList } from './factList.js'

/** A transaction, instruction by instruction. */
export function solanaTransactionDetails(
  { account, chain, transaction }: SolanaTransactionInput,
  chains: readonly SolanaChain[],
): HTMLElement {
  const { message } = parseTransaction(base64.decode(transaction))
  const [payer = ''] = message.signers
  return factList([
    ['Network', solanaChainName(chains, chain), 'tx-chain'],
    ['From', account, 'tx-from'],
    ...(payer === account ? [] : [['Fee paid by', payer, 'tx-payer'] satisfies [string, string, string]]),
    ...message.instructions.map((instruction): [string, string, string] => {
      const [term, text] = describeInstruction(instruction)
      return [term, text, 'tx-instruction']
    }),
    ...message.tables.map((table): [string, string, string] => ['Lookup table', table, 'tx-table']),
  ])
}
