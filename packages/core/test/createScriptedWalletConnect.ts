import { BaseError } from '../src/errors/BaseError.js'
import type {
  CreateWalletConnectParameters,
  WalletConnectAuthenticateParameters,
  WalletConnectAuthentication,
  WalletConnectClient,
  WalletConnectEvents,
  WalletConnectSession,
  WalletConnectStatement,
} from '../src/features/walletConnect/types.js'

type Proposal = {
  readonly parameters: Parameters<WalletConnectClient['propose']>[0]
  /** Message to sign; absent when there is none. */
  readonly asked: WalletConnectAuthenticateParameters | undefined
  approve(session: WalletConnectSession | undefined, statements?: readonly WalletConnectStatement[]): void
  fail(code: string, rpcCode?: number): void
  cancelled(): boolean
}
type Approval = Awaited<WalletConnectAuthentication['approval']>
type Listeners = {
  [name in keyof WalletConnectEvents]: Set<(payload: WalletConnectEvents[name]) => void>
}

class ScriptedError extends BaseError {
  readonly rpcCode: number | undefined
  constructor(code: string, rpcCode: number | undefined) {
    super('as scripted', { code })
    this.rpcCode = rpcCode
  }
}

const methods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** A session with these accounts (CAIP-10), of a wallet that can switch and add networks. */
export function sessionOf(topic: string, accounts: readonly string[]): WalletConnectSession {
  const namespaces: { [name: string]: { accounts: string[]; methods: readonly string[]; events: string[] } } =
    {}
  for (const account of accounts) {
    const [name = ''] = account.split(':')
    namespaces[name] ??= { accounts: [], methods, events: [] }
    namespaces[name].accounts.push(account)
  }
  return { topic, pairingTopic: 'p', expiry: 4_000_000_000, peer: { name: 'Wallet' }, namespaces }
}

/** The WalletConnect client as a script: what core does with a wallet's words, at the moments a test chooses. */
export function createScriptedWalletConnect(stored: readonly WalletConnectSession[] = []) {
  const listeners: Listeners = { session: new Set(), event: new Set(), end: new Set(), relay: new Set() }
  const proposals: Proposal[] = []
  const ended: string[] = []
  const links: unknown[] = []
  function propose(parameters: Proposal['parameters'], asked?: Proposal['asked']) {
    if (script.refuse) throw new ScriptedError('walletconnect/relay-unavailable', undefined)
    let settle = { approve: (_: Approval) => {}, fail: (_: unknown) => {} }
    let cancelled = false
    const approval = new Promise<Approval>((approve, fail) => {
      settle = { approve, fail }
    })
    approval.catch(() => {})
    proposals.push({
      parameters,
      asked,
      approve: (session, statements = []) => settle.approve({ session, statements, cacaos: [] }),
      fail: (code, rpcCode) => settle.fail(new ScriptedError(code, rpcCode)),
      cancelled: () => cancelled,
    })
    return {
      uri: `wc:${proposals.length}`,
      expiry: Math.floor(Date.now() / 1000) + 300,
      approval,
      cancel: () => {
        cancelled = true
      },
    }
  }
  const script = {
    proposals,
    ended,
    links,
    /** Whether the relay is away. */
    refuse: false,
    restored: async () => stored,
    answer: (_parameters: Parameters<WalletConnectClient['request']>[0]): Promise<unknown> =>
      Promise.resolve(undefined),
    error: (code: string, rpcCode?: number) => new ScriptedError(code, rpcCode),
    emit<name extends keyof WalletConnectEvents>(name: name, payload: WalletConnectEvents[name]) {
      for (const listener of listeners[name]) listener(payload)
    },
    create(_parameters: CreateWalletConnectParameters): WalletConnectClient {
      return {
        getSessions: () => stored,
        restore: () => script.restored(),
        async propose(parameters) {
          const { approval, ...proposal } = propose(parameters)
          const plain = approval.then(({ session }) => {
            if (!session) throw new TypeError('no wallet was prompted to sign')
            return session
          })
          plain.catch(() => {})
          return { ...proposal, approval: plain }
        },
        authenticate: async asked =>
          propose({ ...asked, optionalNamespaces: asked.optionalNamespaces ?? {} }, asked),
        request: parameters => script.answer(parameters),
        ping: async () => {},
        emit: async () => {},
        extend: async () => {},
        disconnect: async ({ topic }) => {
          ended.push(topic)
        },
        setLink: ({ topic, link }) => links.push([topic, link]),
        on(name, listener) {
          listeners[name].add(listener)
          return () => listeners[name].delete(listener)
        },
        destroy: () => {},
      }
    },
  }
  return script
}
