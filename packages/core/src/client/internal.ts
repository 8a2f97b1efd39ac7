import type { createStore } from 'jotai/vanilla'
import type { Client } from '../types/client.js'
import type { Feature } from '../types/feature.js'
import type { ClientConfig } from './config.js'

export type Store = ReturnType<typeof createStore>

/** State of a client that only actions use. Its symbol is registered, so that a second copy of core finds it too. */
export type ClientInternals = {
  readonly store: Store
  /** Values of {@link createOwned} by name. */
  readonly owned: Map<string, unknown>
  /** The config without defaults. */
  given: ClientConfig
  /**
   * Stored here so that an action that loops over the features imports none of them. A feature that most apps do not use
   * adds itself at first use.
   */
  features: readonly Feature[]
}

export const internalsKey: unique symbol = Symbol.for('latchkit.internals') as never

export type ClientWithInternals = Client & { readonly [internalsKey]: ClientInternals }

/** Returns the writable store. Only actions use it; the public `client.store` has `get` and `sub`. */
export function getStore(client: Client): Store {
  return getInternals(client).store
}

/** Returns the state of a client that only actions use. */
export function getInternals(client: Client): ClientInternals {
  return (client as ClientWithInternals)[internalsKey]
}

/**
 * Defines a value that belongs to a client. It is created at first need, and its `destroy`, if any, runs when the
 * client is destroyed. The client keeps it under `name`, so that a second copy of core finds the same value.
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

/** Destroys the values of {@link createOwned}, such as pending requests. */
export function destroyOwned(client: Client): void {
  const { owned } = getInternals(client)
  for (const value of owned.values())
    if (typeof value === 'object' && value && 'destroy' in value && typeof value.destroy === 'function')
      value.destroy()
  owned.clear()
}
