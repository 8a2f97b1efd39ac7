import type { WalletConnectClient, WalletConnectConfig } from '@latchkit/core/walletconnect'

/** Seconds for which a code can be scanned. */
const lifetime = 300

const unused: Omit<WalletConnectClient, 'propose'> = {
  getSessions: () => [],
  restore: async () => [],
  request: async () => null,
  ping: async () => {},
  emit: async () => {},
  extend: async () => {},
  disconnect: async () => {},
  setLink: () => {},
  on: () => () => {},
  destroy: () => {},
}

/** The option `walletConnect` with a client in memory: its code is one that no wallet will scan. `failure` fails instead. */
export function examplePairing(failure?: Error): WalletConnectConfig {
  const key = '9f2c4e7a1b8d35609f2c4e7a1b8d35609f2c4e7a1b8d35609f2c4e7a1b8d3560'
  const client: WalletConnectClient = {
    ...unused,
    async propose() {
      if (failure) throw failure
      const expiry = Math.floor(Date.now() / 1000) + lifetime
      return {
        uri: `wc:${key}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=${expiry}`,
        expiry,
        approval: new Promise(() => {}),
        cancel: () => {},
      }
    },
  }
  return {
    relayUrl: 'wss://relay.example.com',
    load: async () => ({ createWalletConnect: () => client }),
  }
}
