import { isCaipAddress } from '../../caip/isCaipAddress.js'
import { parseCaipAddress } from '../../caip/parseCaipAddress.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { isAddress } from '../../validate/isAddress.js'
import type { WalletConnectSession } from './types.js'

/** One account of a session on one chain. */
export type SessionAccount = { readonly caipNetworkId: CaipNetworkId; readonly address: string }

/**
 * The accounts that a session has in a namespace, as the wallet ordered them. What is no CAIP-10 id, or
 * no address of the namespace, is left out.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * readAccounts(session, 'eip155').map(({ address }) => address)
 */
export function readAccounts(session: WalletConnectSession, namespace: Namespace): readonly SessionAccount[] {
  return Object.values(session.namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter(isCaipAddress)
    .map(parseCaipAddress<Namespace>)
    .filter(account => account.namespace === namespace && isAddress(namespace, account.address))
    .map(({ caipNetworkId, address }) => ({ caipNetworkId, address }))
}
