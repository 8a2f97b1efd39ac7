import type { Runtime } from '../types.js'
import { isLive } from './isLive.js'
import { readRecent } from './readRecent.js'
import { restore } from './restore.js'
import { settleStatus } from './settleStatus.js'
import { whenReady } from './whenReady.js'

/** Restores what is remembered, after the app's own config has done so itself. */
export async function startRestoration(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { own, outer, config } = runtime
  if (typeof window === 'undefined') return
  if (runtime.restoration) return runtime.restoration.done
  if (own) {
    const ids = runtime.remembered.read() ?? []
    if (ids.length > 0) await restore(runtime, { ids }).done
    return
  }
  const ready = whenReady(runtime, signal).then(() => {
    if (signal.aborted) return
    if (!outer && [...config.state.connections.values()].some(one => !isLive(one)))
      config.setState(state => {
        const connections = new Map([...state.connections].filter(([, one]) => isLive(one)))
        const current = state.current && connections.has(state.current) ? state.current : null
        return { ...state, connections, current }
      })
  })
  const ids = await readRecent(runtime)
  if (signal.aborted) return
  if (ids.length > 0) await restore(runtime, { ids, ready }).done
  else {
    await ready
    if (!signal.aborted && !outer) settleStatus(runtime)
  }
}
