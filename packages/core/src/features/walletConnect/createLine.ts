import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { eventListeners } from './eventListeners.js'
import { loadActions } from './loadActions.js'
import { sessionKey } from './sessionKey.js'
import type { WalletConnectLine } from './types.js'

/** The session that all adapters of a client share. Everything but reading its state is loaded at first need. */
export function createLine(client: Client): WalletConnectLine {
  const { config, storage } = client
  const store = getStore(client)
  const listeners = eventListeners(client)
  return {
    getSession: () => store.get(walletConnectSessionAtom),
    subscribe: listener => store.sub(walletConnectSessionAtom, listener),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async restore() {
      // The other one holds what a former page could not tell a wallet.
      if (storage.get(sessionKey(client)) ?? storage.get(`${config.storageKey}.wc.goodbyes`))
        return (await loadActions()).restoreSession(client)
      return undefined
    },
    connect: async parameters => (await loadActions()).connectSession(client, parameters),
    request: async parameters => (await loadActions()).requestSession(client, parameters),
    disconnect: async () => (await loadActions()).disconnectSession(client),
  }
}
