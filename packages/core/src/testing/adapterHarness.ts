import type { NamespaceAdapter } from '../types/adapter.js'
import type { CaipNetworkId, Namespace } from '../types/namespace.js'
import type { Network } from '../types/network.js'

/** The person in front of the wallets. Each promise settles when the wallet has told the page. */
export type ConformanceWallet = {
  /** The next request, of whatever kind, is approved. */
  approveNext(): void
  rejectNext(): void
  /** The next request gets no answer until the returned function approves it; that settles once it is delivered. */
  holdNext(): () => Promise<void>
  /** Picks another account in the wallet that was connected last and returns its address. */
  changeAccount(): Promise<string>
  /** Picks this network in the wallet that was connected last; it may be one that `networks` does not have. */
  changeChain(caipNetworkId: CaipNetworkId): Promise<unknown>
  /** Takes the app's access away, in the wallet that was connected last. */
  disconnect(): Promise<void>
  /** Wakes a wallet that is not there whenever a created adapter starts; returns its connector's id. */
  announceLate(): Promise<string>
}

/** One page with wallets, as the suite drives it. Made anew for each test. */
export type AdapterHarness<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  /** Networks that the wallets know. The wallets start on the first. */
  readonly networks: readonly [Network, Network, ...Network[]]
  /** Two wallets that are there from the start, by connector id. */
  readonly connectorIds: readonly [string, string]
  /** A new adapter, as after a reload of the page: the wallets remember their grants, the late one sleeps again. */
  createAdapter(): NamespaceAdapter<namespace>
  readonly wallet: ConformanceWallet
  /** Whether a wallet is asked before the network changes; not where each request names its network. Default: true. */
  readonly asksToSwitch?: boolean | undefined
  /** Settles when nothing is under way between page and wallets. Default: a few turns of the event loop. */
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
