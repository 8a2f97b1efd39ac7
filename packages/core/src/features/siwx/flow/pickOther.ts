import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Namespace } from '../../../types/namespace.js'
import { connectionsAtom } from '../../connection/atoms.js'
import { walletConnectSessionAtom } from '../../walletConnect/atoms.js'
import type { SignedIn } from '../types.js'
import { toAccountKey } from './toAccountKey.js'

export type PickOtherParameters = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly signed: readonly SignedIn[]
}

/** What an account of another chain family signed in the prompt of a session: the active one's, else the first. */
export function pickOther(
  client: Client,
  { namespace, connectorId, signed }: PickOtherParameters,
): SignedIn | undefined {
  const { get } = getStore(client)
  // Given up meanwhile, so that nobody is connected.
  if (!get(walletConnectSessionAtom)) return undefined
  const own = signed.filter(({ caipAddress }) => caipAddress.startsWith(`${namespace}:`))
  const connection = get(connectionsAtom).find(
    ({ connector }) => connector.id === connectorId && connector.namespace === namespace,
  )
  const active = connection && toAccountKey(`${connection.caipNetworkId}:${connection.address}`)
  return own.find(({ caipAddress }) => toAccountKey(caipAddress) === active) ?? own[0]
}
