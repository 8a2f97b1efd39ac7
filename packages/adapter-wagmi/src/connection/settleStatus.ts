import type { Runtime } from '../types.js'
import { currentConnection } from './currentConnection.js'
import { pendingIds } from './pendingIds.js'

/** Brings wagmi's status in line with what is under way, and tells the client. */
export function settleStatus(runtime: Runtime): void {
  const { config, restoration } = runtime
  const isConnecting = pendingIds(runtime).length > 0
  config.setState(state => {
    const idle = restoration ? 'reconnecting' : 'disconnected'
    const status = currentConnection({ state }) ? 'connected' : isConnecting ? 'connecting' : idle
    return state.status === status ? state : { ...state, status }
  })
  runtime.changed()
}
