'use client'
import type { Client, Namespace } from '@latchkit/core'
import { type ConnectParameters, connect, connectorsAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import {
  isOffered,
  pairingAtom,
  readAccounts,
  type WalletConnectSession,
  walletConnectSessionAtom,
} from '@latchkit/core/walletconnect'
import { type KnownWallet, rememberRecentWallet } from '@latchkit/core/wallets'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import type { ConnectTarget } from '../router/types.js'
import { toPairingFailure } from './toPairingFailure.js'
import { useWalletConnectConnector } from './useWalletConnectConnector.js'

/** Why no wallet can pair: the device, its clock, the relay, the app, the networks that the wallet gave, or else. */
export type PairingFailure = 'offline' | 'clock' | 'unreachable' | 'app' | 'networks' | 'other'

/** A proposal to wallets that are not in this browser, and how far it has come. */
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
  /** The namespace in which a wallet has to give an account; undefined where any will do. */
  readonly namespace: Namespace | undefined
  /** The session that was there before. No code is made until it has ended. */
  readonly inUse: WalletConnectSession | undefined
  /** The namespace in which `inUse` can be used too, without a request to its wallet. */
  readonly offered: Namespace | undefined
  /** Uses `inUse` in the offered namespace. */
  acceptOffered(): void
  /** Gives the proposal up and makes another one, also after a failure. */
  renew(): void
}

export type UsePairingOfferParameters = {
  readonly wallet?: KnownWallet | undefined
  /** What the wallet is connected for. Default: any namespace, preferably the active one. */
  readonly target?: ConnectTarget | undefined
  /** Default: true. */
  readonly enabled?: boolean | undefined
  /** Called with the error of each attempt that failed, a rejection included. */
  readonly onError?: ((error: unknown) => void) | undefined
}

type Outcome = {
  readonly phase: 'waiting' | 'rejected' | 'failed' | 'connected'
  readonly failure?: PairingFailure | undefined
}

/** Milliseconds after which WalletConnect counts as failed where it has not loaded. */
const timeout = 10_000

/**
 * Offers a pairing as long as the view is there; leaving settles it. A rejected one is followed by another at once.
 * The wallet, when one is given, counts as used once it is connected.
 */
export function usePairingOffer(parameters: UsePairingOfferParameters = {}): Pairing {
  const { wallet, target, enabled = true } = parameters
  const onError = useRef(parameters.onError)
  onError.current = parameters.onError
  const { client } = useLatchkit()
  const session = useAtomValue(walletConnectSessionAtom)
  const [before] = useState(session?.topic)
  const [accepted, setAccepted] = useState<Namespace>()
  const inUse = session && session.topic === before && !accepted ? session : undefined
  const isWanted = enabled && !inUse
  const pairing = useAtomValue(pairingAtom)
  const connector = useWalletConnectConnector(target?.namespace)
  const offered =
    inUse && connector && isOffered(inUse, connector.namespace) ? connector.namespace : undefined
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'waiting' })
  const [rejections, setRejections] = useState(0)
  // A new announcement makes new objects; only another connector, wallet or attempt asks again.
  const connectorId = connector?.id
  const namespace = accepted ?? target?.namespace
  const caipNetworkId = target?.caipNetworkId
  const walletId = accepted ? connectorId : (wallet?.id ?? connectorId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is counted, not read.
  useEffect(() => {
    if (!isWanted) return
    if (!connectorId || !walletId) {
      // A module of the kit is being loaded; a failure has to be shown.
      const timer = setTimeout(() => setOutcome({ phase: 'failed', failure: toPairingFailure() }), timeout)
      return () => clearTimeout(timer)
    }
    const controller = new AbortController()
    const { signal } = controller
    const pairingUri = () => client.store.get(pairingAtom)?.uri
    /** Whether it was declined, so that another proposal is due. */
    async function offer(parameters: { connectorId: string; walletId: string }): Promise<boolean> {
      let wasShown = false
      const stop = client.store.sub(pairingAtom, () => {
        wasShown ||= pairingUri() !== undefined
      })
      try {
        await connectSession(client, {
          connectorId: parameters.connectorId,
          namespace,
          caipNetworkId,
          signal,
        })
        rememberRecentWallet(client, parameters.walletId)
        if (!signal.aborted) setOutcome({ phase: 'connected' })
        return false
      } catch (error) {
        if (signal.aborted) return false
        // A proposal that nobody could have seen was not declined by a person: repeating it would never end.
        const isDeclined = wasShown && isError(error, 'rpc/user-rejected') && !isAborted(error)
        onError.current?.(error)
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
  }, [client, isWanted, connectorId, namespace, caipNetworkId, walletId, attempt])

  const renew = useCallback(() => {
    setOutcome({ phase: 'waiting' })
    setAttempt(count => count + 1)
  }, [])
  const isOffline = outcome.failure === 'offline'
  useLayoutEffect(() => {
    if (!isOffline) return
    if (navigator.onLine) return renew()
    window.addEventListener('online', renew)
    return () => window.removeEventListener('online', renew)
  }, [isOffline, renew])

  const { uri, renewsAt } = pairing ?? {}
  const phase = outcome.phase === 'waiting' ? (uri ? 'ready' : 'preparing') : outcome.phase
  return {
    uri,
    renewsAt,
    phase,
    failure: outcome.failure,
    rejections,
    namespace: target?.namespace,
    inUse,
    offered,
    acceptOffered: () => setAccepted(offered),
    renew,
  }
}

/** Connects, and in another namespace where none was asked for and the wallet gave accounts there only. */
async function connectSession(client: Client, parameters: ConnectParameters): Promise<void> {
  try {
    await connect(client, parameters)
  } catch (error) {
    const session = client.store.get(walletConnectSessionAtom)
    if (parameters.namespace || !session || !isError(error, 'connection/no-common-network')) throw error
    const granted = client.store
      .get(connectorsAtom)
      .find(
        ({ id, namespace }) => id === parameters.connectorId && readAccounts(session, namespace).length > 0,
      )
    if (!granted) throw error
    await connect(client, { ...parameters, namespace: granted.namespace })
  }
}

/** Whether the app ended an attempt, as `disconnect` does, and not the wallet. */
function isAborted({ cause }: Error): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}
