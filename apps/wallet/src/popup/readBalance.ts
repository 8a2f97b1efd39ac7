import { formatEther, isHex } from 'viem'
import { callChain } from '../background/callChain.js'
import type { WalletChain } from '../common/types.js'

/** The balance as text, or nothing while the network cannot be reached. */
export async function readBalance(chain: WalletChain | undefined, address: string): Promise<string> {
  if (!chain?.rpcUrl) return ''
  try {
    const balance = await callChain(chain.rpcUrl, 'eth_getBalance', [address, 'latest'])
    return isHex(balance) ? `${Number(formatEther(BigInt(balance))).toLocaleString('en')} ETH` : ''
  } catch {
    return ''
  }
}
