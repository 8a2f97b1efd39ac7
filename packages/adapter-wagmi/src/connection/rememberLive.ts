import type { Runtime } from '../types.js'
import { findRemembered } from './findRemembered.js'
import { liveConnections } from './liveConnections.js'

/**
 * Keeps the ids of what is connected, and of wallets that are not on this page, or not yet: an extension may wake up
 * later than it is waited for. When nothing is connected, the last ones stay: a wallet that was locked comes back when
 * it is unlocked. Only a disconnect by the person or the app makes it forgotten.
 */
export function rememberLive(runtime: Runtime): void {
  const { config, remembered, restoration } = runtime
  const live = liveConnections(config).map(({ connector }) => connector.id)
  if (live.length === 0) return
  const absent = (remembered.read() ?? []).filter(id => !findRemembered(runtime, id))
  remembered.write([...live, ...(restoration?.pending() ?? []), ...absent])
}
