import type { Runtime } from '../types.js'

/** What wagmi connected last. An app that had wagmi before it had Latchkit keeps its connection. */
export async function readRecent({ outer, config }: Runtime): Promise<string | undefined> {
  return outer ? undefined : ((await config.storage?.getItem('recentConnectorId')) ?? undefined)
}
