import type { Client } from '@latchkit/core'
import { guardProvider } from '@latchkit/core/requests'
import { createConnector } from 'wagmi'
import type { EmbeddedWallet } from './createEmbeddedWallet.js'

/** The embedded wallet as wagmi has it. What it needs for itself does not go through the policy. */
export function embeddedConnector(wallet: EmbeddedWallet, getClient: () => Client) {
  const accounts = [wallet.address] as const
  let isConnected = false
  return createConnector<ReturnType<typeof guardProvider<EmbeddedWallet>>>(config => ({
    id: 'embedded',
    name: 'Embedded wallet',
    type: 'auth',
    async connect(parameters = {}) {
      isConnected = true
      const { chainId } = parameters
      if (chainId) wallet.switchChain(chainId)
      const given = 'withCapabilities' in parameters && parameters.withCapabilities
      const shown = given ? accounts.map(address => ({ address, capabilities: {} })) : accounts
      return { accounts: shown as never, chainId: wallet.getChainId() }
    },
    async disconnect() {
      isConnected = false
    },
    getAccounts: async () => accounts,
    getChainId: async () => wallet.getChainId(),
    getProvider: async () =>
      guardProvider(getClient(), {
        provider: wallet,
        connector: { id: 'embedded', namespace: 'eip155', name: 'Embedded wallet', type: 'auth' },
        abort: ({ method }) => wallet.abort(method),
      }),
    isAuthorized: async () => isConnected,
    async switchChain({ chainId }) {
      const chain = wallet.switchChain(chainId)
      config.emitter.emit('change', { chainId: chain.id })
      return chain
    },
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {
      config.emitter.emit('disconnect')
    },
  }))
}
