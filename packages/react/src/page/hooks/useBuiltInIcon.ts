'use client'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { setBuiltInIcon } from '../icons/setBuiltInIcon.js'
import { builtInIconsAtom } from '../router/lazyAtoms.js'
import { useLatchkit } from './useLatchkit.js'

/**
 * A logo of the kit, once its module is loaded. The letter tile stays where the module cannot be loaded; the next
 * row that needs it tries again.
 *
 * @param key - Id of the logo; nothing is fetched without it.
 */
export function useBuiltInIcon(
  key: string | undefined,
  load: (key: string) => Promise<string | undefined>,
): string | undefined {
  const latchkit = useLatchkit()
  const { store } = latchkit.client
  const subscribe = useCallback((listener: () => void) => store.sub(builtInIconsAtom, listener), [store])
  const read = () => (key ? store.get(builtInIconsAtom)[key] : undefined)
  useEffect(() => {
    if (!key || store.get(builtInIconsAtom)[key]) return
    load(key).then(
      icon => setBuiltInIcon(latchkit, key, icon),
      () => {},
    )
  }, [key, load, latchkit, store])
  // Rerenders only the row whose logo was loaded.
  return useSyncExternalStore(subscribe, read, read)
}
