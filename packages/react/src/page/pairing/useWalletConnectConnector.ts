'use client'
import type { Connector, Namespace } from '@latchkit/core'
import { activeNamespaceAtom, connectorsAtom } from '@latchkit/core/connection'
import { useAtomValue } from '../hooks/useAtomValue.js'

/**
 * The WalletConnect connector of a namespace, by default of the active namespace if it supports WalletConnect.
 * Undefined while it is off.
 */
export function useWalletConnectConnector(namespace?: Namespace | undefined): Connector | undefined {
  const active = useAtomValue(activeNamespaceAtom)
  const connectors = useAtomValue(connectorsAtom).filter(({ type }) => type === 'walletconnect')
  if (namespace) return connectors.find(connector => connector.namespace === namespace)
  return connectors.find(({ namespace }) => namespace === active) ?? connectors[0]
}
