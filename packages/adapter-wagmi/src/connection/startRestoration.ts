import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'
import { expectRestoration } from './expectRestoration.js'

/** Restores what is remembered. Settles when every connection is restored or given up. */
export async function startRestoration(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { own, remembered } = runtime
  if (typeof window === 'undefined') return
  if (runtime.restoration) return runtime.restoration.done
  const ids = remembered.read()
  if (ids?.length) return expectRestoration(runtime, { ids, signal }).done
  if (own) return
  const { prepareAppConfig, readRecent, restore } = await loadActions()
  const ready = prepareAppConfig(runtime, signal)
  const recent = await readRecent(runtime)
  if (signal.aborted) return
  if (!ids && recent) await restore(runtime, { ids: [recent], ready }).done
  else await ready
}
