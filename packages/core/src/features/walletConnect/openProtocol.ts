import { createOwned, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { WalletConnectNotConfiguredError } from './errors.js'
import { eventListeners } from './eventListeners.js'
import { protocolStorage } from './protocolStorage.js'
import { resolveRelay } from './resolveRelay.js'
import { sessionKey } from './sessionKey.js'
import type { WalletConnectClient } from './types.js'

type Opening = { client: Promise<WalletConnectClient> | undefined; destroy(): void }

const openings = /*#__PURE__*/ createOwned(
  'walletConnect.client',
  (): Opening => ({
    client: undefined,
    destroy() {
      this.client?.then(
        protocol => protocol.destroy(),
        () => {},
      )
    },
  }),
)

/** The one protocol client of a client, made at first need. A failed load is tried again by the next call. */
export function openProtocol(client: Client): Promise<WalletConnectClient> {
  const opening = openings(client)
  opening.client ??= create(client).catch(error => {
    opening.client = undefined
    throw error
  })
  return opening.client
}

async function create(client: Client): Promise<WalletConnectClient> {
  const { walletConnect, metadata, storageKey } = client.config
  const relayUrl = resolveRelay(client.config)
  if (!walletConnect?.load || !relayUrl) throw new WalletConnectNotConfiguredError()
  const { createWalletConnect } = await walletConnect.load()
  const protocol = createWalletConnect({
    relayUrl,
    projectId: walletConnect.projectId,
    metadata,
    storage: protocolStorage(client),
    storageKey: `${storageKey}.wc`,
    logger: client.logger.child('walletconnect'),
  })
  const store = getStore(client)
  const current = () => store.get(walletConnectSessionAtom)?.topic ?? client.storage.get(sessionKey(client))
  protocol.on('session', ({ session }) => {
    if (session.topic === current()) store.set(walletConnectSessionAtom, session)
  })
  protocol.on('end', ({ topic }) => {
    // A tab that slept may hear late of an end; the session that another tab made since is not its to forget.
    if (client.storage.get(sessionKey(client)) === topic) client.storage.remove(sessionKey(client))
    if (store.get(walletConnectSessionAtom)?.topic === topic) store.set(walletConnectSessionAtom, undefined)
  })
  protocol.on('event', event => {
    if (event.topic === current()) for (const listener of eventListeners(client)) listener(event)
  })
  return protocol
}
