import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { importWithRetry } from '../../connection/start/importWithRetry.js'
import type { SessionClient } from '../types.js'
import { eventListeners, sessionKey, walletConnectSessionAtom } from './atoms.js'

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
      const kept = storage.get(sessionKey(client)) ?? storage.get(`${config.storageKey}.wc.deletes`)
      if (!(kept ?? config.walletConnect?.client)) return undefined
      const { restoreSession } = await loadSession()
      return restoreSession(client)
    },
    async connect(parameters) {
      const { connectSession } = await importWithRetry(() => import('../lazy/index.js'))
      return connectSession(client, parameters)
    },
    async request(parameters) {
      const { requestSession } = await loadSession()
      return requestSession(client, parameters)
    },
    async disconnect() {
      const { disconnectSession } = await loadSession()
      return disconnectSession(client)
    },
    async follow(parameters) {
      const { followSession } = await loadSession()
      return followSession(sessionClient, parameters)
    },
  }
  return sessionClient
}

/** Restores a session that another tab created. The WalletConnect client itself reports the end of a session. */
export function followTabs(client: Client): (() => void) | undefined {
  return client.storage.watch?.(sessionKey(client), topic => {
    if (topic)
      loadSession()
        .then(({ restoreSession }) => restoreSession(client, { forget: false }))
        .catch(error => client.logger.warn('no session of the other tab', { error }))
  })
}

const loadSession = () => importWithRetry(() => import('../lazy/index.js'))
