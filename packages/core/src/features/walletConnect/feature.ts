import type { Feature } from '../../types/feature.js'
import { lazyAdapter } from './start/lazyAdapter.js'
import { resolveRelay } from './start/resolveRelay.js'
import { createSessionClient, followTabs } from './start/sessionClient.js'

/** The slot of WalletConnect. */
export const walletConnect = {
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
  context: client => ({
    walletConnect: resolveRelay(client.config) ? createSessionClient(client) : undefined,
  }),
} satisfies Feature
