'use client'
import { useEffect } from 'react'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { isOpenAtom } from '../../router/atoms.js'

/** Loads wallets that belong into the first list and that only the directory knows, once the modal is shown. */
export function useHighlights(): void {
  const latchkit = useLatchkit()
  const { store, config, logger } = latchkit.client
  useEffect(() => {
    if (!config.gateway) return
    const load = () => {
      if (!store.get(isOpenAtom)) return
      stop()
      import('../../query/directory.js').then(
        ({ loadHighlights }) => loadHighlights(latchkit),
        error => logger.warn('The featured wallets could not be loaded', { error }),
      )
    }
    // A prepared view requests nothing.
    const stop = store.sub(isOpenAtom, load)
    load()
    return stop
  }, [latchkit, store, config, logger])
}
