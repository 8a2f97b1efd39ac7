import type { EIP1193Provider } from 'viem'
import { type CreateConnectorFn, injected } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'

export type WalletConnectorParameters = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly rdns: string | undefined
  /** The provider that the app gets. */
  readonly provider: EIP1193Provider
  /** The same provider, with tracked listeners. */
  readonly tracked: EIP1193Provider
}

/**
 * wagmi's injected connector for a single wallet, with three differences. It connects on an event only where the user
 * connected before and did not disconnect, because wallets announce a grant to every page and every client of a page.
 * It remembers each disconnect. It supports networks that were added after it was created.
 */
export function walletConnector(
  { remembered, scope }: Pick<Runtime, 'remembered' | 'scope'>,
  { id, name, icon, rdns, provider, tracked }: WalletConnectorParameters,
): CreateConnectorFn {
  return wagmi => {
    const base = injected({ target: { id, name, icon, provider: tracked } })(wagmi)
    const inner: typeof base = {
      ...base,
      async onConnect(info) {
        if (remembered.read()?.includes(id)) await base.onConnect.call(inner, info)
      },
      async disconnect() {
        remembered.forget(id)
        await base.disconnect.call(inner)
      },
      async switchChain({ chainId }) {
        const { switchWalletChain } = await loadActions()
        const chain = await switchWalletChain(scope, tracked, chainId)
        wagmi.emitter.emit('change', { chainId })
        return chain
      },
    }
    // wagmi's methods use `this.getProvider`; the app gets the provider that is returned here.
    const bound = Object.fromEntries(
      Object.entries(inner).map(([key, value]) => [
        key,
        typeof value === 'function' ? value.bind(inner) : value,
      ]),
    ) as typeof inner
    return { ...bound, rdns, getProvider: async () => provider }
  }
}
