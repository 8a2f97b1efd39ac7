import type { Atom } from 'jotai/vanilla'
import type { Client } from '../types/client.js'

/**
 * Where a client stores values. Drivers never throw: a value that cannot be stored is dropped with a warning, and the
 * next load works as with empty storage.
 */
export type StorageDriver = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Whether stored values leave the page with each request, as cookies do. Secrets are then kept elsewhere. */
  readonly isSentToServer?: boolean | undefined
  /** Calls `listener` when another tab writes `key`. Absent on drivers that cannot detect it. */
  watch?(key: string, listener: (value: string | undefined) => void): () => void
  /**
   * Shows the last connected account in the first render, on the server too. `createCookieStorage` has it. Called once per
   * client, before it starts. Returns the atoms that the user interface reads, by the atoms that they replace.
   */
  restoreAccounts?(client: Client): ReadonlyMap<unknown, Atom<unknown>>
}
