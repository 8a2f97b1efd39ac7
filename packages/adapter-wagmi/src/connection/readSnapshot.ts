import type { Snapshot } from '@latchkit/core'
import type { Runtime } from '../types.js'
import { readNames } from './readNames.js'
import { toSnapshot } from './toSnapshot.js'

/** What is true now. */
export function readSnapshot(runtime: Runtime): Snapshot<'eip155'> {
  const { config, restoration } = runtime
  return toSnapshot({
    ...readNames(runtime),
    state: config.state,
    connectors: config.connectors,
    restoring: restoration !== undefined,
  })
}
