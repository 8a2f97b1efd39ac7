'use client'
import { useCallback } from 'react'
import type { ViewName } from '../router/types.js'
import { useInternals } from './useInternals.js'

/** Fetches a view's chunk when someone is about to go there. */
export function usePreloadView(name: ViewName): () => void {
  const { runtime } = useInternals()
  return useCallback(() => runtime.preloadView?.(name), [runtime, name])
}
