'use client'
import type { Namespace } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  disconnectedAccount,
  toWalletInfo,
  type WalletInfo,
} from '@latchkit/core/connection'
import { useMemo } from 'react'
import { useAtomValue } from './useAtomValue.js'

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
  const { connector, embeddedWalletInfo } = (namespace ? accounts[namespace] : active) ?? disconnectedAccount
  return useMemo(() => toWalletInfo({ connector, embeddedWalletInfo }), [connector, embeddedWalletInfo])
}
