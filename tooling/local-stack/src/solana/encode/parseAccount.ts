import { readBytes } from '../instructions/readBytes.js'
import type { Json } from '../json.js'
import { programs } from '../ledger/programs.js'
import type { Ledger, StoredAccount } from '../ledger/types.js'
import { parseTokenAccount } from '../token/parseTokenAccount.js'

const nonceBytes = 80
const tableMetaBytes = 56

/** The `data` of encoding jsonParsed, or null where no parser fits and nodes fall back to base64. */
export function parseAccount(ledger: Ledger, account: StoredAccount, slot: number): Json {
  if (account.owner === programs.system) return parseNonce(account)
  if (account.owner === programs.addressLookupTable) return parseTable(account)
  return parseTokenAccount(ledger, account, slot)
}

function parseNonce({ data }: StoredAccount): Json {
  if (data.length !== nonceBytes || data[4] !== 1) return null
  const bytes = readBytes(data, 8)
  const authority = bytes.address()
  const blockhash = bytes.address()
  const info = { authority, blockhash, feeCalculator: { lamportsPerSignature: bytes.u64().toString() } }
  return { parsed: { info, type: 'initialized' }, program: 'nonce', space: data.length }
}

function parseTable({ data }: StoredAccount): Json {
  if (data.length < tableMetaBytes || data[0] !== 1) return null
  const bytes = readBytes(data, 4)
  const [deactivation, extended, start] = [bytes.u64(), bytes.u64(), bytes.u8()]
  const authority = bytes.u8() === 1 ? bytes.address() : undefined
  const list = readBytes(data, tableMetaBytes)
  const addresses = Array.from({ length: Math.floor(list.left() / 32) }, () => list.address())
  const info = {
    addresses,
    authority,
    deactivationSlot: deactivation.toString(),
    lastExtendedSlot: extended.toString(),
    lastExtendedSlotStartIndex: start,
  }
  return { parsed: { info, type: 'lookupTable' }, program: 'address-lookup-table', space: data.length }
}
