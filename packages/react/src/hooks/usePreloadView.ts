'use client'
import { useCallback } from 'react'
import { preloadView } from '../modal/preloadView.js'
import type { ViewName } from '../router/types.js'
import { useLatchkit } from './useLatchkit.js'

/** Fetches a view's chunk when someone is about to go there. */
export function usePreloadView(name: ViewName): () => void {
  const latchkit = useLatchkit()
  return useCallback(() => preloadView(latchkit, name), [latchkit, name])
}
