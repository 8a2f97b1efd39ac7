import type { Config } from 'wagmi'
import { createRemembered } from './connection/createRemembered.js'
import { readSnapshot } from './connection/readSnapshot.js'
import type { Runtime, Scope } from './types.js'

/** What the parts of the adapter share about one wagmi config. */
export function createRuntime(
  scope: Scope,
  { config, own, outer }: { config: Config; own: boolean; outer: boolean },
): Runtime {
  const runtime: Runtime = {
    config,
    own,
    outer,
    scope,
    remembered: createRemembered(scope),
    wallets: new Set(),
    restoration: undefined,
    sessionConnector: undefined,
    context: undefined,
    changed: () => runtime.context?.emit(readSnapshot(runtime)),
  }
  return runtime
}
