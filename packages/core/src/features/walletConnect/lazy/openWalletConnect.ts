import { createOwned, getStore } from '../../../client/internal.js'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.js'
import type { StorageDriver } from '../../../storage/types.js'
import type { Client } from '../../../types/client.js'
import { WalletConnectNotConfiguredError } from '../errors.js'
import { eventListeners, sessionKey, walletConnectSessionAtom } from '../start/atoms.js'
import { resolveRelay } from '../start/resolveRelay.js'
import type { WalletConnectClient } from '../types.js'
import { readStored, readUsed } from '../usedSession.js'

type Opening = {
  client: Promise<WalletConnectClient> | undefined
  /** Removes the listeners. A client that the app has made is not destroyed. */
  stop?: (() => void) | undefined
  destroy(): void
}

const openings = /*#__PURE__*/ createOwned(
  'walletConnect.client',
  (): Opening => ({
    client: undefined,
    destroy() {
      this.client?.then(
        walletConnect => (this.stop ? this.stop() : walletConnect.destroy()),
        () => {},
      )
    },
  }),
)

/** The WalletConnect client of a client, created at first use. The next call retries a failed load. */
export function openWalletConnect(client: Client): Promise<WalletConnectClient> {
  const opening = openings(client)
  opening.client ??= create(client).catch(error => {
    opening.client = undefined
    throw error
  })
  return opening.client
}

async function create(client: Client): Promise<WalletConnectClient> {
  const { walletConnect: config, metadata, storageKey } = client.config
  const relayUrl = resolveRelay(client.config)
  const make = async () => {
    if (!config?.load || !relayUrl) throw new WalletConnectNotConfiguredError()
    const { createWalletConnect } = await config.load()
    return createWalletConnect({
      relayUrl,
      projectId: config.projectId,
      metadata,
      storage: sessionStorage(client),
      storageKey: `${storageKey}.wc`,
      logger: client.logger.child('walletconnect'),
    })
  }
  const walletConnect = config?.client ?? (await make())
  const store = getStore(client)
  const stops = [
    walletConnect.on('session', ({ session }) => {
      const { topic, usedIn } = readUsed(client)
      if (session.topic === topic) store.set(walletConnectSessionAtom, { ...session, usedIn })
    }),
    walletConnect.on('end', ({ topic }) => {
      // A tab that slept may learn of an end late; it must not forget the session that another tab created since.
      if (readStored(client).topic === topic) client.storage.remove(sessionKey(client))
      if (store.get(walletConnectSessionAtom)?.topic === topic) store.set(walletConnectSessionAtom, undefined)
    }),
    walletConnect.on('event', event => {
      if (event.topic === readUsed(client).topic)
        for (const listener of eventListeners(client)) listener(event)
    }),
  ]
  if (config?.client)
    openings(client).stop = () => {
      for (const stop of stops) stop()
    }
  return walletConnect
}

/**
 * Where sessions are stored with their keys: in the client's storage, unless that is sent to a server. Then they stay
 * on the device, or in memory where the platform has no private storage.
 */
function sessionStorage({ storage, platform }: Pick<Client, 'storage' | 'platform'>): StorageDriver {
  return storage.isSentToServer ? (platform.privateStorage?.() ?? createMemoryStorage()) : storage
}
