import { isCaipAddress, parseCaipAddress } from '../../caip/caipAddress.js'
import type { Namespace } from '../../types/namespace.js'
import { isAddress } from '../../validate/validate.js'
import type { SessionAccount, WalletConnectSession } from './types.js'

/**
 * The accounts of a session in a namespace, in the wallet's order. Leaves out values that are not a CAIP-10 id, or not an
 * address of the namespace.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * readAccounts(session, 'eip155').map(({ address }) => address)
 */
export function readAccounts<namespace extends Namespace>(
  session: WalletConnectSession,
  namespace: namespace,
): readonly SessionAccount<namespace>[] {
  const details = readDetails(session.sessionProperties?.[`${namespace}_getAccountAddresses`])
  return Object.values(session.namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter(isCaipAddress)
    .map(parseCaipAddress<Namespace>)
    .filter(account => account.namespace === namespace && isAddress(namespace, account.address))
    .map(({ reference, address }) => ({
      caipNetworkId: `${namespace}:${reference}`,
      address,
      ...details.get(address),
    }))
}

/**
 * Reads the wallet's details of its addresses: its response to `getAccountAddresses`, which it may send along with the
 * session.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/bitcoin
 */
function readDetails(text = '[]'): ReadonlyMap<unknown, Pick<SessionAccount, 'publicKey' | 'path'>> {
  let entries: readonly unknown[] = []
  try {
    // Some wallets send a list for each purpose.
    entries = Object.values(JSON.parse(text) ?? {}).flat()
  } catch {}
  return new Map(
    entries.map(entry => {
      const { address, publicKey, path } = (entry ?? {}) as { readonly [name: string]: unknown }
      return [
        address,
        {
          ...(isText(publicKey, /^(?:[\da-f]{2}){32,65}$/i) ? { publicKey } : {}),
          ...(isText(path, /^m(?:\/\d{1,10}['h]?){1,10}$/) ? { path } : {}),
        },
      ]
    }),
  )
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}
