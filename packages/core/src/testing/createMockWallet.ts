import { UserRejectedError } from '../errors/providerErrors.js'
import type { Connector } from '../types/connection.js'
import type { CaipNetworkId, Namespace } from '../types/namespace.js'

/** What a wallet tells whoever listens. */
export type MockWalletEvent =
  | { readonly type: 'announced' }
  | { readonly type: 'changed' | 'disconnected'; readonly connectorId: string }

/** What one wallet gave access to. */
export type MockSession = {
  readonly accounts: readonly string[]
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** The wallets that {@link createMockWallet} puts on the page. */
export type CreateMockWalletParameters = {
  readonly namespace: Namespace
  /** Wallets that are there from the start. Default: `com.example.first` and `com.example.second`. */
  readonly connectors?: readonly Connector[] | undefined
  /** Addresses that each wallet holds. Default: two. */
  readonly accounts?: readonly string[] | undefined
}

/** Wallets in memory, from both sides: what an adapter calls, and what the person in front of them does. */
export type MockWallet = {
  /** The next request is approved. That is also what happens when nobody says anything. */
  approveNext(): void
  rejectNext(): void
  /** The next request gets no answer until the returned function approves it. */
  holdNext(): () => Promise<void>
  /** The person picks another account in the wallet that was connected last; returns its address. */
  changeAccount(address?: string): Promise<string>
  /** The person picks another network in the wallet that was connected last. */
  changeChain(caipNetworkId: CaipNetworkId): Promise<CaipNetworkId>
  /** The person disconnects the app inside the wallet that was connected last, or in the one named. */
  disconnect(connectorId?: string): Promise<void>
  /** A wallet that was not there wakes up; returns its connector's id. */
  announceLate(): Promise<string>
  /** The late wallet sleeps again, as after a reload of the page. */
  reload(): void

  readonly connectors: () => readonly Connector[]
  /** What a wallet gave access to, without asking it. */
  session(connectorId: string): MockSession | undefined
  /** Asks the person; settles when they answer. */
  ask(): Promise<void>
  authorise(connectorId: string, caipNetworkId: CaipNetworkId): MockSession
  revoke(connectorId: string): void
  /** The app picks another account of a wallet that leaves it the choice. */
  pick(connectorId: string, address: string): void
  subscribe(listener: (event: MockWalletEvent) => void): () => void
}

const defaultAccounts: { readonly [namespace in Namespace]?: readonly string[] } = {
  eip155: ['0x00000000000000000000000000000000000A11cE', '0x0000000000000000000000000000000000000B0b'],
  solana: ['A11ce11111111111111111111111111111111111111', 'Bob1111111111111111111111111111111111111111'],
}

/**
 * Wallets in memory that `mockAdapter` talks to. Give the same one to two adapters to see a page reload.
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

  const tell = (event: MockWalletEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const last = () => [...sessions.keys()].at(-1) ?? ''
  const change = (part: Partial<MockSession>) => {
    const connectorId = last()
    const session = sessions.get(connectorId)
    if (session) sessions.set(connectorId, { ...session, ...part })
    tell({ type: 'changed', connectorId })
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
      tell({ type: 'disconnected', connectorId })
    },
    async announceLate() {
      awake = true
      tell({ type: 'announced' })
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
