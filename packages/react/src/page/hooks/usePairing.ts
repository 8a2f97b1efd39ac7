'use client'
import type { CaipNetworkId, Namespace } from '@latchkit/core'
import { setWalletLink } from '@latchkit/core/walletconnect'
import { getWalletLinks, getWalletTabs, type KnownWallet } from '@latchkit/core/wallets'
import { useEffect } from 'react'
import { openWalletLink } from '../pairing/openWalletLink.js'
import { type Pairing, usePairingOffer } from '../pairing/usePairingOffer.js'
import { useSecondsLeft } from '../pairing/useSecondsLeft.js'
import { useLatchkit } from './useLatchkit.js'

/** Options of `usePairing`. */
export type UsePairingParameters = {
  /** A row of `useWalletList`, or a known wallet. Default: any wallet that scans the code. */
  readonly wallet?: KnownWallet | undefined
  /** Where the wallet has to give an account. Default: any namespace of the app, preferably the active one. */
  readonly namespace?: Namespace | undefined
  /** Network to ask for. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** False makes no proposal, for instance before the terms are accepted. Default: true. */
  readonly enabled?: boolean | undefined
  /** Called with the error of each attempt that failed, a rejection included. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** A pairing over WalletConnect, and the way to the wallet's app. */
export type UsePairingReturnType = Omit<Pairing, 'phase'> & {
  /**
   * `preparing` until there is a URI, then `ready`. After a rejection it stays `rejected`, with a new URI, until the
   * wallet answers again. `failed` says why in `failure`. `connected` once the wallet approved.
   */
  readonly status: Pairing['phase']
  /** Whole seconds until the URI is renewed; undefined without one. */
  readonly secondsLeft: number | undefined
  /** Link to the wallet's app, web app or browser for this device; undefined where only a code leads to it. */
  readonly href: string | undefined
  /** Opens `href`. Call it inside of a press: phones open apps only there. */
  open(): void
}

/**
 * Proposes a session over WalletConnect while the component is mounted: draw `uri` as a QR code, or call `open`. The URI
 * is renewed when it expires and after a rejection. Unmounting gives the proposal up.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { uri, secondsLeft, status, renew, open } = usePairing({ wallet: row })
 */
export function usePairing(parameters: UsePairingParameters = {}): UsePairingReturnType {
  const { wallet, namespace, caipNetworkId, enabled = true, onError } = parameters
  const { client } = useLatchkit()
  const { platform, config } = client
  const { preferUniversalLinks: preferUniversal } = config
  const tabs = wallet ? getWalletTabs({ wallet, platform }) : []
  const tab = tabs.find(tab => tab !== 'qr')
  // A wallet that opens pages in its own browser only cannot pair.
  const canPair = !wallet || tabs.some(tab => tab !== 'browser')
  const { phase, ...pairing } = usePairingOffer({
    wallet,
    target: { namespace, caipNetworkId },
    enabled: enabled && canPair,
    onError,
  })
  const secondsLeft = useSecondsLeft(pairing.renewsAt)
  // The code may be scanned by a wallet on another device: a link that was opened before leads to another wallet.
  useEffect(() => setWalletLink(client, undefined), [client])
  const pageUrl = typeof location === 'undefined' ? undefined : location.href
  const link =
    wallet && tab && enabled
      ? getWalletLinks({ wallet, tab, platform, uri: pairing.uri, pageUrl, preferUniversal })[0]
      : undefined
  return {
    ...pairing,
    status: phase,
    secondsLeft,
    href: link?.href,
    open() {
      if (link) openWalletLink(client, link)
    },
  }
}
