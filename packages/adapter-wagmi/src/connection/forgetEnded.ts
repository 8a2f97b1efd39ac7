import type { Runtime } from '../types.js'
import { liveConnections } from './liveConnections.js'

/**
 * Forgets what the app itself disconnected through wagmi. Its connectors tell that from a wallet that went away by
 * a flag in storage; ours tell it themselves.
 */
export async function forgetEnded({ config, own, remembered }: Runtime): Promise<void> {
  if (own) return
  const live = liveConnections(config).map(({ connector }) => connector.id)
  for (const id of remembered.read() ?? []) {
    if (live.includes(id)) continue
    if (await config.storage?.getItem(`${id}.disconnected`)) remembered.forget(id)
  }
}
