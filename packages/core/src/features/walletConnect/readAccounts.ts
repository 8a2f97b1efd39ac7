import { isCaipAddress, parseCaipAddress } from '../../caip/caipAddress.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { isAddress } from '../../validate/validate.js'
import type { WalletConnectSession } from './types.js'

/** One account of a session on one network. */
export type SessionAccount<namespace extends Namespace = Namespace> = {
  readonly caipNetworkId: CaipNetworkId<namespace>
  readonly address: string
}

/**
 * The accounts that a session has in a namespace, in the wallet's order. What is not a CAIP-10 id, or not an address
 * of the namespace, is left out.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * readAccounts(session, 'eip155').map(({ address }) => address)
 */
export function readAccounts<namespace extends Namespace>(
  session: WalletConnectSession,
  namespace: namespace,
): readonly SessionAccount<namespace>[] {
  return Object.values(session.namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter(isCaipAddress)
    .map(parseCaipAddress<Namespace>)
    .filter(account => account.namespace === namespace && isAddress(namespace, account.address))
    .map(({ reference, address }) => ({ caipNetworkId: `${namespace}:${reference}`, address }))
}
