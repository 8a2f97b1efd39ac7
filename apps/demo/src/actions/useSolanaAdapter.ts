import type { NamespaceAdapter } from '@latchkit/core'
import { useLatchkit } from '@latchkit/react'

/** What signs and sends on Solana. */
export function useSolanaAdapter(): NamespaceAdapter {
  const { client } = useLatchkit()
  const adapter = client.adapters.find(({ namespace }) => namespace === 'solana')
  if (!adapter) throw new Error('The demo has no Solana adapter.')
  return adapter
}
