import type {
  AdapterContext,
  Client,
  Connector as CoreConnector,
  NamespaceAdapter,
  Network,
} from '@latchkit/core'
import type { ComponentType, ReactNode } from 'react'
import type { EIP1193Provider } from 'viem'
import type { Config, Connector, CreateConnectorFn, Transport } from 'wagmi'

/** Options of `wagmiAdapter`. */
export type WagmiAdapterParameters = {
  /** The app's own wagmi config. Its chains, transports, connectors and storage are used unchanged. */
  readonly config?: Config | undefined
  /** Transports by chain id, instead of plain HTTP to the network's RPC endpoints. */
  readonly transports?: { readonly [chainId: number]: Transport } | undefined
  /** Connectors beside the discovered wallets. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Whether the wallet of a connector can be reached from this page. A connector without its wallet is not listed, unless
   * it is connected. Called each time that the list is read. Default: Safe's connector is listed once the page around this one answers as
   * Safe.
   */
  readonly isAvailable?: ((connector: Connector) => boolean) | undefined
}

/** Input to create a wagmi config. Ignores networks of other namespaces. */
export type ConfigSource = Pick<AdapterContext, 'networks' | 'storage' | 'storageKey'>

/** The eip155 adapter, with the members that apps and `@latchkit/react` use to share its wagmi config. */
export type WagmiAdapter = NamespaceAdapter<'eip155'> & {
  /**
   * Returns the wagmi config. The first call creates it from `source`, which requests nothing and accesses no storage.
   *
   * @throws NotStartedError `adapter/not-started`, when there is none yet and `source` is absent
   */
  getConfig(source?: ConfigSource | undefined): Config
  /**
   * Uses the config of a `WagmiProvider` of the app.
   *
   * @throws TwoWagmiConfigsError `adapter/two-wagmi-configs`, when `wagmiAdapter` received another config
   */
  adopt(config: Config): void
  /** Mounts wagmi and TanStack Query around the app where they are absent. `@latchkit/react` renders it. */
  readonly Provider: ComponentType<{ client: Client; children?: ReactNode }>
}

/** A discovered wallet. */
export type FoundWallet = {
  readonly connector: Connector
  /** The wallet's own object, which identifies the wallet. */
  readonly provider: EIP1193Provider
  /** `pause` removes the listeners from the wallet, `resume` adds them again. */
  pause(): void
  resume(): void
}

/** Ids of connectors that were connected, the active id first. Kept over reloads. */
export type Remembered = {
  /** Undefined when nothing was ever written. */
  read(): readonly string[] | undefined
  write(ids: readonly string[]): void
  forget(id: string): void
  /** Calls the listener when another tab has written the ids. Returns the stop function. */
  watch(listener: () => void): () => void
}

/** The restoration of remembered connections, while it runs. */
export type Restoration = {
  /** Ids whose wallet is absent. The connection of the first id becomes active. */
  readonly waiting: Set<string>
  /** Ids with a request that the wallet has not answered. */
  readonly asked: Set<string>
  /** Resolves when every connection is restored or given up. */
  readonly done: Promise<void>
  /** Sends requests to the wallets that are present by now. */
  check(): void
  /** Ends when no id is left. */
  endIfIdle(): void
  /** Stops restoring this connection, or any. */
  drop(id: string | undefined): void
  /** Ends the restoration and restores nothing more. */
  cancel(): void
}

/** The client's networks and storage. `start` and `setNetworks` write it. */
export type Scope = {
  networks: readonly Network<'eip155'>[]
  storage: AdapterContext['storage'] | undefined
  storageKey: string
  /** Context of the running client. Undefined before start and after stop. */
  context: Pick<AdapterContext, 'config' | 'platform'> | undefined
  /** Safe has answered: it shows the app in a frame of its page. */
  isInSafe?: boolean
  readonly isAvailable: (connector: Connector) => boolean
}

/** The state that the parts of an adapter share. One per wagmi config. */
export type Runtime = {
  readonly config: Config
  /** Whether the adapter created the config. If so, nothing else discovers wallets and restores connections. */
  readonly own: boolean
  /** Whether a `WagmiProvider` of the app has the config, and so may restore connections as well. */
  readonly outer: boolean
  readonly scope: Scope
  readonly remembered: Remembered
  readonly wallets: Set<FoundWallet>
  restoration: Restoration | undefined
  /** WalletConnect's connector, with the name of the wallet of the session. */
  sessionConnector: CoreConnector<'eip155'> | undefined
  context: AdapterContext<'eip155'> | undefined
  /** Emits the current snapshot. */
  changed(): void
}
