import { UserRejectedError } from '../../errors/providerErrors.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { walletConnectConnector } from './connector.js'
import { NoCommonNetworkError } from './errors.js'
import { readAccounts } from './readAccounts.js'
import { switchSession } from './switchSession.js'
import type {
  FollowSessionParameters,
  SessionAccount,
  SessionChange,
  SessionClient,
  SessionFollower,
  SessionState,
  WalletConnectEvents,
} from './types.js'
import { isUsedIn } from './usedSession.js'

/**
 * Follows the WalletConnect session in one namespace. It keeps the order of accounts that the wallet announced by
 * `accountsChanged`, and the network that was chosen or announced by `chainChanged`; it forgets both when the session
 * is over. Both events come in several forms: accounts plain or as CAIP-10 ids; a chain as CAIP-2 id, as its
 * reference, as number or hex on eip155, or as an object with one of these as `chainId`.
 *
 * An adapter calls `follow` of its context's session client instead, which loads this when WalletConnect is used.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * const session = followSession(sessionClient, { namespace: 'eip155' })
 * const stop = session.subscribe(() => show(session.read()?.addresses))
 */
export function followSession<namespace extends Namespace>(
  client: SessionClient,
  { namespace, isListed = () => false, getShown = () => undefined }: FollowSessionParameters<namespace>,
): SessionFollower<namespace> {
  let topic: string | undefined
  let chosen: CaipNetworkId<namespace> | undefined
  let preferred: readonly string[] = []
  // Hex addresses are equal in any case.
  const fold = (address: string) => (namespace === 'eip155' ? address.toLowerCase() : address)

  function getSession() {
    const session = client.getSession()
    if (topic !== undefined && session?.topic !== topic) {
      chosen = undefined
      preferred = []
    }
    topic = session?.topic
    return session
  }

  function readGranted(): readonly SessionAccount<namespace>[] {
    const session = getSession()
    const accounts = session && isUsedIn(session, namespace) ? readAccounts(session, namespace) : []
    return namespace === 'eip155' ? accounts.filter(isEip155Account) : accounts
  }

  function isGranted(caipNetworkId: CaipNetworkId<namespace> | undefined): boolean {
    return readGranted().some(account => account.caipNetworkId === caipNetworkId)
  }

  function rank({ address }: SessionAccount): number {
    const index = preferred.indexOf(fold(address))
    return index < 0 ? preferred.length : index
  }

  function read(wanted?: CaipNetworkId<namespace> | undefined): SessionState<namespace> | undefined {
    const granted = readGranted()
    const networks = [...new Set(granted.map(({ caipNetworkId }) => caipNetworkId))]
    const first = wanted ?? chosen ?? getShown()
    const caipNetworkId =
      networks.find(network => network === first) ?? networks.find(isListed) ?? networks[0]
    const session = client.getSession()
    if (!session || !caipNetworkId) return undefined
    const accounts = [...granted].sort((one, other) => rank(one) - rank(other))
    const own = accounts.filter(account => account.caipNetworkId === caipNetworkId)
    // A wallet may list an address twice, in two spellings.
    const [address, ...others] = new Map(own.map(one => [fold(one.address), one.address])).values()
    if (address === undefined) return undefined
    const methods = [namespace, caipNetworkId].flatMap(key => session.namespaces[key]?.methods ?? [])
    return {
      topic: session.topic,
      connector: walletConnectConnector(namespace, session),
      caipNetworkId,
      addresses: [address, ...others],
      networks,
      accounts,
      methods,
    }
  }

  function choose(caipNetworkId: CaipNetworkId<namespace>) {
    if (readGranted().length === 0 || isGranted(caipNetworkId)) chosen = caipNetworkId
  }

  /** Applies an event of the wallet; undefined when it changes nothing. */
  function applyEvent({
    name,
    chainId,
    data,
  }: WalletConnectEvents['event']): SessionChange<namespace> | undefined {
    if (!chainId.startsWith(`${namespace}:`)) return undefined
    if (name === 'accountsChanged' && Array.isArray(data) && data.length > 0) {
      getSession()
      preferred = data.map(account => fold(String(account).split(':').at(-1) ?? ''))
      return {}
    }
    if (name !== 'chainChanged') return undefined
    const switchedTo = readChain(namespace, data) ?? (chainId as CaipNetworkId<namespace>)
    // Whatever network the wallet names, requests may go only to networks that it granted.
    if (!isGranted(switchedTo)) return undefined
    chosen = switchedTo
    return { switchedTo }
  }

  return {
    read,
    subscribe(listener) {
      const stops = [
        client.subscribe(() => listener({})),
        client.onEvent(event => {
          const change = applyEvent(event)
          if (change) listener(change)
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    choose,
    async switchNetwork(network, options) {
      await switchSession(client, network, { ...options, from: read()?.caipNetworkId })
      choose(network.caipNetworkId)
    },
    async connect({ caipNetworkId, ...parameters }) {
      const before = client.getSession()?.topic
      const session = await client.connect({ ...parameters, namespace })
      const { signal } = parameters
      // Aborted while this was loading. A session that existed before does not belong to this attempt.
      if (signal?.aborted && session.topic === before) throw new UserRejectedError({ cause: signal.reason })
      if (caipNetworkId) choose(caipNetworkId)
      const state = read()
      if (!state) throw new NoCommonNetworkError({ granted: Object.keys(session.namespaces) })
      return { ...state, signedIn: session.signedIn }
    },
    async restore() {
      if (!client.getSession()) await client.restore()
      return readGranted().length > 0
    },
    disconnect: () => client.disconnect(),
  }
}

/** The network that the data of a `chainChanged` names; undefined when it names none. */
function readChain<namespace extends Namespace>(
  namespace: namespace,
  data: unknown,
): CaipNetworkId<namespace> | undefined {
  const named = typeof data === 'object' && data !== null && 'chainId' in data ? data.chainId : data
  const text = typeof named === 'number' || typeof named === 'string' ? String(named) : ''
  const reference = text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(reference)) return undefined
  const isHex = namespace === 'eip155' && /^0x[\da-f]{1,13}$/i.test(reference)
  return `${namespace}:${isHex ? Number(reference) : reference}`
}

/** Whether an account can be named in a request: chain ids are decimal in CAIP-2, addresses have `0x` in CAIP-10. */
function isEip155Account({ caipNetworkId, address }: SessionAccount): boolean {
  return /^eip155:[1-9]\d{0,14}$/.test(caipNetworkId) && address.startsWith('0x')
}
