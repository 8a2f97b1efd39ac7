import type { EIP1193Provider } from 'viem'

/** `window.ethereum`, as wallets offered themselves before EIP-6963. */
export function readLegacyProvider(): EIP1193Provider | undefined {
  if (typeof window === 'undefined' || !('ethereum' in window)) return undefined
  const { ethereum } = window
  const usable = typeof ethereum === 'object' && ethereum !== null && 'request' in ethereum
  return usable ? (ethereum as EIP1193Provider) : undefined
}
