import type { Runtime } from '../types.js'
import { currentConnection } from './currentConnection.js'

/** Brings wagmi's status in line with what is under way, and tells the client. */
export function settleStatus(runtime: Runtime): void {
  const { config, attempts, restoration } = runtime
  config.setState(state => {
    const idle = restoration ? 'reconnecting' : 'disconnected'
    const status = currentConnection({ state }) ? 'connected' : attempts.size > 0 ? 'connecting' : idle
    return state.status === status ? state : { ...state, status }
  })
  runtime.changed()
}
