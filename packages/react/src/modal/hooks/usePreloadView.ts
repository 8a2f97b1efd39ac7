'use client'
import { useCallback } from 'react'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { ViewName } from '../../page/router/types.js'
import { preloadView } from '../preloadView.js'

/** Preloads a view's chunk when navigation to it is imminent. */
export function usePreloadView(name: ViewName): () => void {
  const latchkit = useLatchkit()
  return useCallback(() => preloadView(latchkit, name), [latchkit, name])
}
