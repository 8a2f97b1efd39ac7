'use client'
import type { CaipNetworkId, Connector } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import type { Wallet } from '@latchkit/core/wallets'
import { useEffect, useRef, useState } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { connectWallet } from '../../page/walletList/connectWallet.js'

export type ConnectPhase = 'pending' | 'rejected' | 'waiting' | 'failed' | 'connected'

export type UseConnectWalletParameters = {
  readonly wallet: Wallet | undefined
  /** The connector of the wallet to connect. */
  readonly connector: Connector | undefined
  /** Network to request. Default: the current network of the wallet. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** Delay in milliseconds that lets the user read the view before the wallet's window covers it. */
const pause = 250

const pending = { phase: 'pending' } as const

/** Sends a connection request to the wallet while mounted; unmounting settles the request. `retry` sends it again. */
export function useConnectWallet(parameters: UseConnectWalletParameters): {
  phase: ConnectPhase
  /** Error of the request. */
  error: unknown
  retry: () => void
} {
  const { wallet, connector, caipNetworkId } = parameters
  const { client } = useLatchkit()
  const [attempt, setAttempt] = useState(0)
  const [{ phase, error }, setOutcome] = useState<{ phase: ConnectPhase; error?: unknown }>(pending)
  const walletId = wallet?.id
  // A new announcement creates new objects; only another wallet or another attempt sends another request.
  const connectorId = connector?.id
  const namespace = connector?.namespace
  const connectors = useRef(wallet?.connectors)
  connectors.current = wallet?.connectors

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is counted, not read.
  useEffect(() => {
    if (!connectorId || !namespace || !walletId) return
    const controller = new AbortController()
    const { signal } = controller
    setOutcome(pending)
    const timer = setTimeout(async () => {
      try {
        await connectWallet(client, {
          walletId,
          connector: { id: connectorId, namespace },
          getConnectors: () => connectors.current ?? [],
          caipNetworkId,
          signal,
        })
        if (!signal.aborted) setOutcome({ phase: 'connected' })
      } catch (error) {
        if (!signal.aborted) setOutcome({ phase: toPhase(error), error })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, walletId, connectorId, namespace, caipNetworkId, attempt])

  return { phase, error, retry: () => setAttempt(count => count + 1) }
}

function toPhase(error: unknown): ConnectPhase {
  if (isError(error, 'rpc/user-rejected')) return 'rejected'
  if (isError(error, 'rpc/request-pending')) return 'waiting'
  return 'failed'
}
