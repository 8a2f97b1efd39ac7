import { CapabilityNotSupportedError } from '../errors/adapterErrors.js'
import { DisconnectedError, UserRejectedError } from '../errors/providerErrors.js'
import type { FrameSession } from '../features/embedded/types.js'
import type { AdapterContext, Asset, NamespaceAdapter } from '../types/adapter.js'
import type { AccountType, Connection, Connector } from '../types/connection.js'
import type { CaipNetworkId, Namespace } from '../types/namespace.js'
import { type CreateMockWalletParameters, createMockWallet, type MockWallet } from './createMockWallet.js'

type Capability =
  | 'connectSilently'
  | 'switchConnection'
  | 'switchAccount'
  | 'switchNetwork'
  | 'reconnect'
  | 'signMessage'
  | 'getBalance'
  | 'getAssets'
  | 'sendTransfer'
  | 'estimateTransfer'
  | 'sendTransaction'
  | 'waitForTransaction'
  | 'attachFrame'

/** The chain family of a {@link mockAdapter}, its wallets and its missing capabilities. */
export type MockAdapterParameters = Omit<CreateMockWalletParameters, 'namespace'> & {
  readonly namespace: Namespace
  /** Wallets of another adapter: the second adapter acts as the page after a reload. */
  readonly wallet?: MockWallet | undefined
  /** Kinds of the accounts, in the order of `accounts`. Default: all are `eoa`. */
  readonly accountTypes?: readonly AccountType[] | undefined
  /** Balance of every account, in the smallest unit. Default: 1.5 of a currency with 18 decimals. */
  readonly balance?: bigint | undefined
  /** Assets that the wallets list (ERC-7811), and what transfers can send. Default: the wallets cannot list assets. */
  readonly assets?: readonly Asset[] | undefined
  /** Capabilities that this chain family does not have. */
  readonly without?: readonly Capability[] | undefined
}

/** An adapter together with the wallets behind it. */
export type MockAdapter = NamespaceAdapter & { readonly wallet: MockWallet }

/**
 * An adapter with wallets in memory that has every capability of the contract. The wallets approve each request unless
 * `wallet` sets another answer.
 *
 * @example
 * const adapter = mockAdapter({ namespace: 'eip155' })
 * adapter.wallet.rejectNext()
 */
export function mockAdapter(parameters: MockAdapterParameters): MockAdapter {
  const { namespace, balance = 1_500_000_000_000_000_000n, accountTypes = [], without = [] } = parameters
  const wallet = parameters.wallet ?? createMockWallet(parameters)
  let context: AdapterContext | undefined
  let connections: readonly Connection[] = []
  let current: string | undefined
  /** The embedded wallet, from its first use on. */
  let frame: FrameSession | undefined

  const memoryKey = () => `${context?.storageKey}.mock.${namespace}`

  function listConnectors(): readonly Connector[] {
    const known = wallet.connectors()
    const embedded = frame?.connector(namespace)
    return embedded && !known.some(({ id }) => id === embedded.id) ? [...known, embedded] : known
  }
  function emit() {
    if (!connections.some(({ connector }) => connector.id === current))
      current = connections.at(-1)?.connector.id
    const status = current ? 'connected' : 'disconnected'
    context?.emit({ connectors: listConnectors(), connections, current, status })
  }
  function update(connectorId: string) {
    const connector = listConnectors().find(({ id }) => id === connectorId)
    const session = wallet.session(connectorId)
    const others = connections.filter(connection => connection.connector.id !== connectorId)
    if (!connector || !session) {
      connections = others
      return undefined
    }
    const { address, caipNetworkId } = session
    const login = connector.type === 'auth' ? frame?.read(namespace) : undefined
    const accounts =
      login?.accounts ??
      session.accounts.map((account, index) => ({
        namespace,
        address: account,
        type: accountTypes[index] ?? ('eoa' as const),
      }))
    const connection: Connection = {
      connector,
      accounts,
      address: login?.accounts[0]?.address ?? address,
      caipNetworkId,
      ...(login && { embeddedWalletInfo: login.info }),
    }
    connections =
      others.length === connections.length
        ? [...connections, connection]
        : connections.map(known => (known.connector.id === connectorId ? connection : known))
    return connection
  }
  function remember() {
    const ids = connections.map(({ connector }) => connector.id).filter(id => id !== current)
    context?.storage.set(memoryKey(), (current ? [...ids, current] : ids).join(' '))
  }
  function restore() {
    const remembered = context?.storage.get(memoryKey())?.split(' ') ?? []
    for (const id of remembered) if (update(id)) current = id
    emit()
  }

  const required: NamespaceAdapter = {
    namespace,
    start(started) {
      context = started
      connections = []
      current = undefined
      const unsubscribe = wallet.subscribe(event => {
        if (event.type === 'announced') return started.reconnect ? restore() : emit()
        if (!connections.some(({ connector }) => connector.id === event.connectorId)) return
        update(event.connectorId)
        emit()
        if (event.type === 'disconnected') remember()
      })
      if (started.reconnect) restore()
      else emit()
      return () => {
        unsubscribe()
        if (context === started) context = undefined
      }
    },
    async connect({ connectorId, caipNetworkId, signal }) {
      const aborted = new Promise<never>((_, reject) => {
        const rejectAborted = () => reject(new UserRejectedError({ cause: signal.reason }))
        if (signal.aborted) rejectAborted()
        else signal.addEventListener('abort', rejectAborted, { once: true })
      })
      try {
        await Promise.race([aborted, wallet.ask()])
        const fallback: CaipNetworkId = context?.networks[0]?.caipNetworkId ?? `${namespace}:1`
        wallet.authorise(connectorId, caipNetworkId ?? wallet.session(connectorId)?.caipNetworkId ?? fallback)
        const connection = update(connectorId)
        // The wallet was removed while the request was pending.
        if (!connection) throw new DisconnectedError()
        current = connectorId
        return connection
      } finally {
        emit()
        remember()
      }
    },
    async disconnect({ connectorId }) {
      for (const { connector } of connections)
        if (connector.id === (connectorId ?? connector.id)) {
          wallet.revoke(connector.id)
          update(connector.id)
        }
      emit()
      remember()
    },
  }
  const capabilities: Required<Pick<NamespaceAdapter, Capability>> = {
    async reconnect() {
      restore()
    },
    async connectSilently({ connectorId, signal }) {
      if (signal.aborted || !wallet.session(connectorId)) return undefined
      const connection = update(connectorId)
      if (connection) current = connectorId
      emit()
      remember()
      return connection
    },
    async switchAccount({ connectorId, address }) {
      wallet.pick(connectorId, address)
      update(connectorId)
      emit()
    },
    async switchConnection({ connectorId }) {
      current = connectorId
      emit()
      remember()
    },
    async switchNetwork({ network }) {
      // The secure frame switches without a question.
      if (current && current === frame?.connector(namespace).id)
        await frame.switchNetwork(network.caipNetworkId)
      else await wallet.ask()
      if (!current) throw new DisconnectedError()
      wallet.authorise(current, network.caipNetworkId)
      update(current)
      emit()
    },
    async signMessage({ message }) {
      await wallet.ask()
      const bytes = [...new TextEncoder().encode(message)].map(byte => byte.toString(16).padStart(2, '0'))
      return `0x${bytes.join('').padEnd(130, '0').slice(0, 130)}`
    },
    async getBalance({ network, token }) {
      const { decimals, symbol } = network.nativeCurrency
      return { value: balance, decimals, symbol: token ? (token.symbol ?? 'TOKEN') : symbol }
    },
    async getAssets() {
      if (!parameters.assets) throw new CapabilityNotSupportedError({ capability: 'getAssets', namespace })
      return parameters.assets
    },
    async sendTransfer({ value }) {
      await wallet.ask()
      return `0x${value.toString(16).padStart(64, '0')}`
    },
    async estimateTransfer({ network, token }) {
      const { decimals } = network.nativeCurrency
      const held = (address: string | undefined) =>
        parameters.assets?.find(asset => asset.address?.toLowerCase() === address?.toLowerCase())
      const native = held(undefined)?.value ?? balance
      const { decimals: ofToken = decimals, value = native } = held(token) ?? {}
      return { fee: 21_000n, decimals: ofToken, balance: value, nativeBalance: native }
    },
    async sendTransaction({ value = 0n }) {
      await wallet.ask()
      return `0x${value.toString(16).padStart(64, '0')}`
    },
    async waitForTransaction({ hash, signal }) {
      signal?.throwIfAborted()
      return { status: 'confirmed', hash }
    },
    async attachFrame(session) {
      if (frame === session) return
      frame = session
      const { id } = session.connector(namespace)
      session.subscribe(() => {
        if (connections.some(({ connector }) => connector.id === id)) update(id)
        emit()
      })
      emit()
    },
  }
  const kept = Object.entries(capabilities).filter(([name]) => !without.some(gone => gone === name))
  return { ...required, ...Object.fromEntries(kept), wallet }
}
