import type { Hex } from 'viem'
import { sendTransaction } from '../../background/sendTransaction.js'
import type { WalletChain } from '../../common/types.js'
import type { Call } from '../types.js'

/** Sends calls in their order, each as a transaction of its own. */
export async function sendCalls(
  privateKey: Hex,
  chain: WalletChain | undefined,
  { from, calls }: { from: Hex; calls: Call[] },
): Promise<Hex[]> {
  const hashes: Hex[] = []
  for (const call of calls) hashes.push(await sendTransaction(privateKey, chain, { from, ...call }))
  return hashes
}
