import type { ChainTransaction, NamespaceAdapter } from '../types/adapter.js'
import type { CaipNetworkId, Namespace } from '../types/namespace.js'
import type { Network } from '../types/network.js'

/** Acts as the user of the wallets. Each promise settles once the wallet has notified the page. */
export type ConformanceWallet = {
  /** Approves the next request of any kind. */
  approveNext(): void
  rejectNext(): void
  /** Leaves the next request pending until the returned function approves it; that settles once it is delivered. */
  holdNext(): () => Promise<void>
  /** Selects another account in the wallet that was connected last and returns its address. */
  changeAccount(): Promise<string>
  /** Selects this network in the wallet that was connected last; `networks` may not have it. */
  changeChain(caipNetworkId: CaipNetworkId): Promise<unknown>
  /** Revokes the app's access in the wallet that was connected last. */
  disconnect(): Promise<void>
  /** Announces a wallet that is absent when an adapter starts; returns the id of its connector. */
  announceLate(): Promise<string>
}

/** A page with wallets, as the suite drives it. Each test gets its own. */
export type AdapterHarness<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  /** Networks that the wallets know. The wallets start on the first. */
  readonly networks: readonly [Network, Network, ...Network[]]
  /** Connector ids of two wallets that are present from the start. */
  readonly connectorIds: readonly [string, string]
  /** Returns a new adapter, as after a reload: wallets keep their grants, and the late wallet is absent again. */
  createAdapter(): NamespaceAdapter<namespace>
  readonly wallet: ConformanceWallet
  /** Whether a network change needs approval; it does not where each request names its network. Default: true. */
  readonly asksToSwitch?: boolean | undefined
  /** Whether a wallet can select a network by itself; `changeChain` is not called where it cannot. Default: true. */
  readonly selectsNetwork?: boolean | undefined
  /**
   * Returns a transaction that the connected wallet can send on the first network. Default: none, and sending is not
   * tested.
   */
  createTransaction?(address: string): ChainTransaction | Promise<ChainTransaction>
  /** Settles when no message between page and wallets is pending. Default: a few turns of the event loop. */
  idle?(): Promise<void>
  /** Runs after the test. */
  dispose?(): Promise<void> | void
}

/** The part of a test framework that the suite needs; Vitest, Jest and `node:test` with an `expect` have it. */
export type TestFramework = {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, body: () => Promise<void>) => unknown
  readonly expect: (actual: unknown) => { toBe(expected: unknown): void; toEqual(expected: unknown): void }
}
