'use client'
import { useContext } from 'react'
import type { Latchkit } from '../latchkit/types.js'
import { ProviderMissingError } from '../provider/errors.js'
import { LatchkitContext } from '../provider/LatchkitContext.js'

/**
 * The latchkit of the provider above.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { client } = useLatchkit()
 */
export function useLatchkit(): Latchkit {
  const latchkit = useContext(LatchkitContext)
  if (!latchkit) throw new ProviderMissingError({ caller: 'A Latchkit hook or component' })
  return latchkit
}
