import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { eventListeners, sessionKey, walletConnectSessionAtom } from './atoms.js'
import { WalletConnectNotConfiguredError } from './errors.js'
import type { lazyActions } from './lazyActions.js'
import { resolveRelay } from './resolveRelay.js'
import type { SessionClient } from './types.js'

/** The session that all adapters of a client share. Everything but reading its state is loaded at first need. */
export function createSessionClient(client: Client): SessionClient {
  const { config, storage } = client
  const store = getStore(client)
  const listeners = eventListeners(client)
  const sessionClient: SessionClient = {
    getSession: () => store.get(walletConnectSessionAtom),
    subscribe: listener => store.sub(walletConnectSessionAtom, listener),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async restore() {
      // The second key holds the session ends that a former page could not deliver to a wallet.
      if (storage.get(sessionKey(client)) ?? storage.get(`${config.storageKey}.wc.goodbyes`))
        return (await loadActions()).restoreSession(client)
      return undefined
    },
    connect: async parameters => (await loadActions()).connectSession(client, parameters),
    request: async parameters => (await loadActions()).requestSession(client, parameters),
    disconnect: async () => (await loadActions()).disconnectSession(client),
    follow: async parameters => (await loadActions()).followSession(sessionClient, parameters),
  }
  return sessionClient
}

/** The session client of a client that has WalletConnect configured; throws for any other client. */
export function requireSessionClient(client: Client): SessionClient {
  if (!resolveRelay(client.config)) throw new WalletConnectNotConfiguredError()
  return createSessionClient(client)
}

/** Restores a session that another tab created. The WalletConnect client itself reports the end of a session. */
export function followTabs(client: Client): () => void {
  const stop = client.storage.watch?.(sessionKey(client), topic => {
    if (topic)
      loadActions()
        .then(({ restoreSession }) => restoreSession(client, { forget: false }))
        .catch(error => client.logger.warn('no session of the other tab', { error }))
  })
  return stop ?? (() => {})
}

/** Loads what only a page that uses WalletConnect needs. */
export async function loadActions(): Promise<typeof lazyActions> {
  return (await import('./lazyActions.js')).lazyActions
}
