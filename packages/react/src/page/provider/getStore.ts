import { buildClient as build, getStore as getClientStore, type Store } from '@latchkit/core/internal'
import type { Latchkit } from '../latchkit/types.js'

/** Here, because only this folder imports internals of core. */
export const buildClient = build

/** The writable store of a latchkit's client, which has our atoms too. Only actions write. */
export function getStore({ client }: Pick<Latchkit, 'client'>): Store {
  return getClientStore(client)
}
