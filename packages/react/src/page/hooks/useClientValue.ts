'use client'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns one value on the server and during hydration, and another from then on, so that browser-only state causes no
 * hydration mismatch. Rerenders after hydration. Does not need a provider.
 *
 * @example
 * const width = useClientValue(() => window.innerWidth, 0)
 */
export function useClientValue<value, serverValue = value>(
  /** Called while rendering in the browser, never on a server. */
  read: () => value,
  serverValue: serverValue,
): value | serverValue {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return isHydrated ? read() : serverValue
}
