import type { Feature } from '../../types/feature.js'
import { createLine } from './createLine.js'
import { followTabs } from './followTabs.js'
import { lazyAdapter } from './lazyAdapter.js'
import { resolveRelay } from './resolveRelay.js'
import type { WalletConnectConfig } from './types.js'

/** Options of `createClient` for WalletConnect. */
export type WalletConnectOptions = {
  /** Connecting wallets by QR code or link. Default: off. */
  readonly walletConnect?: WalletConnectConfig | undefined
}

/** The slot of WalletConnect. */
export const walletConnect = {
  name: 'walletConnect',
  defaults: { walletConnect: undefined },
  validate({ walletConnect }, { url }) {
    url('walletConnect.relayUrl', walletConnect?.relayUrl, 'ws')
  },
  diagnose: ({ config }) =>
    resolveRelay(config) ? [] : [{ subject: 'walletConnect', reason: 'needs `relayUrl`, or `projectId`' }],
  adapters: config =>
    resolveRelay(config)
      ? [...new Set(config.networks.map(({ chainNamespace = 'eip155' }) => chainNamespace))].map(lazyAdapter)
      : [],
  start: client => (resolveRelay(client.config) ? followTabs(client) : undefined),
  context: client => ({ walletConnect: resolveRelay(client.config) ? createLine(client) : undefined }),
} satisfies Feature
