import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { declinedKey } from './declinedKey.js'
import { toAccountKey } from './toAccountKey.js'

/** Remembers of one account that it is not to sign in, and forgets it of the one before. */
export function setDeclined(client: Client, caipAddress: CaipAddress | undefined): void {
  const key = declinedKey(client)
  if (caipAddress) client.storage.set(key, toAccountKey(caipAddress))
  else if (client.storage.get(key) !== undefined) client.storage.remove(key)
}
