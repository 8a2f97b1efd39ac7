import type { CaipAddress } from '../../../types/namespace.js'

/** One text for one account. On eip155 the case of letters is a checksum, not part of the name. */
export function toAccountKey(caipAddress: CaipAddress): string {
  return caipAddress.startsWith('eip155:') ? caipAddress.toLowerCase() : caipAddress
}
