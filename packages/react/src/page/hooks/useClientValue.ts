'use client'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns one value on the server and while hydrating, and another from then on, so that what only the browser knows
 * makes no difference while hydrating. React renders again once it has hydrated. Needs no provider.
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
