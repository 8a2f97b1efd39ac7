import { type RunningRelay, startRelay } from '@latchkit/relay'
import { createWalletConnect } from '../src/createWalletConnect.js'
import type {
  ProposeParameters,
  WalletConnectClient,
  WalletConnectEvents,
  WalletConnectSession,
} from '../src/types.js'
import { memoryStorage } from './memoryStorage.js'
import { type Approved, type Peer, startPeer } from './startPeer.js'

export const proposed: ProposeParameters['optionalNamespaces'] = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/** Our client and a peer that may be hostile, over a real relay. */
export type Pair = {
  readonly relay: RunningRelay
  readonly storage: ReturnType<typeof memoryStorage>
  readonly peer: Peer
  readonly warnings: string[]
  client: WalletConnectClient
  /** Creates a client on the same storage, as after a reload of the page. */
  reload(): WalletConnectClient
  connect(): Promise<{ session: WalletConnectSession; line: Approved }>
  next<name extends keyof WalletConnectEvents>(event: name): Promise<WalletConnectEvents[name]>
  stop(): Promise<void>
}

export async function startPair(): Promise<Pair> {
  const relay = await startRelay({ port: 0 })
  const storage = memoryStorage()
  const peer = startPeer(relay.url)
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const create = () =>
    createWalletConnect({
      relayUrl: relay.url,
      metadata: { name: 'Dapp' },
      storage,
      storageKey: 'app',
      logger: { error: warn, warn, info() {}, debug() {} },
    })
  const pair: Pair = {
    relay,
    storage,
    peer,
    warnings,
    client: create(),
    reload() {
      pair.client.destroy()
      pair.client = create()
      return pair.client
    },
    async connect() {
      const { uri, approval } = await pair.client.propose({ optionalNamespaces: proposed })
      const scan = await peer.scan(uri)
      const line = await peer.approve(scan)
      await peer.settle(line, { namespaces: peer.grant(scan) })
      return { session: await approval, line }
    },
    next: event =>
      new Promise(resolve => {
        const stop = pair.client.on(event, payload => {
          stop()
          resolve(payload)
        })
      }),
    async stop() {
      pair.client.destroy()
      peer.stop()
      await relay.close()
    },
  }
  return pair
}
