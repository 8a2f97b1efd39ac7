'use client'
import { Connection, type ConnectionConfig } from '@solana/web3.js'
import { type Context, createContext, type ReactNode, useMemo } from 'react'

/** The connection of the provider above. */
export const ConnectionContext: Context<Connection | undefined> = /*#__PURE__*/ createContext<
  Connection | undefined
>(undefined)

/** Props of {@link ConnectionProvider}. */
export type ConnectionProviderProps = {
  children: ReactNode
  /** The URL of a node. */
  endpoint: string
  /** Pass the same object each time: another one makes another connection. Default: the commitment `confirmed`. */
  config?: ConnectionConfig
}

const defaultConfig: ConnectionConfig = { commitment: 'confirmed' }

/**
 * Provides a `Connection` of `@solana/web3.js` to one node, as `ConnectionProvider` of `@solana/wallet-adapter-react` does.
 * Without it `useConnection` has the app's endpoints of the shown network, the best first, so that most apps need no
 * `ConnectionProvider`. Latchkit itself reads from `customRpcUrls` of `createLatchkit` in both cases.
 *
 * @example
 * <ConnectionProvider endpoint="https://rpc.example.com">{children}</ConnectionProvider>
 */
export function ConnectionProvider({
  children,
  endpoint,
  config = defaultConfig,
}: ConnectionProviderProps): ReactNode {
  const connection = useMemo(() => new Connection(endpoint, config), [endpoint, config])
  return <ConnectionContext.Provider value={connection}>{children}</ConnectionContext.Provider>
}
