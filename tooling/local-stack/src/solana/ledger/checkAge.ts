import { type Address, getAddressDecoder } from '@solana/kit'
import { programs } from './accounts.js'
import type { Ledger, LoadedAddresses, StoredAccount, TransactionMessageOf } from './types.js'

/** How many blocks a blockhash is good for. */
export const blockhashLife = 150

/** Whether a transaction with this blockhash may run in the block after `slot`. */
export function checkAge(ledger: Ledger, message: TransactionMessageOf, slot: number): boolean {
  const since = ledger.blockhashes.get(message.lifetimeToken)
  return since !== undefined && since <= slot && slot - since < blockhashLife
}

const metaBytes = 56

/** Addresses that a v0 message takes from its tables, or the name of the error that nodes give. */
export function loadAddresses(
  message: TransactionMessageOf,
  accountOf: (address: Address) => StoredAccount | null,
): LoadedAddresses | string {
  const loaded: LoadedAddresses = { writable: [], readonly: [] }
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const decoder = getAddressDecoder()
  for (const lookup of lookups) {
    const table = accountOf(lookup.lookupTableAddress)
    if (!table) return 'AddressLookupTableNotFound'
    if (table.owner !== programs.addressLookupTable) return 'InvalidAddressLookupTableOwner'
    if (table.data.length < metaBytes || table.data[0] !== 1) return 'InvalidAddressLookupTableData'
    const count = (table.data.length - metaBytes) / 32
    if ([...lookup.writableIndexes, ...lookup.readonlyIndexes].some(index => index >= count))
      return 'InvalidAddressLookupTableIndex'
    const at = (index: number) => decoder.decode(table.data, metaBytes + index * 32)
    loaded.writable.push(...lookup.writableIndexes.map(at))
    loaded.readonly.push(...lookup.readonlyIndexes.map(at))
  }
  return loaded
}
