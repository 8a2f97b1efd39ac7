'use client'
import type { Connector } from '@latchkit/core'
import { accountAtom, activeNamespaceAtom, connectionsAtom } from '@latchkit/core/connection'
import type { Wallet } from '@latchkit/core/wallets'
import { useState } from 'react'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { pickConnector } from './pickConnector.js'

/** The connector of a wallet that is asked. Chosen once: a connection made meanwhile must not change it. */
export function useTargetConnector(wallet: Wallet | undefined): Connector | undefined {
  const { store } = useLatchkit().client
  const connectors = wallet?.connectors ?? []
  const [target, setTarget] = useState<Pick<Connector, 'id' | 'namespace'>>()
  const known = connectors.find(({ id, namespace }) => id === target?.id && namespace === target.namespace)
  if (known || connectors.length === 0) return known
  const picked = pickConnector(connectors, {
    active: store.get(activeNamespaceAtom),
    connections: store.get(connectionsAtom),
    current: store.get(accountAtom).connector,
  })
  if (picked) setTarget({ id: picked.id, namespace: picked.namespace })
  return picked
}
