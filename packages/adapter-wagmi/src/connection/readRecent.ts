import type { Runtime } from '../types.js'

/** What to restore. An app that had wagmi before it had Latchkit keeps its connection. */
export async function readRecent({ own, outer, config, remembered }: Runtime): Promise<readonly string[]> {
  const ids = remembered.read()
  if (ids || own || outer) return ids ?? []
  const recent = await config.storage?.getItem('recentConnectorId')
  return recent ? [recent] : []
}
