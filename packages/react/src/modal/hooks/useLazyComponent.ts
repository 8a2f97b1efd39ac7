'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'

/**
 * A component whose module is loaded while `isWanted`; undefined until it is loaded. A new `load` does not reload it.
 * Logs failures.
 */
export function useLazyComponent(
  isWanted: boolean,
  load: () => Promise<ComponentType> | undefined,
): ComponentType | undefined {
  const { logger } = useLatchkit().client
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made by each render.
  useEffect(() => {
    if (!isWanted) return
    let left = false
    load()?.then(
      Component => {
        if (!left) setLoaded({ Component })
      },
      cause => logger.error('A part of the modal could not be loaded', { cause }),
    )
    return () => {
      left = true
    }
  }, [isWanted, logger])
  return loaded?.Component
}
