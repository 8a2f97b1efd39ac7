import type { Address } from 'viem'

/** EIP-712 data for one network: a signature for one chain is worth nothing on another. */
export function createTypedData({
  author,
  text,
  chainId,
}: {
  author: Address
  text: string
  chainId: number
}) {
  return {
    domain: { name: 'Latchkit demo', version: '1', chainId },
    types: {
      Greeting: [
        { name: 'author', type: 'address' },
        { name: 'text', type: 'string' },
      ],
    },
    primaryType: 'Greeting',
    message: { author, text },
  } as const
}
