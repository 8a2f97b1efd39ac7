'use client'
import type { Connector } from '@latchkit/core'
import { activeNamespaceAtom, connectorsAtom } from '@latchkit/core/connection'
import { useClientValue } from '../../hooks/useClientValue.js'

/** The protocol as a connector, of the active namespace where that has one; undefined while it is off. */
export function useProtocolConnector(): Connector | undefined {
  const active = useClientValue(activeNamespaceAtom)
  const connectors = useClientValue(connectorsAtom).filter(({ type }) => type === 'walletconnect')
  return connectors.find(({ namespace }) => namespace === active) ?? connectors[0]
}
