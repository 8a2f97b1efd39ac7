import type { Config, Connection } from 'wagmi'
import type { Runtime } from '../types.js'

/** Returns the usable connections, the active connection first. */
export function liveConnections({ state }: Pick<Config, 'state'>): readonly Connection[] {
  const all = [...state.connections.values()].filter(isLive)
  const current = all.find(({ connector }) => connector.uid === state.current)
  return current ? [current, ...all.filter(one => one !== current)] : all
}

/** Returns the active connection if it is usable. */
export function currentConnection({ state }: Pick<Config, 'state'>): Connection | undefined {
  const connection = state.current ? state.connections.get(state.current) : undefined
  return isLive(connection) ? connection : undefined
}

/** Whether a connection is usable. A connection that wagmi read from storage has a connector without methods. */
export function isLive(connection: Connection | undefined): connection is Connection {
  return typeof connection?.connector.getProvider === 'function'
}

/** Derives wagmi's status from connections, pending connects and the restoration, and emits a snapshot. */
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

/** Returns the ids of the connectors that the client is connecting. */
export function pendingIds({ context }: Pick<Runtime, 'context'>): readonly string[] {
  return context?.attempts.get() ?? []
}
