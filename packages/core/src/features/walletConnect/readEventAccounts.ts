import type { WalletConnectEvents } from './types.js'

/** The addresses that an `accountsChanged` names, the active one first; they come plain or as CAIP-10 ids. */
export function readEventAccounts({ data }: Pick<WalletConnectEvents['event'], 'data'>): readonly string[] {
  return Array.isArray(data) ? data.map(account => String(account).split(':').at(-1) ?? '') : []
}
