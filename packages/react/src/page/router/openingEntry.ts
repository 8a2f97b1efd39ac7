import type { Client } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { OpenParameters } from '../latchkit/types.js'
import type { Entry, NavigateArguments, OpenableViewName, RouterState, ViewName } from './types.js'

/** The first step of an opening. A prepared step of the same view is kept, because it is rendered already. */
export function createOpeningEntry(
  client: Client,
  state: RouterState,
  { view, arguments: given, namespace, walletId }: OpenParameters,
  prepared: Entry | undefined,
): Entry {
  if (walletId) return createEntry(state, ['ChosenWallet', { namespace, walletId }])
  const target = resolveOpeningView(client, view ?? (namespace && 'Connect'))
  const parameters = given ?? (namespace && { namespace })
  if (prepared?.view === target && !parameters && !prepared.parameters) return prepared
  return createEntry<OpenableViewName>(state, [target, parameters])
}

/** The view to open: the forced view, else the view for the state of the connection. */
export function resolveOpeningView(client: Client, forced?: OpenableViewName | undefined): OpenableViewName {
  if (forced) return forced
  if (client.store.get(accountAtom).isConnected)
    return client.store.get(networkAtom).isSupported ? 'Account' : 'UnsupportedChain'
  const { adapters, walletConnect } = client.config
  if (adapters?.length) return 'Connect'
  // Without an adapter no wallet can be listed as installed: only the directory and WalletConnect are left.
  if (client.platform.isMobile()) return 'AllWallets'
  return walletConnect?.relayUrl || walletConnect?.projectId || walletConnect?.client
    ? 'ConnectingWalletConnectBasic'
    : 'Connect'
}

/** A step with a key that no other step of the history has. */
export function createEntry<name extends ViewName>(
  state: RouterState,
  [view, parameters]: NavigateArguments<name>,
): Entry {
  const key = (state.history.at(-1)?.key ?? 0) + state.history.length + 1
  return { key, view, parameters } as Entry
}
