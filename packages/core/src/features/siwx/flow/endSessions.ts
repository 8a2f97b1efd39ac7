import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { accountAtom } from '../../connection/atoms.js'
import { disconnect } from '../../connection/disconnect.js'
import { SiwxNotEnabledError } from '../errors.js'
import { getRuntime } from './getRuntime.js'
import { lookUpSession } from './lookUpSession.js'
import { patchState } from './patchState.js'
import { setDeclined } from './setDeclined.js'
import { tellTabs } from './tellTabs.js'
import { toAccountKey } from './toAccountKey.js'

/** Ends one session, or all of them. */
export async function endSessions(
  client: Client,
  { caipAddress }: { readonly caipAddress?: CaipAddress | undefined },
): Promise<void> {
  const { siwx } = client.config
  if (!siwx) throw new SiwxNotEnabledError()
  const { adapter, known } = getRuntime(client)
  await adapter.signOut({ caipAddress })
  if (caipAddress) known.delete(toAccountKey(caipAddress))
  else known.clear()
  const active = getStore(client).get(accountAtom).caipAddress
  const isOwn = active && (!caipAddress || toAccountKey(active) === toAccountKey(caipAddress))
  // Whoever signs out does not want to be asked at once.
  if (isOwn && siwx.required === false) setDeclined(client, active)
  tellTabs(client)
  if (!isOwn) return
  patchState(client, active, { status: 'unauthenticated', session: undefined })
  // Nobody stays connected without having signed in.
  if (!caipAddress && siwx.required !== false) await disconnect(client)
  else await lookUpSession(client, { isNew: true })
}
