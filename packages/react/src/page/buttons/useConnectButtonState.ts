'use client'
import type { Balance, ConnectionStatus, Network } from '@latchkit/core'
import type { WalletInfo } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect, useState } from 'react'
import { type UseAccountReturnType, useAccount } from '../hooks/useAccount.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useWalletInfo } from '../hooks/useWalletInfo.js'
import { localeAtom } from '../i18n/atoms.js'
import { isOpenAtom, isOpeningAtom } from '../router/atoms.js'
import { truncateAddress } from './truncateAddress.js'
import { useShown } from './useShown.js'

/** State that `ConnectButton.Custom` passes to its children. */
export type ConnectButtonState = {
  readonly account: UseAccountReturnType
  /** Undefined while the wallet is on a network that the app does not list. */
  readonly network: Network | undefined
  readonly isSupported: boolean
  readonly wallet: WalletInfo | undefined
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  readonly truncatedAddress: string | undefined
  /** Name of the account, once the modal was open, or with `showName`. Render it in `<bdi>`. */
  readonly name: string | undefined
  /** Image of the account, available like its name. A URL of the gateway, or a `data:` URI. */
  readonly avatar: string | undefined
  /** Only with `showBalance`. In the smallest unit. */
  readonly balance: Balance | undefined
  /** The balance as text in the locale, such as `1.5 ETH`. */
  readonly amount: string | undefined
  /** False on the server and during hydration, when the state is not known yet. */
  readonly mounted: boolean
  /** The modal was opened and its module is loading. */
  readonly loading: boolean
  openConnect(): void
  openAccount(): void
  /** With `networkSwitch: false` the user cannot choose a network: show its name instead of a button. */
  openNetworks(): void
}

/** Data that a button requests while the modal is closed. Default: nothing. */
export type ConnectButtonRequests = { showBalance?: boolean | undefined; showName?: boolean | undefined }

export function useConnectButtonState({ showBalance, showName }: ConnectButtonRequests) {
  const account = useAccount()
  const { network, isSupported } = useAtomValue(networkAtom)
  const wallet = useWalletInfo()
  const { client, modal } = useLatchkit()
  const { open } = modal
  const loading = useAtomValue(isOpeningAtom)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { status, isConnected, address } = account
  const isOpen = useAtomValue(isOpenAtom)
  const { formatLocale } = useAtomValue(localeAtom)
  const shown = useShown(
    address && network ? { address, network } : undefined,
    showBalance,
    client.config.gateway && (showName || isOpen),
  )
  const state: ConnectButtonState = {
    account,
    network,
    isSupported,
    wallet,
    status,
    isConnected,
    truncatedAddress: address && truncateAddress(address),
    name: shown?.name,
    avatar: shown?.avatar,
    balance: showBalance ? shown?.balance : undefined,
    amount: showBalance ? shown?.toAmount(formatLocale) : undefined,
    mounted,
    loading,
    openConnect: () => open({ view: 'Connect' }),
    openAccount: () => open(),
    openNetworks: () => open({ view: 'Networks' }),
  }
  return state
}
