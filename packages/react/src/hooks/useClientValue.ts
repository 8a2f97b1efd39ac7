'use client'
import type { ReadableStore } from '@latchkit/core'
import { useCallback, useSyncExternalStore } from 'react'
import { getSetup } from '../latchkit/setup.js'
import { useLatchkit } from './useLatchkit.js'

declare const get: ReadableStore['get']
/** What the client's store can read. */
export type ReadableAtom<value> = Parameters<typeof get<value>>[0]

/** The value of an atom, kept up to date. While hydrating it is the one from before the start, as on the server. */
export function useClientValue<value>(atom: ReadableAtom<value>): value {
  const latchkit = useLatchkit()
  const { store } = latchkit.client
  const { initial } = getSetup(latchkit)
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, () =>
    initial.has(atom) ? (initial.get(atom) as value) : read(),
  )
}
