import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { declinedKey } from './declinedKey.js'
import { toAccountKey } from './toAccountKey.js'

/** Whether the person said that this account is not to sign in; asking again at each load would be a nuisance. */
export function isDeclined(client: Client, caipAddress: CaipAddress): boolean {
  return client.storage.get(declinedKey(client)) === toAccountKey(caipAddress)
}
