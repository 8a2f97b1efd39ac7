import type { createStore } from 'jotai/vanilla'
import type { Client } from '../types/client.js'
import type { Feature } from '../types/feature.js'
import type { ClientConfig } from './features.js'

export type Store = ReturnType<typeof createStore>

/** What a client keeps for our own actions. A registered symbol, so that a second copy of core finds it too. */
export type ClientInternals = {
  readonly store: Store
  /** Values that live as long as the client, by name, made at first need. */
  readonly owned: Map<string, unknown>
  /** The config as the app passed it. */
  readonly given: ClientConfig
  /** Held here, so that an action that asks every feature imports none of them. */
  readonly features: readonly Feature[]
}

export const internalsKey: unique symbol = Symbol.for('latchkit.internals') as never

export type ClientWithInternals = Client & { readonly [internalsKey]: ClientInternals }

/** The writable store. Only actions use it; the public `client.store` has `get` and `sub`. */
export function getStore(client: Client): Store {
  return getInternals(client).store
}

/** What a client keeps for our own actions. */
export function getInternals(client: Client): ClientInternals {
  return (client as ClientWithInternals)[internalsKey]
}

/**
 * Defines a value that belongs to a client: made at first need, and destroyed with the client where it has a `destroy`.
 * The value lives in the client under `name`, so that a second copy of core finds the same one.
 *
 * @example
 * const listeners = createOwned('analytics.listeners', () => new Set<Listener>())
 * listeners(client).add(listener)
 */
export function createOwned<value>(
  name: string,
  create: (client: Client) => value,
): (client: Client) => value {
  return client => {
    const { owned } = getInternals(client)
    if (!owned.has(name)) owned.set(name, create(client))
    return owned.get(name) as value
  }
}

/** Destroys what {@link createOwned} made, such as pending requests. */
export function destroyOwned(client: Client): void {
  const { owned } = getInternals(client)
  for (const value of owned.values())
    if (typeof value === 'object' && value && 'destroy' in value && typeof value.destroy === 'function')
      value.destroy()
  owned.clear()
}
