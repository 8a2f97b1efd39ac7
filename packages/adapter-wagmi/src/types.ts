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
  /** The app's own wagmi config. It is used as it is: its chains, transports, connectors and storage. */
  readonly config?: Config | undefined
  /** Transports by chain id, instead of plain HTTP to the network's RPC endpoints. */
  readonly transports?: { readonly [chainId: number]: Transport } | undefined
  /** Connectors beside the wallets that are found. */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
}

/** What is needed to make a wagmi config. Networks of other namespaces are left out. */
export type ConfigSource = Pick<AdapterContext, 'networks' | 'storage' | 'storageKey'>

/** The eip155 adapter, with what an app or `@latchkit/react` needs to share its wagmi config. */
export type WagmiAdapter = NamespaceAdapter<'eip155'> & {
  /**
   * The wagmi config, made at first need from `source`. Making it requests nothing and touches no storage.
   *
   * @throws NotStartedError `adapter/not-started`, when there is none yet and `source` is absent
   */
  getConfig(source?: ConfigSource | undefined): Config
  /**
   * Uses a config that a `WagmiProvider` of the app holds already.
   *
   * @throws TwoWagmiConfigsError `adapter/two-wagmi-configs`, when `wagmiAdapter` was given another one
   */
  adopt(config: Config): void
  /** Mounts wagmi and TanStack Query around the app where they are absent. `@latchkit/react` renders it. */
  readonly Provider: ComponentType<{ client: Client; children?: ReactNode }>
}

/** A wallet that was found on the page. */
export type FoundWallet = {
  readonly connector: Connector
  /** The wallet's own object, by which it is told from others. */
  readonly provider: EIP1193Provider
  /** Takes every listener off the wallet, and puts them back. */
  pause(): void
  resume(): void
}

/** Ids of connectors that were connected, the active one first, over reloads. */
export type Remembered = {
  /** Undefined when nothing was ever remembered. */
  read(): readonly string[] | undefined
  write(ids: readonly string[]): void
  forget(id: string): void
}

/** The restoration of remembered connections, while it runs. */
export type Restoration = {
  /** Ids whose wallet is absent; the first one's connection becomes the active one. */
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

/** Where networks and storage come from. Written by `start` and `setNetworks`. */
export type Scope = {
  networks: readonly Network<'eip155'>[]
  storage: AdapterContext['storage'] | undefined
  storageKey: string
  /** That of the running client; undefined before start and after stop. */
  platform: AdapterContext['platform'] | undefined
}

/** What the parts of a running adapter share. One per wagmi config. */
export type Runtime = {
  readonly config: Config
  /** Whether we made the config, and so find wallets and restore connections alone. */
  readonly own: boolean
  /** Whether a `WagmiProvider` of the app holds the config, and so may restore connections as well. */
  readonly outer: boolean
  readonly scope: Scope
  readonly remembered: Remembered
  readonly wallets: Set<FoundWallet>
  restoration: Restoration | undefined
  /** The protocol's connector as its session's wallet names it. */
  sessionConnector: CoreConnector<'eip155'> | undefined
  context: AdapterContext<'eip155'> | undefined
  /** Tells the client what is true now. */
  changed(): void
}
