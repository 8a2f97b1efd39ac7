import { BaseError } from '@latchkit/core/errors'
import type {
  WalletConnectClient,
  WalletConnectEvents,
  WalletConnectModule,
  WalletConnectSession,
} from '@latchkit/core/walletconnect'
import { createWalletClient, type Hex, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { signStatement } from './signStatement.js'

type Listeners = {
  [name in keyof WalletConnectEvents]: Set<(payload: WalletConnectEvents[name]) => void>
}
type Request = { readonly chainId: string; readonly method: string; readonly params: unknown }
type Proposal = {
  readonly parameters: Parameters<WalletConnectClient['propose']>[0]
  /** Until the wallet answers, or the request is dropped. */
  readonly state: () => 'open' | 'answered' | 'cancelled'
  settle(run: () => WalletConnectSession): void
}

class WalletAnswerError extends BaseError {
  override readonly name = 'WalletAnswerError'
  constructor(
    readonly rpcCode: number,
    message: string,
  ) {
    super(message, { code: 'walletconnect/wallet-error' })
  }
}

export type WalletConnectWalletOptions = {
  readonly accounts: readonly PrivateKeyAccount[]
  /** RPC endpoint by chain id: what the wallet signs transactions for. */
  readonly chains: { readonly [chainId: number]: string }
  /** Methods of the session. Default: what was proposed. */
  readonly methods?: readonly string[] | undefined
  /** CAIP-10 accounts of the session. Default: every account on every proposed chain that the wallet knows. */
  readonly grant?: readonly string[] | undefined
  readonly properties?: Partial<WalletConnectSession> | undefined
  /** Whether an account signs the statement that a session is requested with. Default: it only connects. */
  readonly signs?: boolean | undefined
}

export type WalletConnectWallet = ReturnType<typeof createWalletConnectWallet>

/**
 * A wallet with real keys on real chains behind the client's side of WalletConnect, without the relay between: what
 * crosses it is a call, so a test chooses each moment. Core's own session uses it like the real client.
 */
export function createWalletConnectWallet(options: WalletConnectWalletOptions) {
  const { accounts, chains } = options
  const listeners: Listeners = { session: new Set(), event: new Set(), end: new Set(), relay: new Set() }
  const proposals: Proposal[] = []
  const requests: Request[] = []
  const ended: string[] = []
  const waiting = new Set<() => void>()
  const answers: ((request: Request) => Promise<unknown>)[] = []
  let sessions: readonly WalletConnectSession[] = []

  function emit<name extends keyof WalletConnectEvents>(name: name, payload: WalletConnectEvents[name]) {
    for (const listener of [...listeners[name]]) listener(payload)
  }
  function store(session: WalletConnectSession) {
    sessions = [...sessions.filter(({ topic }) => topic !== session.topic), session]
    return session
  }
  function current(): WalletConnectSession {
    const session = sessions.at(-1)
    if (!session) throw new Error('The wallet has no session.')
    return session
  }
  function newest(): Proposal {
    const proposal = proposals.at(-1)
    if (!proposal) throw new Error('Nothing was proposed.')
    return proposal
  }
  function sessionFor({ parameters }: Proposal): WalletConnectSession {
    const { eip155 } = parameters.optionalNamespaces
    const known = (eip155?.chains ?? []).filter(id => Number(id.slice('eip155:'.length)) in chains)
    const granted = known.flatMap(id => accounts.map(({ address }) => `${id}:${address}`))
    return {
      topic: `topic-${proposals.length}-${crypto.randomUUID()}`,
      pairingTopic: 'pairing',
      expiry: Math.floor(Date.now() / 1000) + 604_800,
      peer: { name: 'WalletConnect Wallet' },
      ...options.properties,
      namespaces: toNamespaces(options.grant ?? granted, options.methods ?? eip155?.methods ?? []),
    }
  }
  const signer = (address: unknown) => {
    const account = accounts.find(one => one.address.toLowerCase() === String(address).toLowerCase())
    if (!account) throw new WalletAnswerError(4100, 'Unauthorized.')
    return account
  }
  async function answer({ chainId, method, params }: Request): Promise<unknown> {
    const list = params as readonly Hex[]
    if (method === 'personal_sign') return signer(list[1]).signMessage({ message: { raw: list[0] ?? '0x' } })
    if (method === 'eth_signTypedData_v4') return signer(list[0]).signTypedData(JSON.parse(list[1] ?? '{}'))
    if (method === 'eth_sendTransaction') {
      const [transaction] = params as readonly { from: Hex; to: Hex; value?: Hex }[]
      const url = chains[Number(chainId.slice('eip155:'.length))]
      const client = createWalletClient({ account: signer(transaction?.from), transport: http(url) })
      const value = BigInt(transaction?.value ?? 0)
      return client.sendTransaction({ chain: null, to: transaction?.to ?? null, value })
    }
    throw new WalletAnswerError(-32601, `${method} is not known here.`)
  }

  function createWalletConnect(): WalletConnectClient {
    const client: WalletConnectClient = {
      getSessions: () => sessions,
      restore: async () => sessions,
      async propose(parameters) {
        let state: ReturnType<Proposal['state']> = 'open'
        let resolve = (_: WalletConnectSession) => {}
        let reject = (_: unknown) => {}
        const approval = new Promise<WalletConnectSession>((...settlers) => {
          ;[resolve, reject] = settlers
        })
        approval.catch(() => {})
        proposals.push({
          parameters,
          state: () => state,
          settle(run) {
            // An approval that no test waits for is answered with an error and has no session.
            if (state !== 'open') return
            state = 'answered'
            try {
              resolve(run())
            } catch (error) {
              reject(error)
            }
          },
        })
        for (const check of waiting) check()
        return {
          uri: `wc:${proposals.length}@2`,
          expiry: Math.floor(Date.now() / 1000) + 300,
          approval,
          cancel() {
            if (state === 'open') state = 'cancelled'
            reject(new WalletAnswerError(0, 'Cancelled.'))
          },
        }
      },
      async authenticate(asked) {
        const { approval, ...proposal } = await client.propose({
          ...asked,
          optionalNamespaces: asked.optionalNamespaces ?? {},
        })
        const signed = approval.then(async session => ({
          session,
          cacaos: [],
          statements: options.signs ? [await signStatement(accounts[0], asked)] : [],
        }))
        signed.catch(() => {})
        return { ...proposal, approval: signed }
      },
      async request({ topic, chainId, request: { method, params } }) {
        if (!sessions.some(session => session.topic === topic))
          throw new WalletAnswerError(7001, 'No session.')
        const request = { chainId, method, params }
        requests.push(request)
        return (answers.shift() ?? answer)(request)
      },
      ping: async () => {},
      emit: async () => {},
      extend: async () => {},
      async disconnect({ topic }) {
        ended.push(topic)
        sessions = sessions.filter(session => session.topic !== topic)
      },
      setLink: () => {},
      on(name, listener) {
        listeners[name].add(listener)
        return () => listeners[name].delete(listener)
      },
      destroy: () => {},
    }
    return client
  }

  return {
    proposals,
    requests,
    ended,
    /** Parameters of `createClient`. */
    config: {
      relayUrl: 'ws://127.0.0.1:1',
      load: async (): Promise<WalletConnectModule> => ({ createWalletConnect }),
    },
    methods: () => requests.map(({ method }) => method),
    /** Settles with the proposal of that number, counted from one. */
    proposed: (count: number) =>
      new Promise<void>(resolve => {
        const check = () => {
          if (proposals.length >= count) resolve()
        }
        waiting.add(check)
        check()
      }),
    approve() {
      const proposal = newest()
      proposal.settle(() => store(sessionFor(proposal)))
    },
    reject: (rpcCode = 5000) =>
      newest().settle(() => {
        throw new WalletAnswerError(rpcCode, 'User rejected.')
      }),
    /** How the next request is answered. */
    answerNext: (run: (request: Request) => Promise<unknown>) => void answers.push(run),
    rejectNext: (rpcCode = 5000) =>
      void answers.push(() => Promise.reject(new WalletAnswerError(rpcCode, 'No.'))),
    /** The wallet changes its accounts (CAIP-10), and its methods if they are given. */
    update(granted: readonly string[], methods?: readonly string[]) {
      const session = current()
      const known = methods ?? Object.values(session.namespaces)[0]?.methods ?? []
      emit('session', { session: store({ ...session, namespaces: toNamespaces(granted, known) }) })
    },
    emitEvent: (name: string, chainId: string, data: unknown) =>
      emit('event', { topic: current().topic, chainId, name, data }),
    end() {
      const { topic } = current()
      sessions = sessions.filter(session => session.topic !== topic)
      emit('end', { topic, reason: { code: 6000, message: 'User disconnected.' } })
    },
    /** The session is over while no page was there to hear of it. */
    forget() {
      sessions = []
    },
    session: current,
  }
}

function toNamespaces(granted: readonly string[], methods: readonly string[]) {
  const namespaces: {
    [key: string]: { accounts: string[]; chains: string[]; methods: readonly string[]; events: string[] }
  } = {}
  for (const account of granted) {
    const [name = '', reference] = account.split(':')
    namespaces[name] ??= { accounts: [], chains: [], methods, events: ['accountsChanged', 'chainChanged'] }
    namespaces[name].accounts.push(account)
    const chain = `${name}:${reference}`
    if (!namespaces[name].chains.includes(chain)) namespaces[name].chains.push(chain)
  }
  return namespaces
}
