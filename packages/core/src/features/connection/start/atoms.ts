import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type {
  Account,
  Connection,
  ConnectionStatus,
  Connector,
  EmbeddedWalletInfo,
  Snapshot,
} from '../../../types/connection.js'
import type { AddressOf, CaipAddress, CaipNetworkId, Namespace } from '../../../types/namespace.js'

/** The last snapshot of each adapter. Only `applySnapshot` writes it. */
export const snapshotsAtom: PrimitiveAtom<{ readonly [namespace in Namespace]?: Snapshot }> =
  /*#__PURE__*/ atom({})

/** A pending connect: a request for accounts that the wallet has not answered yet. */
export type Attempt = {
  readonly connectorId: string
  readonly namespace: Namespace
  /** Whether the wallet is expected to show no prompt. The status of such an attempt is not `connecting`. */
  readonly silent: boolean
  readonly controller: AbortController
}

/** The pending connects of every namespace. Only `beginAttempt` writes it. */
export const attemptsAtom: PrimitiveAtom<readonly Attempt[]> = /*#__PURE__*/ atom<readonly Attempt[]>([])

/** The namespace that the user, or the app, chose. */
export const chosenNamespaceAtom: PrimitiveAtom<Namespace | undefined> = /*#__PURE__*/ atom<
  Namespace | undefined
>(undefined)

/** Connectors of every namespace, as discovered. */
export const connectorsAtom: Atom<readonly Connector[]> = /*#__PURE__*/ atom(get =>
  Object.values(get(snapshotsAtom)).flatMap(snapshot => snapshot.connectors),
)

/** Connected wallets of every namespace. */
export const connectionsAtom: Atom<readonly Connection[]> = /*#__PURE__*/ atom(get =>
  Object.values(get(snapshotsAtom)).flatMap(snapshot => snapshot.connections),
)

/**
 * The namespace that is shown: the chosen namespace while it is connected or restored, or while not connected; else the
 * first connected namespace.
 */
export const activeNamespaceAtom: Atom<Namespace | undefined> = /*#__PURE__*/ atom(get => {
  const snapshots = get(snapshotsAtom)
  const chosen = get(chosenNamespaceAtom)
  const shown = chosen && snapshots[chosen]
  // A namespace that is restored a moment later than another must not change the account twice at each load.
  if (shown?.current || shown?.status === 'reconnecting') return chosen
  const connected = Object.entries(snapshots).find(([, snapshot]) => snapshot.current)
  return (connected?.[0] as Namespace | undefined) ?? chosen ?? (Object.keys(snapshots)[0] as Namespace)
})

/** The account of a namespace. */
export type AccountState<namespace extends Namespace = Namespace> = {
  /** Every account of the active connection, over reloads too. */
  readonly allAccounts: readonly Account<namespace>[]
  readonly caipAddress: CaipAddress<namespace> | undefined
  /** `0x…` on eip155, where the namespace is known to be that. */
  readonly address: AddressOf<namespace> | undefined
  readonly caipNetworkId: CaipNetworkId<namespace> | undefined
  readonly isConnected: boolean
  readonly status: ConnectionStatus
  readonly connector: Connector<namespace> | undefined
  /** Details of the embedded wallet, if it is connected. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** The account while not connected. */
export const disconnectedAccount: AccountState<never> = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  caipNetworkId: undefined,
  isConnected: false,
  status: 'disconnected',
  connector: undefined,
  embeddedWalletInfo: undefined,
}

/** Accounts by namespace. */
export const accountsAtom: Atom<{ readonly [namespace in Namespace]?: AccountState<namespace> }> =
  /*#__PURE__*/ atom(get => {
    const attempts = get(attemptsAtom).filter(({ silent }) => !silent)
    return Object.fromEntries(
      Object.entries(get(snapshotsAtom)).map(([namespace, snapshot]) => {
        const isConnecting = attempts.some(attempt => attempt.namespace === namespace)
        return [namespace, toAccountState(snapshot, isConnecting)]
      }),
    )
  })

/** The account of the active namespace. */
export const accountAtom: Atom<AccountState> = /*#__PURE__*/ atom(get => {
  const namespace = get(activeNamespaceAtom)
  return (namespace && get(accountsAtom)[namespace]) ?? disconnectedAccount
})

function toAccountState(snapshot: Snapshot, isConnecting: boolean): AccountState {
  const connection = snapshot.connections.find(({ connector }) => connector.id === snapshot.current)
  if (!connection) return { ...disconnectedAccount, status: isConnecting ? 'connecting' : snapshot.status }
  // While a second wallet is pending, the first stays connected.
  const status = snapshot.status === 'connecting' ? 'connected' : snapshot.status
  return {
    allAccounts: connection.accounts,
    caipAddress: `${connection.caipNetworkId}:${connection.address}`,
    address: connection.address,
    caipNetworkId: connection.caipNetworkId,
    isConnected: status === 'connected',
    status,
    connector: connection.connector,
    embeddedWalletInfo: connection.embeddedWalletInfo,
  }
}
