import type { Json } from '../json.js'
import type { Ledger, StoredAccount } from '../ledger/types.js'
import { parseTokenAccount } from '../token/parseTokenAccount.js'

/** The `data` of encoding jsonParsed, or null where no parser fits and nodes fall back to base64. */
export function parseAccount(ledger: Ledger, account: StoredAccount, slot: number): Json {
  return parseTokenAccount(ledger, account, slot)
}
