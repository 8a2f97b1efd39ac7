'use client'
import { connect } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import {
  pairingAtom,
  type WalletConnectSession,
  walletConnectSessionAtom,
} from '@latchkit/core/walletconnect'
import { rememberRecentWallet, type Wallet } from '@latchkit/core/wallets'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { alertError } from '../../alerts/alertError.js'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { toPairingFailure } from './toPairingFailure.js'
import { useProtocolConnector } from './useProtocolConnector.js'

/** Why no wallet can pair: the device, its clock, the relay, the app, the networks that the wallet gave, or else. */
export type PairingFailure = 'offline' | 'clock' | 'unreachable' | 'app' | 'networks' | 'other'

export type Pairing = {
  /** Pairing URI; undefined while none is there to show. */
  readonly uri: string | undefined
  /** Unix milliseconds. */
  readonly renewsAt: number | undefined
  /** After a rejection it stays `rejected`, with a new URI, until the wallet answers again. */
  readonly phase: 'preparing' | 'ready' | 'rejected' | 'failed' | 'connected'
  readonly failure: PairingFailure | undefined
  /** How often it was declined so far. */
  readonly rejections: number
  /** The wallet that was connected by the protocol before the view came. Nothing is offered until it is gone. */
  readonly inUse: WalletConnectSession | undefined
  retry(): void
}

export type UsePairingParameters = {
  readonly wallet?: Wallet | undefined
  /** Default: true. */
  readonly enabled?: boolean | undefined
}

type Outcome = {
  readonly phase: 'waiting' | 'rejected' | 'failed' | 'connected'
  readonly failure?: PairingFailure | undefined
}

/** Milliseconds after which what did not load counts as lost. */
const patience = 10_000

/**
 * Offers a pairing as long as the view is there; leaving settles it. A rejected one is followed by another at once.
 * The wallet, when one is given, counts as used once it is connected. For views.
 */
export function usePairing(parameters: UsePairingParameters = {}): Pairing {
  const { wallet, enabled = true } = parameters
  const latchkit = useLatchkit()
  const { client } = latchkit
  const session = useClientValue(walletConnectSessionAtom)
  const [before] = useState(session?.topic)
  const inUse = session && session.topic === before ? session : undefined
  const isWanted = enabled && !inUse
  const pairing = useClientValue(pairingAtom)
  const connector = useProtocolConnector()
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'waiting' })
  const [rejections, setRejections] = useState(0)
  // A new announcement makes new objects; only another connector, wallet or attempt asks again.
  const connectorId = connector?.id
  const namespace = connector?.namespace
  const walletId = wallet?.id ?? connectorId

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is counted, not read.
  useEffect(() => {
    if (!isWanted) return
    if (!connectorId || !walletId) {
      // Its own part of the kit is on its way; without it there would be nothing to see for ever.
      const timer = setTimeout(() => setOutcome({ phase: 'failed', failure: toPairingFailure() }), patience)
      return () => clearTimeout(timer)
    }
    const controller = new AbortController()
    const { signal } = controller
    const pairingUri = () => client.store.get(pairingAtom)?.uri
    /** Whether it was declined, so that another one is due. */
    async function offer(parameters: { connectorId: string; walletId: string }): Promise<boolean> {
      let wasShown = false
      const stop = client.store.sub(pairingAtom, () => {
        wasShown ||= pairingUri() !== undefined
      })
      try {
        await connect(client, { connectorId: parameters.connectorId, namespace, signal })
        rememberRecentWallet(client, parameters.walletId)
        if (!signal.aborted) setOutcome({ phase: 'connected' })
        return false
      } catch (error) {
        if (signal.aborted) return false
        // One that nobody could have seen was not declined by a person: asking again would never end.
        const isDeclined = wasShown && isError(error, 'rpc/user-rejected')
        alertError(latchkit, error)
        if (isDeclined) setRejections(count => count + 1)
        setOutcome(isDeclined ? { phase: 'rejected' } : { phase: 'failed', failure: toPairingFailure(error) })
        return isDeclined
      } finally {
        stop()
      }
    }
    // StrictMode's first effect has ended by then, and so has the pairing of the view before.
    const timer = setTimeout(async () => {
      setOutcome({ phase: 'waiting' })
      while (await offer({ connectorId, walletId }));
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [latchkit, client, isWanted, connectorId, namespace, walletId, attempt])

  const retry = useCallback(() => {
    setOutcome({ phase: 'waiting' })
    setAttempt(count => count + 1)
  }, [])
  const isOffline = outcome.failure === 'offline'
  useLayoutEffect(() => {
    if (!isOffline) return
    if (navigator.onLine) return retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isOffline, retry])

  const { uri, renewsAt } = pairing ?? {}
  const phase = outcome.phase === 'waiting' ? (uri ? 'ready' : 'preparing') : outcome.phase
  return { uri, renewsAt, phase, failure: outcome.failure, rejections, inUse, retry }
}
