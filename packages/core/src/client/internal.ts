import type { createStore } from 'jotai/vanilla'
import type { prepareSignIn } from '../features/siwx/prepareSignIn.js'
import type { Client } from '../types/client.js'

export type Store = ReturnType<typeof createStore>

/** What a client keeps for our own actions. A registered symbol, so that a second copy of core finds it too. */
export type ClientInternals = {
  readonly store: Store
  /** Values that live as long as the client, made at first need: the QueryClient, one Map, one in-flight promise. */
  readonly owned: Map<string, unknown>
  /** Held here and not imported by `connect`, so that an app without `siwx` has no byte of it. */
  readonly prepareSignIn?: typeof prepareSignIn | undefined
}

export const internalsKey: unique symbol = Symbol.for('latchkit.internals') as never

export type ClientWithInternals = Client & { readonly [internalsKey]: ClientInternals }

/** The writable store. Only actions use it; the public `client.store` has `get` and `sub`. */
export function getStore(client: Client): Store {
  return (client as ClientWithInternals)[internalsKey].store
}

/** A value that belongs to the client, made at first need. */
export function getOwned<value>(client: Client, key: string, create: () => value): value {
  const { owned } = (client as ClientWithInternals)[internalsKey]
  if (!owned.has(key)) owned.set(key, create())
  return owned.get(key) as value
}

/** What `connect` asks for a sign-in that goes along; undefined in a client without `siwx`. */
export function getPrepareSignIn(client: Client): typeof prepareSignIn | undefined {
  return (client as ClientWithInternals)[internalsKey].prepareSignIn
}
