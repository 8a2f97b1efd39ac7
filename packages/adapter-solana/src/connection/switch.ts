import type { Network } from '@latchkit/core'
import { ConnectorNotFoundError } from '@latchkit/core/connection'
import { UnauthorizedError } from '@latchkit/core/errors'
import { WalletNetworkError } from '../errors.js'
import type { Runtime } from '../types.js'
import { chosenAccountKey, getLive } from './connections.js'
import { remember } from './remember.js'

/**
 * Makes another connected wallet the active one.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 */
export async function switchConnection(
  runtime: Runtime,
  { connectorId }: { readonly connectorId: string },
): Promise<void> {
  if (!runtime.connections.has(connectorId)) throw new ConnectorNotFoundError({ connectorId })
  runtime.current = connectorId
  remember(runtime, connectorId, { first: true })
  runtime.changed()
}

/**
 * Makes another account of a connection the active one. The wallet is not notified, because each request to a Solana
 * wallet names its account.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 * @throws UnauthorizedError `rpc/unauthorized`, when the wallet did not give access to it
 */
export async function switchAccount(
  runtime: Runtime,
  { connectorId, address }: { readonly connectorId: string; readonly address: string },
): Promise<void> {
  const { connections, context } = runtime
  const live = connections.get(connectorId)
  if (!live) throw new ConnectorNotFoundError({ connectorId })
  if (!live.source.accounts().some(account => account.address === address)) throw new UnauthorizedError()
  live.chosen = address
  context?.storage.set(chosenAccountKey(context, connectorId), address)
  runtime.changed()
}

/**
 * Shows another network. Sends a request only to the embedded wallet: other Solana wallets do not have a current
 * network, each request names it.
 *
 * @throws WalletNetworkError `solana/wallet-lacks-network`
 * @throws UnrecognizedChainError `rpc/unrecognized-chain`, when the secure site of the embedded wallet does not serve
 * it
 */
export async function switchNetwork(
  runtime: Runtime,
  { network }: { readonly network: Network<'solana'> },
): Promise<void> {
  const { found, source } = getLive(runtime)
  if (!source.accounts().some(account => account.supports(network)))
    throw new WalletNetworkError({ wallet: found.connector.name, caipNetworkId: network.caipNetworkId })
  await source.switchNetwork?.(network.caipNetworkId)
  runtime.selected = network.caipNetworkId
  runtime.changed()
}
