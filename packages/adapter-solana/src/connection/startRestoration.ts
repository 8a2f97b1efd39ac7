import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'
import { readRemembered } from './readRemembered.js'

/** Restores what is remembered. Settles when every connection is restored or given up. */
export async function startRestoration(runtime: Runtime): Promise<void> {
  const { context } = runtime
  if (runtime.restoring) return runtime.restoration?.done
  if (typeof window === 'undefined' || !context || readRemembered(runtime).length === 0) return
  runtime.restoring = true
  runtime.changed()
  try {
    const { restore } = await loadActions()
    // Stopped while this was loading; what was disconnected meanwhile is no longer remembered.
    if (runtime.context === context) await restore(runtime, readRemembered(runtime)).done
  } finally {
    if (runtime.context === context && runtime.restoring) {
      runtime.restoring = false
      runtime.changed()
    }
  }
}
