'use client'
import type { Features } from '@latchkit/core'
import { resolveFeatures } from '@latchkit/core/features'
import { createSlot } from '../latchkit/setup.js'
import { useLatchkit } from './useLatchkit.js'
import { useOptions } from './useOptions.js'

type Resolved = { readonly of: unknown; readonly features: Features }

/** Features depend only on the config, so they are resolved once per config change. */
const getResolved = /*#__PURE__*/ createSlot((): { last?: Resolved } => ({}))

/** Features that are enabled and available: a feature without its service or adapter is off. */
export function useFeatures(): Features {
  const latchkit = useLatchkit()
  const { features: of } = useOptions()
  const resolved = getResolved(latchkit)
  if (resolved.last?.of !== of) resolved.last = { of, features: resolveFeatures(latchkit.client).features }
  return resolved.last.features
}
