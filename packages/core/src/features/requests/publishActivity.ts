import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { activityAtom } from './atoms.js'
import { getRegistry } from './getRegistry.js'

/** Brings the atoms in line with what is open. */
export function publishActivity(client: Client): void {
  const { open, last } = getRegistry(client)
  getStore(client).set(activityAtom, { pending: [...open.values()].map(({ request }) => request), last })
}
