'use client'
import type { Namespace } from '@latchkit/core'
import { accountAtom, accountsAtom, type WalletInfo } from '@latchkit/core/connection'
import { useMemo } from 'react'
import { useAtomValue } from './useAtomValue.js'
import { useConnectorIcon } from './useConnectorIcon.js'

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
  const icon = useConnectorIcon(connector)
  const provider = account?.embeddedWalletInfo?.authProvider
  return useMemo(
    () =>
      connector && {
        name: connector.name,
        identifier: connector.id,
        icon,
        social: provider === 'email' ? undefined : provider,
      },
    [connector, icon, provider],
  )
}
