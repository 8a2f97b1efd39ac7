import type { AdapterContext, Connection } from '@latchkit/core'
import { ConnectorNotFoundError } from '@latchkit/core/connection'
import { DisconnectedError, UnauthorizedError } from '@latchkit/core/errors'
import { listWallets } from '../discovery/listWallets.js'
import { orderNetworks } from '../networks.js'
import type { FoundWallet, Live, Runtime, Source } from '../types.js'

/** Adds a connected wallet. */
export function addConnection(
  runtime: Runtime,
  found: FoundWallet,
  { source, active }: { readonly source: Source; readonly active: boolean },
): Live {
  const { connections, context } = runtime
  const { id } = found.connector
  const known = connections.get(id)
  const chosen = context?.storage.get(chosenAccountKey(context, id)) ?? undefined
  const live: Live =
    known?.found === found ? known : { found, source, chosen, read: () => toConnection(runtime, live) }
  connections.set(id, live)
  if (active || runtime.current === undefined) runtime.current = id
  return live
}

/** Removes a connection without notifying the wallet. Another connection becomes active, if there is one. */
export function dropConnection(runtime: Runtime, id: string): void {
  const { connections } = runtime
  connections.delete(id)
  if (runtime.current === id) runtime.current = [...connections.keys()].at(-1)
}

/**
 * Converts a connection to the form of core. Its network is the shown network, where the wallet supports it. Its
 * accounts are the wallet's accounts there.
 */
function toConnection(runtime: Runtime, { found, source, chosen }: Live): Connection<'solana'> {
  const given = source.accounts()
  const network = orderNetworks(runtime).find(one => given.some(account => account.supports(one)))
  const info = source.info?.()
  const accounts = network ? given.filter(account => account.supports(network)) : given
  return {
    connector: source.connector?.() ?? found.connector,
    accounts: accounts.map(({ address, publicKey, type = 'eoa', path }) => ({
      namespace: 'solana',
      address,
      type,
      ...(publicKey ? { publicKey } : {}),
      ...(path ? { path } : {}),
    })),
    address: (accounts.find(({ address }) => address === chosen) ?? accounts[0])?.address ?? '',
    caipNetworkId: network?.caipNetworkId ?? source.elsewhere(),
    ...(info ? { embeddedWalletInfo: info } : {}),
  }
}

/**
 * Returns the wallet of a connector id.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 */
export function findWallet(runtime: Runtime, connectorId: string): FoundWallet {
  const found = listWallets(runtime).find(({ connector }) => connector.id === connectorId)
  if (!found) throw new ConnectorNotFoundError({ connectorId })
  return found
}

/**
 * Returns the active connection, or the connection that holds `address`.
 *
 * @throws DisconnectedError `rpc/disconnected`, when nothing is connected
 * @throws UnauthorizedError `rpc/unauthorized`, when no connected wallet gave access to `address`
 */
export function getLive({ connections, current }: Runtime, address?: string | undefined): Live {
  const live = current === undefined ? undefined : connections.get(current)
  if (!live) throw new DisconnectedError()
  if (address === undefined) return live
  const holder = [live, ...connections.values()].find(({ source }) =>
    source.accounts().some(account => account.address === address),
  )
  if (!holder) throw new UnauthorizedError()
  return holder
}

/** Storage key of the account that the app chose of a wallet. */
export function chosenAccountKey({ storageKey }: Pick<AdapterContext, 'storageKey'>, id: string): string {
  return `${storageKey}.solana.account.${id}`
}
