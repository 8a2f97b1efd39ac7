import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { namespaceOf, sessionAddress, toAccountKey } from '../accounts.js'
import { getRuntime } from './getRuntime.js'
import { listSessions } from './listSessions.js'
import { notifyTabs } from './state.js'

/**
 * Ends the sessions that do not remain valid when an account becomes active: those of other accounts of its chain family,
 * and those on its other networks, depending on the options. Runs before the sign-in prompt, since a server may have a
 * single session. Retries an unreachable server when the next account becomes active.
 */
export async function endOtherSessions(client: Client, caipAddress: CaipAddress): Promise<void> {
  const { signOutOnAccountChange = false, signOutOnNetworkChange = false } = client.config.siwx ?? {}
  if (!signOutOnAccountChange && !signOutOnNetworkChange) return
  const { adapter, known } = getRuntime(client)
  const active = split(caipAddress)
  try {
    const ended = (await listSessions(client)).map(sessionAddress).filter(other => {
      const { network, address } = split(other)
      if (namespaceOf(other) !== namespaceOf(caipAddress)) return false
      return (
        (signOutOnAccountChange && address !== active.address) ||
        (signOutOnNetworkChange && network !== active.network)
      )
    })
    for (const other of ended) {
      await adapter.signOut({ caipAddress: other })
      known.delete(toAccountKey(other))
    }
    if (ended.length > 0) notifyTabs(client)
  } catch (error) {
    client.logger.warn('The session of another account could not be ended.', { error })
  }
}

function split(caipAddress: CaipAddress): { readonly network: string; readonly address: string } {
  const key = toAccountKey(caipAddress)
  const at = key.lastIndexOf(':')
  return { network: key.slice(0, at), address: key.slice(at + 1) }
}
