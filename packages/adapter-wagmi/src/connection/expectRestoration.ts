import { loadActions } from '../actions/loadActions.js'
import type { Restoration, Runtime } from '../types.js'
import { patience } from './patience.js'
import { settleStatus } from './settleStatus.js'

export type ExpectRestorationParameters = {
  /** Ids of remembered connectors, the preferred one first. */
  readonly ids: readonly string[]
  readonly signal: AbortSignal
}

/** Shows that connections are being restored while what restores them is fetched: most visitors never need it. */
export function expectRestoration(
  runtime: Runtime,
  { ids, signal }: ExpectRestorationParameters,
): Restoration {
  const { own, context } = runtime
  const waiting = new Set(ids)
  const late = new AbortController()
  let settle = () => {}
  const done = new Promise<void>(resolve => {
    settle = resolve
  })
  const onEnd = () => {
    clearTimeout(timer)
    settle()
  }
  const end = () => {
    onEnd()
    if (runtime.restoration !== restoration) return
    runtime.restoration = undefined
    settleStatus(runtime)
  }
  const restoration: Restoration = {
    done,
    pending: () => [...waiting],
    look() {},
    drop(id) {
      if (id === undefined) waiting.clear()
      else waiting.delete(id)
      if (waiting.size === 0) end()
    },
    cancel() {
      waiting.clear()
      end()
    },
  }
  runtime.restoration = restoration
  const timer = setTimeout(() => {
    late.abort()
    if (runtime.restoration === restoration) restoration.cancel()
  }, patience)
  loadActions().then(
    ({ prepareAppConfig, restore }) => {
      if (runtime.restoration !== restoration) return
      const ready = own ? undefined : prepareAppConfig(runtime, signal)
      restore(runtime, { ids: [...waiting], ready, late: late.signal, onEnd })
    },
    error => {
      context?.logger.error('Connections could not be restored', { cause: error })
      end()
    },
  )
  // An app's own config may be reconnecting by itself, so its status is left alone.
  if (own) settleStatus(runtime)
  else runtime.changed()
  return restoration
}
