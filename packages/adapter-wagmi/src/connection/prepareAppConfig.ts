import type { Runtime } from '../types.js'
import { isLive } from './isLive.js'
import { settleStatus } from './settleStatus.js'
import { whenReady } from './whenReady.js'

/** Waits until a config of the app's has restored what it remembers itself, and tidies up what it could not. */
export async function prepareAppConfig(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { outer, config } = runtime
  await whenReady(runtime, signal)
  if (signal.aborted || outer) return
  // What wagmi read back from storage stands for no connection; nobody else turns it into one.
  if (![...config.state.connections.values()].every(isLive))
    config.setState(state => {
      const connections = new Map([...state.connections].filter(([, one]) => isLive(one)))
      const current = state.current && connections.has(state.current) ? state.current : null
      return { ...state, connections, current }
    })
  settleStatus(runtime)
}
