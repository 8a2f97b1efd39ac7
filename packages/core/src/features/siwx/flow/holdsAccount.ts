import type { Connection } from '../../../types/connection.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { toAccountKey } from './toAccountKey.js'

/** Whether a wallet gives access to an account, on whatever network it is now. */
export function holdsAccount({ connector, accounts }: Connection, caipAddress: CaipAddress): boolean {
  const [namespace, reference] = caipAddress.split(':')
  return (
    connector.namespace === namespace &&
    accounts.some(
      ({ address }) =>
        toAccountKey(`${connector.namespace}:${reference}:${address}`) === toAccountKey(caipAddress),
    )
  )
}
