'use client'
import type { Client } from '@latchkit/core'
import type { Adapter, WalletError } from '@solana/wallet-adapter-base'
import { type Context, createContext, type ReactNode, useContext, useEffect } from 'react'
import { SolanaContext } from '../react/SolanaBridge.js'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import type { AutoConnect } from './createWallets.js'
import { useWallets } from './useWallets.js'

// Replaced by bundlers. Without them it is Node's.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** Whether `select` also connects. */
export const AutoConnectContext: Context<AutoConnect> = /*#__PURE__*/ createContext<AutoConnect>(false)

/** Props of {@link WalletProvider}. */
export type WalletProviderProps = {
  children: ReactNode
  /** Ignored: pass them to `solanaAdapter({ wallets: walletAdapters([…]) })`. */
  wallets?: readonly Adapter[]
  /**
   * Whether `select` of `useWallet` also connects; a function decides it for the wallet. Whether a wallet is restored when
   * the page loads is the option `reconnect` of `createLatchkit`. Default: false.
   */
  autoConnect?: boolean | ((adapter: Adapter) => Promise<boolean>)
  /** Ignored: the option `storageKey` of `createLatchkit` has the key. */
  localStorageKey?: string
  /** Called with each error that a method of `useWallet` or of an adapter throws. */
  onError?: (error: WalletError, adapter?: Adapter) => void
}

/**
 * Takes `autoConnect` and `onError` of `WalletProvider` of `@solana/wallet-adapter-react`. Ignores `wallets` and
 * `localStorageKey`, and says so once in the console during development: the options of `createLatchkit` have them. Needs
 * `LatchkitProvider` above. An app without these two props does not need it.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * <LatchkitProvider latchkit={latchkit}>
 *   <WalletProvider autoConnect onError={report}>{children}</WalletProvider>
 * </LatchkitProvider>
 */
export function WalletProvider(props: WalletProviderProps): ReactNode {
  const { children, autoConnect = false, onError } = props
  const client = useContext(SolanaContext)
  const wallets = useWallets('WalletProvider')
  useEffect(() => (onError ? wallets.listen(onError) : undefined), [wallets, onError])
  useEffect(() => {
    // Bundlers of apps remove it from production builds.
    if (process.env.NODE_ENV !== 'production' && client) warnOnce(client, props)
  })
  return <AutoConnectContext.Provider value={autoConnect}>{children}</AutoConnectContext.Provider>
}

function warnOnce(client: Client, props: WalletProviderProps): void {
  const { reconnect, logLevel } = client.config
  if (logLevel === 'silent') return
  const ignored = [
    ...(props.wallets?.length
      ? ['`wallets`: pass them to `solanaAdapter({ wallets: walletAdapters([…]) })`']
      : []),
    ...(props.localStorageKey === undefined ? [] : ['`localStorageKey`: set `storageKey` of createLatchkit']),
    ...(Boolean(props.autoConnect) === reconnect
      ? []
      : ['`autoConnect` when the page loads: set `reconnect` of createLatchkit']),
  ]
  if (ignored.length === 0) return
  getSolanaAdapter(client).share(client, 'wallet-adapter warning', () => {
    // biome-ignore lint/suspicious/noConsole: the client logs errors only unless the app says otherwise.
    console.warn(`Latchkit: WalletProvider ignores ${ignored.join('; ')}.`)
    return true
  })
}
