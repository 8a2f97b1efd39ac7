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
 * wagmi's injected connector for a single wallet, with four differences. It connects on an event only where the user
 * connected before and did not disconnect, because wallets announce a grant to every page and every client of a page.
 * It remembers each disconnect. It supports networks that were added after it was created. Events and answers of the
 * wallet are checked before wagmi reads them.
 */
export function walletConnector(
  runtime: Pick<Runtime, 'remembered' | 'scope' | 'context'>,
  { id, name, icon, rdns, provider, tracked }: WalletConnectorParameters,
): CreateConnectorFn {
  const { remembered, scope } = runtime
  const request = (async parameters =>
    (await loadActions()).requestWallet(tracked, parameters)) as EIP1193Provider['request']
  const logError = (error: unknown) =>
    runtime.context?.logger.warn('An event of the wallet was not read', { id, error })
  const readChain = createReader(async value => (await loadActions()).readChain(tracked, value), logError)
  const readAccounts = createReader(
    async value => (await loadActions()).readAccounts(tracked, value),
    logError,
  )
  return wagmi => {
    const base = injected({ target: { id, name, icon, provider: { ...tracked, request } } })(wagmi)
    const inner: typeof base = {
      ...base,
      async onConnect(info) {
        if (!remembered.read()?.includes(id)) return
        await readChain(info, chainId => base.onConnect.call(inner, { chainId: `${chainId}` }))
      },
      onChainChanged(chain) {
        void readChain(chain, chainId => wagmi.emitter.emit('change', { chainId }))
      },
      onAccountsChanged(accounts) {
        void readAccounts(accounts, read => base.onAccountsChanged.call(inner, [...read]))
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

/** Creates a reader of events. An event that a later one overtakes is dropped, as are events without a value. */
function createReader<value>(
  read: (event: unknown) => Promise<value | undefined>,
  onError: (error: unknown) => void,
): (event: unknown, handle: (value: value) => unknown) => Promise<void> {
  let last = 0
  return async (event, handle) => {
    last += 1
    const turn = last
    try {
      const value = await read(event)
      if (value !== undefined && turn === last) await handle(value)
    } catch (error) {
      onError(error)
    }
  }
}
