import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'
import { createRestoration } from './createRestoration.js'
import { settleStatus } from './liveConnections.js'

/** Restores the remembered connections. Resolves when each is restored or given up. */
export async function startRestoration(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { own, remembered, context } = runtime
  if (typeof window === 'undefined') return
  if (runtime.restoration) return runtime.restoration.done
  const ids = remembered.read()
  if (!ids?.length) {
    if (own) return
    const { restoreAppConfig } = await loadActions()
    await restoreAppConfig(runtime, signal, { isFirst: ids === undefined })
    return
  }
  const restoration = createRestoration(runtime, ids)
  loadActions().then(
    ({ prepareAppConfig, restore }) => {
      if (runtime.restoration !== restoration) return
      restore(runtime, restoration, own ? undefined : prepareAppConfig(runtime, signal))
    },
    error => {
      context?.logger.error('Connections could not be restored', { cause: error })
      restoration.cancel()
    },
  )
  // An app's own config may be reconnecting by itself, so its status is not changed.
  if (own) settleStatus(runtime)
  else runtime.changed()
  return restoration.done
}
