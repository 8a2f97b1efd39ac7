'use client'
import type { Balance, ConnectionStatus, Network } from '@latchkit/core'
import type { WalletInfo } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect, useState } from 'react'
import { type UseAccountReturnType, useAccount } from '../hooks/useAccount.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useWalletInfo } from '../hooks/useWalletInfo.js'
import { isOpeningAtom } from '../router/atoms.js'
import { truncateAddress } from './truncateAddress.js'
import { useShownBalance } from './useShownBalance.js'

/** What `ConnectButton.Custom` hands to its children. */
export type ConnectButtonState = {
  readonly account: UseAccountReturnType
  /** Undefined while the wallet is on a network that the app does not list. */
  readonly network: Network | undefined
  readonly isSupported: boolean
  readonly wallet: WalletInfo | undefined
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  readonly truncatedAddress: string | undefined
  /** Only with `showBalance`. In the smallest unit. */
  readonly balance: Balance | undefined
  /** False on the server and while hydrating, when the state cannot be known yet. */
  readonly mounted: boolean
  /** The modal was opened and its module is being loaded. */
  readonly loading: boolean
  openConnect(): void
  openAccount(): void
  openNetworks(): void
}

export function useConnectButtonState({ showBalance = false }: { showBalance?: boolean | undefined }) {
  const account = useAccount()
  const { network, isSupported } = useAtomValue(networkAtom)
  const wallet = useWalletInfo()
  const { open } = useLatchkit().modal
  const loading = useAtomValue(isOpeningAtom)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { status, isConnected, address } = account
  const balance = useShownBalance(showBalance, address, network)
  const state: ConnectButtonState = {
    account,
    network,
    isSupported,
    wallet,
    status,
    isConnected,
    truncatedAddress: address && truncateAddress(address),
    balance,
    mounted,
    loading,
    openConnect: () => open({ view: 'Connect' }),
    openAccount: () => open(),
    openNetworks: () => open({ view: 'Networks' }),
  }
  return state
}
