import type { Config, Connection } from 'wagmi'
import { isLive } from './isLive.js'

/** The connections that can be used, the active one first. */
export function liveConnections({ state }: Pick<Config, 'state'>): readonly Connection[] {
  const all = [...state.connections.values()].filter(isLive)
  const current = all.find(({ connector }) => connector.uid === state.current)
  return current ? [current, ...all.filter(one => one !== current)] : all
}
