import type { Runtime } from '../types.js'
import { liveConnections } from './liveConnections.js'

/**
 * Keeps the ids of what is connected. When nothing is, the last ones stay: a wallet that was locked comes back when
 * it is unlocked. Only a disconnect by the person or the app makes it forgotten.
 */
export function rememberLive({ config, remembered, restoration }: Runtime): void {
  const live = liveConnections(config).map(({ connector }) => connector.id)
  if (live.length > 0) remembered.write([...live, ...(restoration?.pending() ?? [])])
}
