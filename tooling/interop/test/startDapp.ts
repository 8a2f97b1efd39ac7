import {
  createWalletConnect,
  type WalletConnectClient,
  type WalletConnectEvents,
} from '@latchkit/walletconnect'
import { createSharedStorage, type SharedStorage } from './createSharedStorage.js'

export const chains = ['eip155:31337', 'eip155:31338']
export const optionalNamespaces = {
  eip155: {
    chains,
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

export type Dapp = WalletConnectClient & {
  readonly shared: SharedStorage
  /** Lines of the log. */
  readonly warnings: string[]
  /** The next event that matches. */
  next<name extends keyof WalletConnectEvents>(
    event: name,
    match?: (payload: WalletConnectEvents[name]) => boolean,
  ): Promise<WalletConnectEvents[name]>
}

/** Our client as a page creates it. */
export function startDapp(
  relayUrl: string,
  {
    shared = createSharedStorage(),
    storageKey = 'app',
  }: { shared?: SharedStorage; storageKey?: string } = {},
): Dapp {
  const warnings: string[] = []
  const log = (message: string, context?: unknown) => void warnings.push(`${message} ${String(context)}`)
  const client = createWalletConnect({
    relayUrl,
    projectId: 'interop',
    metadata: { name: 'Dapp', url: 'https://dapp.example' },
    storage: shared.tab(),
    storageKey,
    logger: { error: log, warn: log, info() {}, debug() {} },
  })
  return {
    ...client,
    shared,
    warnings,
    next: (event, match = () => true) =>
      new Promise(resolve => {
        const stop = client.on(event, payload => {
          if (!match(payload)) return
          stop()
          resolve(payload)
        })
      }),
  }
}
