'use client'
import type { Namespace } from '@latchkit/core'
import { accountAtom, accountsAtom, type WalletInfo } from '@latchkit/core/connection'
import { useMemo } from 'react'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/**
 * Name, identifier and icon of the connected wallet; undefined while none is.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * useWalletInfo()?.name // 'MetaMask'
 */
export function useWalletInfo(namespace?: Namespace | undefined): WalletInfo | undefined {
  const active = useAtomValue(accountAtom)
  const accounts = useAtomValue(accountsAtom)
  const account = namespace ? accounts[namespace] : active
  const connector = account?.connector
  const { connectorImages } = useLatchkit().client.config
  const provider = account?.embeddedWalletInfo?.authProvider
  return useMemo(
    () =>
      connector && {
        name: connector.name,
        identifier: connector.id,
        // As in `useConnectorIcon`, which is loaded with the views: used here too, it would cut the first file in seven.
        icon: connectorImages?.[connector.id] ?? connector.icon,
        social: provider === 'email' ? undefined : provider,
      },
    [connector, connectorImages, provider],
  )
}
