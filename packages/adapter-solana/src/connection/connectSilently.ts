import type { Connection } from '@latchkit/core'
import type { Runtime } from '../types.js'
import { addConnection, findWallet } from './connections.js'
import { openWallet } from './openWallet.js'
import { remember } from './remember.js'

/** Connects a wallet that grants its accounts without a prompt; returns undefined where a prompt is needed. */
export async function connectSilently(
  runtime: Runtime,
  { connectorId, signal }: { readonly connectorId: string; readonly signal: AbortSignal },
): Promise<Connection<'solana'> | undefined> {
  const { connections, context } = runtime
  const found = findWallet(runtime, connectorId)
  const { source } = await openWallet(runtime, found)
  if (connections.get(connectorId)?.found !== found) {
    // The `autoConnect` of wallet-adapters prompts the user where there is no grant.
    if (found.kind === 'added') return undefined
    await source.connect({ silent: true })
  }
  if (signal.aborted || runtime.context !== context || source.accounts().length === 0) return undefined
  const live = addConnection(runtime, found, { source, active: true })
  remember(runtime, connectorId, { first: true })
  runtime.changed()
  return live.read()
}
