'use client'
import { getNamespaceName } from '@latchkit/core/networks'
import type { Wallet } from '@latchkit/core/wallets'
import { useLatchkit } from '../../hooks/useLatchkit.js'

/**
 * Which of the app's namespaces a wallet has, to be read in its row: those it has on this page, else what is known of
 * it. Undefined where the app has one namespace only. For views.
 */
export function useNamespaceDetail({ connectors, namespaces }: Wallet): string | undefined {
  const { adapters } = useLatchkit().client
  if (adapters.length < 2) return undefined
  const has = connectors.length > 0 ? connectors.map(({ namespace }) => namespace) : namespaces
  return (
    adapters
      .flatMap(({ namespace }) => (has?.includes(namespace) ? getNamespaceName(namespace) : []))
      .join(' · ') || undefined
  )
}
