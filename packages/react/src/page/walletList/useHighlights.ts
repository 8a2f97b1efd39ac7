'use client'
import { type KnownWallet, loadDirectory } from '@latchkit/core/wallets'
import { useEffect } from 'react'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { walletHighlightsAtom } from '../query/atoms.js'
import { isOpenAtom } from '../router/atoms.js'

/**
 * Loads wallets of the first list that only the directory knows, once the modal is shown. Returns the recommendations
 * of the directory; undefined while unknown.
 */
export function useHighlights(
  /** Whether the list is shown without the modal. */
  isShown = false,
): readonly KnownWallet[] | undefined {
  const latchkit = useLatchkit()
  const { store, config, logger } = latchkit.client
  const { wallets, count, error } = useAtomValue(walletHighlightsAtom)
  useEffect(() => {
    if (!config.gateway) return
    const load = () => {
      if (!isShown && !store.get(isOpenAtom)) return
      stop()
      Promise.all([import('../../areas/connect/directory.js'), loadDirectory()]).then(
        ([{ loadHighlights }]) => loadHighlights(latchkit),
        error => logger.warn('The featured wallets could not be loaded', { error }),
      )
    }
    // A prepared view requests nothing.
    const stop = store.sub(isOpenAtom, load)
    load()
    return stop
  }, [latchkit, store, config, logger, isShown])
  const isWanted = config.gateway && !config.featuredWalletIds?.length
  return isWanted && count === undefined && !error ? undefined : wallets
}
