import { propose } from './pairing/propose.js'
import { createRelay } from './relay/createRelay.js'
import { createContext } from './session/createContext.js'
import { disconnect } from './session/pendingDeletes.js'
import { request } from './session/request.js'
import { restore } from './session/restore.js'
import { getSessions, setLink } from './session/sessions.js'
import type { CreateWalletConnectParameters, WalletConnectClient } from './types.js'

/**
 * Creates a WalletConnect client for a dapp. It opens a socket only when a method needs it, knows no chain and shares
 * nothing with other clients of the page.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 * @example
 * const client = createWalletConnect({ relayUrl, projectId, metadata: { name: 'App' }, storage, storageKey: 'app' })
 * const { uri, approval } = await client.propose({ optionalNamespaces })
 * const session = await approval
 */
export function createWalletConnect(parameters: CreateWalletConnectParameters): WalletConnectClient {
  const { relayUrl, projectId, storage, storageKey, logger } = parameters
  const relay = createRelay({ relayUrl, projectId, storage, storageKey, logger })
  const { context, destroy } = createContext(relay, parameters)
  const load = async () => (await import('./session/lazyActions.js')).lazyActions
  return {
    getSessions: () => getSessions(context),
    restore: () => restore(context),
    propose: parameters => propose(context, parameters),
    request: parameters => request(context, parameters),
    authenticate: async parameters => (await load()).authenticate(context, parameters),
    ping: async parameters => (await load()).ping(context, parameters),
    emit: async parameters => (await load()).emitEvent(context, parameters),
    extend: async parameters => (await load()).extend(context, parameters),
    disconnect: parameters => disconnect(context, parameters),
    setLink: parameters => setLink(context, parameters),
    on: context.emitter.on,
    destroy,
  }
}
