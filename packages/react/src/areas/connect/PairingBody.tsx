'use client'
import { toVisibleLine } from '@latchkit/core/validate'
import { walletConnectConnector } from '@latchkit/core/walletconnect'
import type { ReactNode } from 'react'
import type { Pairing } from '../../page/pairing/usePairingOffer.js'
import { useWalletConnectConnector } from '../../page/pairing/useWalletConnectConnector.js'
import { PairingFailed } from './PairingFailed.js'
import { ReplaceSession } from './ReplaceSession.js'

/** The offer of a pairing, unless it failed or another wallet blocks it. */
export function PairingBody({ pairing, children }: { pairing: Pairing; children: ReactNode }) {
  const { phase, failure, inUse, offered, namespace, acceptOffered, renew } = pairing
  const connector = useWalletConnectConnector(namespace)
  if (inUse && connector) {
    const { id, name } = walletConnectConnector(connector.namespace, inUse)
    return (
      <ReplaceSession name={toVisibleLine(name)} connectorId={id} offered={offered} onUse={acceptOffered} />
    )
  }
  if (phase === 'failed' && failure)
    return <PairingFailed failure={failure} namespace={namespace} onRetry={renew} />
  return children
}
