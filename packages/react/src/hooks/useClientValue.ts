'use client'
import type { ReadableStore } from '@latchkit/core'
import { useCallback, useSyncExternalStore } from 'react'
import { getInternals } from '../latchkit/internals.js'
import { useLatchkit } from './useLatchkit.js'

declare const get: ReadableStore['get']
/** What the client's store can read. */
export type ReadableAtom<value> = Parameters<typeof get<value>>[0]

/** A value of the client's store. While hydrating it is the one from before the start, as on the server. */
export function useClientValue<value>(atom: ReadableAtom<value>): value {
  const latchkit = useLatchkit()
  const { store } = latchkit.client
  const { initial } = getInternals(latchkit)
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, () =>
    initial.has(atom) ? (initial.get(atom) as value) : read(),
  )
}
