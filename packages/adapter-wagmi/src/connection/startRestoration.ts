import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'
import { restore } from './restore.js'

/** Restores what is remembered. Settles when every connection is restored or given up. */
export async function startRestoration(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { own, remembered } = runtime
  if (typeof window === 'undefined') return
  if (runtime.restoration) return runtime.restoration.done
  const ids = remembered.read()
  if (own) {
    if (ids?.length) await restore(runtime, { ids }).done
    return
  }
  if (ids?.length) {
    const ready = loadActions().then(({ prepareAppConfig }) => prepareAppConfig(runtime, signal))
    return restore(runtime, { ids, ready }).done
  }
  const { prepareAppConfig, readRecent } = await loadActions()
  const ready = prepareAppConfig(runtime, signal)
  const recent = await readRecent(runtime)
  if (signal.aborted) return
  if (!ids && recent) await restore(runtime, { ids: [recent], ready }).done
  else await ready
}
