import type { NamespaceAdapter } from '@latchkit/core'

/** In wei: a transfer of Ether at 3 gwei. */
const fee = 63_000_000_000_000n

/** An adapter in memory whose transfers have the fee of a usual day. */
export function withFee<adapter extends NamespaceAdapter>(adapter: adapter): adapter {
  const { estimateTransfer } = adapter
  if (!estimateTransfer) return adapter
  return {
    ...adapter,
    estimateTransfer: async (parameters: Parameters<typeof estimateTransfer>[0]) => ({
      ...(await estimateTransfer(parameters)),
      fee,
    }),
  }
}
