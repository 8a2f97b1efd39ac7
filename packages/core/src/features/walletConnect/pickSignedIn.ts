import type { CaipNetworkId } from '../../types/namespace.js'
import type { SignedIn } from '../siwx/types.js'

/**
 * Signature that one account gave as it connected, preferring its network. Accounts of other namespaces signed for theirs.
 *
 * @example
 * pickSignedIn(signedIn, { caipNetworkId: 'eip155:1', address })
 */
export function pickSignedIn(
  signedIn: readonly SignedIn[] | undefined,
  { caipNetworkId, address }: { readonly caipNetworkId: CaipNetworkId; readonly address: string },
): SignedIn | undefined {
  const namespace = caipNetworkId.slice(0, caipNetworkId.indexOf(':') + 1)
  // Hex addresses are equal regardless of case.
  const fold = (text: string) => (namespace === 'eip155:' ? text.toLowerCase() : text)
  const own = signedIn?.filter(
    ({ caipAddress }) => caipAddress.startsWith(namespace) && fold(caipAddress).endsWith(fold(`:${address}`)),
  )
  return own?.find(({ caipAddress }) => caipAddress.startsWith(`${caipNetworkId}:`)) ?? own?.[0]
}
