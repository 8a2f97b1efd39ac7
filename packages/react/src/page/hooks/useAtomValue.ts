'use client'
import type { ReadableStore } from '@latchkit/core'
import { useCallback, useSyncExternalStore } from 'react'
import { getSetup } from '../latchkit/setup.js'
import { useLatchkit } from './useLatchkit.js'

declare const get: ReadableStore['get']
/** An atom that the client's store can read. */
export type ReadableAtom<value> = Parameters<typeof get<value>>[0]

/**
 * Returns the value of an atom of the client and rerenders when it changes. During hydration: the value before the
 * start, as on the server. With cookies it reads the atom of the last connection until the wallet answers.
 */
export function useAtomValue<value>(wanted: ReadableAtom<value>): value {
  const latchkit = useLatchkit()
  const { store } = latchkit.client
  const { initial, shown } = getSetup(latchkit)
  const atom = (shown?.get(wanted) as ReadableAtom<value> | undefined) ?? wanted
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, () =>
    initial.has(atom) ? (initial.get(atom) as value) : read(),
  )
}
