import type { Config, Connection } from 'wagmi'
import { isLive } from './isLive.js'

/** The active connection, when it can be used. */
export function currentConnection({ state }: Pick<Config, 'state'>): Connection | undefined {
  const connection = state.current ? state.connections.get(state.current) : undefined
  return isLive(connection) ? connection : undefined
}
