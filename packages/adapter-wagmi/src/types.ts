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
}

/** What a wagmi config is created from. Networks of other namespaces are ignored. */
export type ConfigSource = Pick<AdapterContext, 'networks' | 'storage' | 'storageKey'>

/** The eip155 adapter, with what apps and `@latchkit/react` use to share its wagmi config. */
export type WagmiAdapter = NamespaceAdapter<'eip155'> & {
  /**
   * Returns the wagmi config, created at first need from `source`. Creating it requests nothing and accesses no storage.
   *
   * @throws NotStartedError `adapter/not-started`, when there is none yet and `source` is absent
   */
  getConfig(source?: ConfigSource | undefined): Config
  /**
   * Uses the config of a `WagmiProvider` of the app.
   *
   * @throws TwoWagmiConfigsError `adapter/two-wagmi-configs`, when `wagmiAdapter` was given another one
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

/** The ids of connectors that were connected, the active one first, kept over reloads. */
export type Remembered = {
  /** Undefined when nothing was ever remembered. */
  read(): readonly string[] | undefined
  write(ids: readonly string[]): void
  forget(id: string): void
}

/** The restoration of remembered connections, while it runs. */
export type Restoration = {
  /** Ids whose wallet is absent. The connection of the first id becomes active. */
  readonly waiting: Set<string>
  /** Ids whose wallet was asked and has not answered. */
  readonly asked: Set<string>
  /** Resolves when every connection is restored or given up. */
  readonly done: Promise<void>
  /** Asks the wallets that are there by now. */
  check(): void
  /** Ends when no id is left. */
  endIfIdle(): void
  /** Stops restoring this connection, or any. */
  drop(id: string | undefined): void
  /** Ends and restores nothing any more. */
  cancel(): void
}

/** The client's networks and storage. `start` and `setNetworks` write it. */
export type Scope = {
  networks: readonly Network<'eip155'>[]
  storage: AdapterContext['storage'] | undefined
  storageKey: string
  /** That of the running client; undefined before start and after stop. */
  context: Pick<AdapterContext, 'config' | 'platform'> | undefined
}

/** The state that the parts of an adapter share. One per wagmi config. */
export type Runtime = {
  readonly config: Config
  /** Whether the adapter created the config, and so nothing else discovers wallets and restores connections. */
  readonly own: boolean
  /** Whether a `WagmiProvider` of the app has the config, and so may restore connections as well. */
  readonly outer: boolean
  readonly scope: Scope
  readonly remembered: Remembered
  readonly wallets: Set<FoundWallet>
  restoration: Restoration | undefined
  /** Remembered ids whose wallet was absent, or had not answered, when the restoration timed out. */
  late: ReadonlySet<string>
  /** WalletConnect's connector, named after the wallet of the session. */
  sessionConnector: CoreConnector<'eip155'> | undefined
  context: AdapterContext<'eip155'> | undefined
  /** Emits the current snapshot. */
  changed(): void
}
