import { UserRejectedError } from '../errors/providerErrors.js'
import type { Connector } from '../types/connection.js'
import type { CaipNetworkId, Namespace } from '../types/namespace.js'

/** An event of a wallet, for its subscribers. */
export type MockWalletEvent =
  | { readonly type: 'announced' }
  | { readonly type: 'changed' | 'disconnected'; readonly connectorId: string }

/** The accounts and the network that a wallet granted. */
export type MockSession = {
  readonly accounts: readonly string[]
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** The wallets that {@link createMockWallet} puts on the page. */
export type CreateMockWalletParameters = {
  readonly namespace: Namespace
  /** Wallets that are present from the start. Default: `com.example.first` and `com.example.second`. */
  readonly connectors?: readonly Connector[] | undefined
  /** Addresses of each wallet. Default: two. */
  readonly accounts?: readonly string[] | undefined
}

/** Wallets in memory: the actions of their user, and the methods that an adapter calls. */
export type MockWallet = {
  /** Approves the next request. This is also the default. */
  approveNext(): void
  rejectNext(): void
  /** Leaves the next request pending until the returned function approves it. */
  holdNext(): () => Promise<void>
  /** Selects another account in the wallet that was connected last; returns its address. */
  changeAccount(address?: string): Promise<string>
  /** Selects another network in the wallet that was connected last. */
  changeChain(caipNetworkId: CaipNetworkId): Promise<CaipNetworkId>
  /** Disconnects the app in a wallet. Default: the wallet that was connected last. */
  disconnect(connectorId?: string): Promise<void>
  /** Announces a wallet that was absent; returns the id of its connector. */
  announceLate(): Promise<string>
  /** Removes the late wallet, as a reload of the page does. */
  reload(): void

  readonly connectors: () => readonly Connector[]
  /** Returns the grants of a wallet, without a request. */
  session(connectorId: string): MockSession | undefined
  /** Requests approval; rejects when it is refused. */
  ask(): Promise<void>
  authorise(connectorId: string, caipNetworkId: CaipNetworkId): MockSession
  revoke(connectorId: string): void
  /** Selects another account, for wallets that leave the choice to the app. */
  pick(connectorId: string, address: string): void
  subscribe(listener: (event: MockWalletEvent) => void): () => void
}

const defaultAccounts: { readonly [namespace in Namespace]?: readonly string[] } = {
  eip155: ['0x00000000000000000000000000000000000A11cE', '0x0000000000000000000000000000000000000B0b'],
  solana: ['A11ce11111111111111111111111111111111111111', 'Bob1111111111111111111111111111111111111111'],
}

/**
 * Creates wallets in memory for `mockAdapter`. Pass the same wallets to two adapters to simulate a reload.
 *
 * @example
 * const wallet = createMockWallet({ namespace: 'eip155' })
 * wallet.rejectNext()
 */
export function createMockWallet(parameters: CreateMockWalletParameters): MockWallet {
  const { namespace, accounts = defaultAccounts[namespace] ?? ['alice', 'bob'] } = parameters
  const connector = (name: string): Connector => {
    const id = `com.example.${name.toLowerCase()}`
    return { id, namespace, name, type: 'injected', rdns: id }
  }
  const installed = parameters.connectors ?? [connector('First'), connector('Second')]
  const late = connector('Late')
  let awake = false
  const sessions = new Map<string, MockSession>()
  const listeners = new Set<(event: MockWalletEvent) => void>()
  let answers: (() => Promise<void>)[] = []

  const notify = (event: MockWalletEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const last = () => [...sessions.keys()].at(-1) ?? ''
  const change = (part: Partial<MockSession>) => {
    const connectorId = last()
    const session = sessions.get(connectorId)
    if (session) sessions.set(connectorId, { ...session, ...part })
    notify({ type: 'changed', connectorId })
  }

  return {
    approveNext: () => void answers.push(async () => {}),
    rejectNext: () =>
      void answers.push(async () => {
        throw new UserRejectedError()
      }),
    holdNext() {
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      answers.push(() => held)
      return async () => release()
    },
    async changeAccount(address) {
      const active = sessions.get(last())?.address
      const next = address ?? accounts.find(account => account !== active) ?? ''
      change({ address: next })
      return next
    },
    async changeChain(caipNetworkId) {
      change({ caipNetworkId })
      return caipNetworkId
    },
    async disconnect(connectorId = last()) {
      sessions.delete(connectorId)
      notify({ type: 'disconnected', connectorId })
    },
    async announceLate() {
      awake = true
      notify({ type: 'announced' })
      return late.id
    },
    reload() {
      awake = false
      answers = []
    },
    connectors: () => (awake ? [...installed, late] : installed),
    session: connectorId => sessions.get(connectorId),
    ask: async () => answers.shift()?.(),
    authorise(connectorId, caipNetworkId) {
      const session = {
        ...(sessions.get(connectorId) ?? { accounts, address: accounts[0] ?? '' }),
        caipNetworkId,
      }
      // Deleted first, so that the last key is the wallet that was connected last.
      sessions.delete(connectorId)
      sessions.set(connectorId, session)
      return session
    },
    revoke: connectorId => void sessions.delete(connectorId),
    pick(connectorId, address) {
      const session = sessions.get(connectorId)
      if (session?.accounts.includes(address)) sessions.set(connectorId, { ...session, address })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
