import { formatEther } from 'viem'
import type { TransactionRequest } from '../common/types.js'
import { factList } from './factList.js'

export function transactionDetails(
  { transaction }: { transaction: TransactionRequest },
  chain: string,
): HTMLElement {
  const { from, to, value, data } = transaction
  return factList([
    ['Network', chain, 'tx-chain'],
    ['From', from, 'tx-from'],
    ['To', to ?? 'A new contract', 'tx-to'],
    ['Value', `${formatEther(BigInt(value ?? 0))} ETH`, 'tx-value'],
    ['Data', data ?? 'None', 'tx-data'],
  ])
}
