'use client'
import type { Features } from '@latchkit/core'
import { resolveFeatures } from '@latchkit/core/features'
import { useMemo } from 'react'
import { useLatchkit } from './useLatchkit.js'

/** What is on and can be: a feature whose service or adapter is absent is off. */
export function useFeatures(): Features {
  const { client } = useLatchkit()
  return useMemo(() => resolveFeatures(client).features, [client])
}
