'use client'
import type { Features } from '@latchkit/core'
import { resolveFeatures } from '@latchkit/core/features'
import { createSlot } from '../latchkit/setup.js'
import { useLatchkit } from './useLatchkit.js'

/** They follow from the config, so they are resolved once. */
const getFeatures = /*#__PURE__*/ createSlot(({ client }) => resolveFeatures(client).features)

/** What is on and can be: a feature whose service or adapter is absent is off. */
export function useFeatures(): Features {
  return getFeatures(useLatchkit())
}
