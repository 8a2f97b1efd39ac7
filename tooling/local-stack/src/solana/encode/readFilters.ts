import type { Json, JsonObject } from '../json.js'
import type { StoredAccount } from '../ledger/types.js'
import { decodeBinary } from '../rpc/decodeBinary.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readConfig } from '../rpc/readConfig.js'
import { readInteger } from '../rpc/readInteger.js'
import { readString } from '../rpc/readString.js'
import { decodeTokenAccount } from '../token/decodeTokenAccount.js'

const maxFilters = 4
const maxBytes = 128

/** The test that `filters` describe: dataSize, memcmp and tokenAccountState, all of which must hold. */
export function readFilters(config: JsonObject): (account: StoredAccount) => boolean {
  const filters = config.filters ?? []
  if (!Array.isArray(filters))
    throw invalidParams('Invalid params: invalid type of filters, expected a list.')
  if (filters.length > maxFilters) throw invalidParams(`Too many filters provided; max ${maxFilters}`)
  const tests = filters.map(readFilter)
  return account => tests.every(test => test(account))
}

function readFilter(filter: Json): (account: StoredAccount) => boolean {
  if (filter === 'tokenAccountState') return account => decodeTokenAccount(account) !== null
  const { dataSize, memcmp } = readConfig([filter], 0)
  if (dataSize !== undefined) {
    const size = Number(readInteger(dataSize))
    return account => account.data.length === size
  }
  if (memcmp === undefined)
    throw invalidParams(
      'Invalid params: unknown filter, expected one of `dataSize`, `memcmp`, `tokenAccountState`.',
    )
  const { offset, bytes, encoding } = readConfig([memcmp], 0)
  const at = Number(readInteger(offset))
  const wanted = Array.isArray(bytes)
    ? Uint8Array.from(bytes.map(byte => Number(readInteger(byte))))
    : decodeBinary(readString([bytes], 0), encoding ?? 'base58')
  if (wanted.length > maxBytes)
    throw invalidParams('Invalid param: Encoded binary data should be less than 128 bytes')
  return ({ data }) =>
    at + wanted.length <= data.length && wanted.every((byte, index) => data[at + index] === byte)
}
