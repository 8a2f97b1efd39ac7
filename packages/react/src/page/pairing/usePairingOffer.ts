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

/** Cause of a failed pairing: the device, its clock, the relay, the app, the networks of the wallet, or other. */
export type PairingFailure = 'offline' | 'clock' | 'unreachable' | 'app' | 'networks' | 'other'

/** A proposal to wallets outside of this browser, and its progress. */
export type Pairing = {
  /** Pairing URI; undefined while not available. */
  readonly uri: string | undefined
  /** Unix milliseconds. */
  readonly renewsAt: number | undefined
  /** After a rejection it stays `rejected`, with a new URI, until the wallet answers again. */
  readonly phase: 'preparing' | 'ready' | 'rejected' | 'failed' | 'connected'
  readonly failure: PairingFailure | undefined
  /** Number of rejections so far. */
  readonly rejections: number
  /** Namespace in which a wallet has to provide an account; undefined if any namespace is accepted. */
  readonly namespace: Namespace | undefined
  /** The existing session. A code is not created until it has ended. */
  readonly inUse: WalletConnectSession | undefined
  /** The namespace in which `inUse` can also be used, without a request to its wallet. */
  readonly offered: Namespace | undefined
  /** Uses `inUse` in the offered namespace. */
  acceptOffered(): void
  /** Cancels the proposal and creates another one, also after a failure. */
  renew(): void
}

export type UsePairingOfferParameters = {
  readonly wallet?: KnownWallet | undefined
  /** Target of the connection. Default: any namespace, preferably the active one. */
  readonly target?: ConnectTarget | undefined
  /** Default: true. */
  readonly enabled?: boolean | undefined
  /** Called with the error of each failed attempt, including rejections. */
  readonly onError?: ((error: unknown) => void) | undefined
}

type Outcome = {
  readonly phase: 'waiting' | 'rejected' | 'failed' | 'connected'
  readonly failure?: PairingFailure | undefined
}

/** Timeout in milliseconds for loading WalletConnect. */
const timeout = 10_000

/**
 * Offers a pairing while the view is mounted; unmounting settles it. Immediately replaces a rejected proposal. If a
 * wallet is passed, it is recorded as used once it is connected.
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
  // A new announcement creates new objects; only another connector, wallet or attempt sends another proposal.
  const connectorId = connector?.id
  const namespace = accepted ?? target?.namespace
  const caipNetworkId = target?.caipNetworkId
  const walletId = accepted ? connectorId : (wallet?.id ?? connectorId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is counted, not read.
  useEffect(() => {
    if (!isWanted) return
    if (!connectorId || !walletId) {
      // A module of the kit is loading; a load failure has to be shown.
      const timer = setTimeout(() => setOutcome({ phase: 'failed', failure: toPairingFailure() }), timeout)
      return () => clearTimeout(timer)
    }
    const controller = new AbortController()
    const { signal } = controller
    const pairingUri = () => client.store.get(pairingAtom)?.uri
    /** Returns whether the proposal was declined, so that another one is due. */
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
        // A proposal that was never visible was not declined by a user: repeating it would loop endlessly.
        const isDeclined = wasShown && isError(error, 'rpc/user-rejected') && !isAborted(error)
        onError.current?.(error)
        if (isDeclined) setRejections(count => count + 1)
        setOutcome(isDeclined ? { phase: 'rejected' } : { phase: 'failed', failure: toPairingFailure(error) })
        return isDeclined
      } finally {
        stop()
      }
    }
    // By then StrictMode's first effect has ended, as has the pairing of the previous view.
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

/** Connects, also in another namespace if none was requested and the wallet provided accounts only there. */
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

/** Whether the app, not the wallet, ended an attempt, as `disconnect` does. */
function isAborted({ cause }: Error): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}
