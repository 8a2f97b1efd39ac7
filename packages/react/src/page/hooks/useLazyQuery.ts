'use client'
import type { Client } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import type { QueryObserverResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Latchkit } from '../latchkit/types.js'
import { getReaders } from '../query/readers.js'
import { useLatchkit } from './useLatchkit.js'

/** The fields of a query of TanStack Query that hooks of the kit return. */
export type QueryFields<data> = {
  /** The last data, also while newer data is requested. */
  readonly data: data | undefined
  /** Error of the last request. */
  readonly error: Error | null
  /** Whether data is missing, also while nothing is requested. */
  readonly isPending: boolean
  /** A request is under way. */
  readonly isFetching: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Requests it again, although the last data may be fresh. */
  refetch(): Promise<void>
}

/** The fields of an infinite query of TanStack Query that hooks of the kit return. */
export type InfiniteQueryFields<data> = QueryFields<data> & {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  /** Whether the next page failed to load; the pages before it stay. */
  readonly isFetchNextPageError: boolean
  /** Requests the next page, or the page that failed. Joins a request that is under way. */
  fetchNextPage(): Promise<void>
}

/** The observer of a query, of which this much is used. */
export type ObservedQuery<data> = {
  /** The data in the `QueryClient`. */
  getCached(): data | undefined
  readonly observer: {
    subscribe(listener: (result: QueryObserverResult<data>) => void): () => void
    getCurrentResult(): QueryObserverResult<data>
    refetch(): Promise<unknown>
    /** Of an infinite query. */
    fetchNextPage?(options: { readonly cancelRefetch: false }): Promise<unknown>
  }
}

export type LazyQuery<data> = {
  /** Key of the requested data. */
  readonly key: string
  /** Loads TanStack Query with the options of the query. */
  readonly observe: (client: Client) => Promise<ObservedQuery<data>>
}

type Observed<data> = {
  readonly key: string
  readonly result?: QueryObserverResult<data> | undefined
  /** TanStack Query itself could not be loaded. */
  readonly loadError?: Error | undefined
}

/** An infinite query as `useInfiniteQuery` has it, for hooks that a page loads first; see {@link useLazyQuery}. */
export function useLazyInfiniteQuery<data>(query: LazyQuery<data> | undefined): InfiniteQueryFields<data> {
  const { fields, result, observer } = useObservedQuery(query)
  const pages = result as Partial<InfiniteQueryFields<data>> | undefined
  const fetchNextPage = useCallback(async () => {
    await observer.current?.fetchNextPage?.({ cancelRefetch: false })
  }, [observer])
  return {
    ...fields,
    hasNextPage: pages?.hasNextPage ?? false,
    isFetchingNextPage: pages?.isFetchingNextPage ?? false,
    isFetchNextPageError: pages?.isFetchNextPageError ?? false,
    fetchNextPage,
  }
}

/**
 * A query as `useQuery` has it, for hooks that a page loads first: TanStack Query is loaded when something is requested.
 * Nothing is requested while `query` is undefined.
 */
export function useLazyQuery<data>(query: LazyQuery<data> | undefined): QueryFields<data> {
  return useObservedQuery(query).fields
}

function useObservedQuery<data>(query: LazyQuery<data> | undefined) {
  const key = query?.key
  const latchkit = useLatchkit()
  const latest = useRef(query)
  latest.current = query
  const observer = useRef<ObservedQuery<data>['observer']>(undefined)
  const [observed, setObserved] = useState<Observed<data>>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is counted, not read.
  useEffect(() => {
    const wanted = latest.current
    if (!key || !wanted) return
    let isLeft = false
    let stop = () => {}
    importWithRetry(() => wanted.observe(latchkit.client)).then(
      loaded => {
        getReaders(latchkit).set(key, loaded.getCached)
        if (isLeft) return
        observer.current = loaded.observer
        stop = loaded.observer.subscribe(result => setObserved({ key, result }))
        setObserved({ key, result: loaded.observer.getCurrentResult() })
      },
      (loadError: Error) => {
        if (!isLeft) setObserved({ key, loadError })
      },
    )
    return () => {
      isLeft = true
      observer.current = undefined
      stop()
    }
  }, [latchkit, key, attempt])

  const refetch = useCallback(async () => {
    if (observer.current) await observer.current.refetch()
    else setAttempt(count => count + 1)
  }, [])

  const current = observed?.key === key ? observed : undefined
  const result = current?.result
  const loadError = current?.loadError
  const data = result ? result.data : readCached<data>(latchkit, key)
  const error = result?.error ?? loadError ?? null
  const fields: QueryFields<data> = {
    data,
    error,
    isPending: data === undefined && !error,
    isFetching: result?.isFetching ?? (key !== undefined && !loadError),
    isSuccess: data !== undefined && !error,
    isError: error !== null,
    refetch,
  }
  return { fields, result, observer }
}

function readCached<data>(latchkit: Latchkit, key: string | undefined): data | undefined {
  return key === undefined ? undefined : (getReaders(latchkit).get(key)?.() as data | undefined)
}
