import type { Runtime } from '../types.js'
import { createRestoration } from './createRestoration.js'
import { prepareAppConfig, restore } from './restore.js'

/** An app's own config may have a connection that Latchkit does not remember, from before the app used Latchkit. */
export async function restoreAppConfig(
  runtime: Runtime,
  signal: AbortSignal,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const ready = prepareAppConfig(runtime, signal)
  const recent = await readRecent(runtime)
  if (signal.aborted) return
  if (!isFirst || !recent) return ready
  const restoration = createRestoration(runtime, [recent])
  restore(runtime, restoration, ready)
  await restoration.done
}

/** The id of the connector that wagmi connected last. */
async function readRecent({ outer, config }: Runtime): Promise<string | undefined> {
  return outer ? undefined : ((await config.storage?.getItem('recentConnectorId')) ?? undefined)
}
