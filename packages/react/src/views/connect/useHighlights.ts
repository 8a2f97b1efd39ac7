'use client'
import { useEffect } from 'react'
import { useLatchkit } from '../../hooks/useLatchkit.js'

/** Asks the directory, where there is one, for wallets that belong into the first list and that only it knows. */
export function useHighlights(): void {
  const { client } = useLatchkit()
  useEffect(() => {
    if (!client.config.gateway) return
    import('./loadHighlights.js').then(
      ({ loadHighlights }) => loadHighlights(client),
      error => client.logger.warn('The featured wallets could not be asked for', { error }),
    )
  }, [client])
}
