'use client'
import type { Connector, Namespace } from '@latchkit/core'
import { activeNamespaceAtom, connectorsAtom } from '@latchkit/core/connection'
import { useAtomValue } from '../hooks/useAtomValue.js'

/**
 * WalletConnect as a connector of a namespace, or else of the active namespace where that has one. Undefined while it is
 * off.
 */
export function useWalletConnectConnector(namespace?: Namespace | undefined): Connector | undefined {
  const active = useAtomValue(activeNamespaceAtom)
  const connectors = useAtomValue(connectorsAtom).filter(({ type }) => type === 'walletconnect')
  if (namespace) return connectors.find(connector => connector.namespace === namespace)
  return connectors.find(({ namespace }) => namespace === active) ?? connectors[0]
}
