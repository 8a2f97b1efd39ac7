import { type Address, getAddressDecoder } from '@solana/kit'
import { programs } from './programs.js'
import type { LoadedAddresses, StoredAccount, TransactionMessageOf } from './types.js'

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
