'use client'
import { recentWalletsAtom, type Wallet } from '@latchkit/core/wallets'
import { useEffect } from 'react'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { importWithRetry } from '../../modal/importWithRetry.js'

/** Asks the directory for wallets that the app features, or that were used last, and that only it knows. */
export function useHighlights(wallets: readonly Wallet[]): void {
  const { client } = useLatchkit()
  const recents = useClientValue(recentWalletsAtom)
  const { gateway, featuredWalletIds = [] } = client.config
  const isNeeded =
    gateway !== undefined &&
    [...featuredWalletIds, ...recents].some(
      wanted => !wallets.some(({ id, rdns, explorerId }) => [id, rdns, explorerId].includes(wanted)),
    )
  useEffect(() => {
    if (!isNeeded) return
    importWithRetry(() => import('./loadHighlights.js')).then(
      ({ loadHighlights }) => loadHighlights(client),
      error => client.logger.warn('The featured wallets could not be asked for', { error }),
    )
  }, [client, isNeeded])
}
