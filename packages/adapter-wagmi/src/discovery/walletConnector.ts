import type { EIP1193Provider } from 'viem'
import { type CreateConnectorFn, injected } from 'wagmi'
import { loadActions } from '../actions/loadActions.js'
import type { FoundWallet, Runtime } from '../types.js'
import type { EventReader } from './createEventReader.js'

export type WalletConnectorParameters = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly rdns: string | undefined
  /** The provider that the app gets. */
  readonly provider: EIP1193Provider
  /** The same provider, with tracked listeners and checked answers. */
  readonly tracked: EIP1193Provider
} & Pick<FoundWallet, 'pause' | 'resume'>

/**
 * wagmi's injected connector for a single wallet, with five differences. It connects on an event only where the user
 * connected before and did not disconnect, because wallets announce a grant to every page and every client of a page.
 * It remembers each disconnect. It supports networks that were added after it was created. Events and answers of the
 * wallet are checked before wagmi reads them. It listens again at each connect.
 */
export function walletConnector(
  runtime: Pick<Runtime, 'remembered' | 'scope' | 'context'>,
  { id, name, icon, rdns, provider, tracked, pause, resume }: WalletConnectorParameters,
): CreateConnectorFn {
  const { remembered, scope } = runtime
  const isRemembered = () => remembered.read()?.includes(id)
  let reader: EventReader | undefined
  /** Reads an event of the wallet, and handles it unless a later event overtakes it. */
  const read: EventReader = (...event) =>
    loadActions()
      .then(({ createEventReader }) => {
        reader ??= createEventReader(tracked)
        return reader(...event)
      })
      .catch(error => runtime.context?.logger.warn('wallet event not read', { id, error }))
  return wagmi => {
    const base = injected({ target: { id, name, icon, provider: tracked } })(wagmi)
    const inner: typeof base = {
      ...base,
      async onConnect(info) {
        if (!isRemembered()) return
        await read('chain', info, async chainId => {
          // The user may have disconnected before a later answer.
          if (isRemembered()) await base.onConnect.call(inner, { chainId: `${chainId}` })
        })
      },
      onChainChanged(chain) {
        void read('chain', chain, chainId => wagmi.emitter.emit('change', { chainId }))
      },
      onAccountsChanged(accounts) {
        void read('accounts', accounts, all => base.onAccountsChanged.call(inner, [...all]))
      },
      connect: (parameters => {
        // Some wallets remove all listeners when a page gives its grant back, and wagmi adds one of them only once.
        pause()
        resume()
        return base.connect.call(inner, parameters)
      }) as typeof base.connect,
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
