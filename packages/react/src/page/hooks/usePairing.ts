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
  /**
   * Namespace in which the wallet has to provide an account. Default: any namespace of the app, preferably the active
   * one.
   */
  readonly namespace?: Namespace | undefined
  /** Network to request. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Creates no proposal while false, for instance before the terms are accepted. Default: true. */
  readonly enabled?: boolean | undefined
  /** Called with the error of each attempt that failed, a rejection included. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** A WalletConnect pairing, and the link to the wallet's app. */
export type UsePairingReturnType = Omit<Pairing, 'phase'> & {
  /**
   * `preparing` until there is a URI, then `ready`. After a rejection it stays `rejected`, with a new URI, until the
   * wallet answers again. `failed` sets the reason in `failure`. `connected` once the wallet approved.
   */
  readonly status: Pairing['phase']
  /** Whole seconds until the URI is renewed; undefined without a URI. */
  readonly secondsLeft: number | undefined
  /**
   * Link to the wallet's app, web app or browser for this device; undefined if the wallet is only reachable by a code.
   */
  readonly href: string | undefined
  /** Opens `href`. Call it inside of a press: phones open apps only there. */
  open(): void
}

/**
 * Proposes a WalletConnect session while the component is mounted: render `uri` as a QR code, or call `open`. Renews
 * the URI when it expires and after a rejection. Unmounting cancels the proposal.
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
  // A wallet that only opens pages in its in-app browser cannot pair.
  const canPair = !wallet || tabs.some(tab => tab !== 'browser')
  const { phase, ...pairing } = usePairingOffer({
    wallet,
    target: { namespace, caipNetworkId },
    enabled: enabled && canPair,
    onError,
  })
  const secondsLeft = useSecondsLeft(pairing.renewsAt)
  // A wallet on another device may scan the code: a previously opened link leads to another wallet.
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
