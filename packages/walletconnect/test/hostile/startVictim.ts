import { startRelay } from '@latchkit/relay'
import { createWalletConnect } from '../../src/createWalletConnect.js'
import type { ProposeParameters, WalletConnectSession } from '../../src/types.js'
import { memoryStorage } from '../memoryStorage.js'
import { type Approved, startWallet } from './startWallet.js'

export const proposed: ProposeParameters['optionalNamespaces'] = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/** Our client and the wallet that attacks it, over a real relay without rate limits. */
export async function startVictim() {
  const relay = await startRelay({
    port: 0,
    limits: { rate: 100_000, burst: 100_000, mailboxMessages: 10_000 },
  })
  const storage = memoryStorage()
  const wallet = startWallet(relay.url)
  const emitted: { readonly event: string; readonly payload: unknown }[] = []
  const logged: { readonly message: string; readonly context: unknown }[] = []
  const log = (message: string, context?: unknown) => void logged.push({ message, context })

  function createClient() {
    const client = createWalletConnect({
      relayUrl: relay.url,
      metadata: { name: 'Dapp' },
      storage,
      storageKey: 'app',
      logger: { error: log, warn: log, info() {}, debug() {} },
    })
    for (const event of ['session', 'event', 'end'] as const)
      client.on(event, payload => void emitted.push({ event, payload }))
    return client
  }

  const victim = {
    relay,
    wallet,
    storage,
    emitted,
    logged,
    client: createClient(),
    /** Creates a client on the same storage, as after a reload of the page. */
    reload() {
      victim.client.destroy()
      victim.client = createClient()
    },
    async connect(changes: object = {}): Promise<{ session: WalletConnectSession; line: Approved }> {
      const { uri, approval } = await victim.client.propose({ optionalNamespaces: proposed })
      const line = await wallet.approve(await wallet.scan(uri))
      await wallet.ask(line, 'wc_sessionSettle', wallet.settlement(line, changes))
      return { session: await approval, line }
    },
    /** All that a message may change: what the app sees, what is stored, and what was emitted. */
    state: () =>
      JSON.stringify([
        victim.client.getSessions(),
        [...storage.values].filter(([key]) => key.includes('sessions')),
        emitted,
      ]),
    async stop() {
      victim.client.destroy()
      wallet.stop()
      await relay.close()
    },
  }
  return victim
}

export type Victim = Awaited<ReturnType<typeof startVictim>>
