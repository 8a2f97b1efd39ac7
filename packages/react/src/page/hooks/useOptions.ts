'use client'
import type { ResolvedConfig } from '@latchkit/core'
import { optionsVersionAtom } from '@latchkit/core/features'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The options of the client; renders again after `updateOptions`. For views. */
export function useOptions(): ResolvedConfig {
  useAtomValue(optionsVersionAtom)
  return useLatchkit().client.config
}
