import type { FoundWallet, Live, Runtime, Source } from '../types.js'
import { chosenAccountKey } from './chosenAccountKey.js'
import { toConnection } from './toConnection.js'

/** Puts a wallet among the connected ones. */
export function addConnection(
  runtime: Runtime,
  found: FoundWallet,
  { source, active }: { readonly source: Source; readonly active: boolean },
): Live {
  const { connections, context } = runtime
  const { id } = found.connector
  const known = connections.get(id)
  const chosen = context?.storage.get(chosenAccountKey(context, id)) ?? undefined
  const live: Live =
    known?.found === found ? known : { found, source, chosen, read: () => toConnection(runtime, live) }
  connections.set(id, live)
  if (active || runtime.current === undefined) runtime.current = id
  return live
}
