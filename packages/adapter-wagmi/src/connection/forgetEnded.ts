import type { Connection } from 'wagmi'
import type { Runtime } from '../types.js'

/**
 * Forgets what the app itself disconnected through wagmi. Its connectors tell that from a wallet that went away by
 * a flag in storage; ours tell it themselves.
 */
export async function forgetEnded(
  { config, own, remembered }: Runtime,
  before: readonly Connection[],
): Promise<void> {
  if (own) return
  for (const { connector } of before) {
    const { id, uid } = connector
    if (config.state.connections.has(uid)) continue
    if (await config.storage?.getItem(`${id}.disconnected`)) remembered.forget(id)
  }
}
