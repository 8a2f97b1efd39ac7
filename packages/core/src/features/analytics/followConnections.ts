import { getInternals, getStore } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import type { Client } from '../../types/client.js'
import type { Connection, Snapshot } from '../../types/connection.js'
import type { Feature } from '../../types/feature.js'
import type { Namespace } from '../../types/namespace.js'
import { snapshotsAtom } from '../connection/start/atoms.js'
import { type SignInState, signInStateAtom } from '../siwx/start/atoms.js'
import type { ConnectionEvent } from './types.js'

type Notify = (event: ConnectionEvent) => void

/** Last known state of a chain family. */
type Known = {
  readonly connections: readonly Connection[]
  readonly current: Connection | undefined
  readonly isRestoring: boolean
}

/** Calls `notify` with each event of the connections and the sign-in from now on. Returns a function that stops it. */
export function followConnections(client: Client, notify: Notify): () => void {
  const internals = getInternals(client)
  let begun = Number.POSITIVE_INFINITY
  const watcher: Feature = {
    async beforeConnect(_, { connector: { id: connectorId, namespace } }) {
      begun = Date.now()
      return {
        parameters: {},
        end(outcome) {
          if (isError(outcome))
            notify({ event: 'CONNECT_ERROR', properties: { connectorId, namespace, error: outcome } })
        },
      }
    },
  }
  // First, so that a connect has begun before the message of its sign-in is written.
  internals.features = [watcher, ...internals.features]
  const stops = [followWallets(client, notify), followSignIn(client, notify, () => begun)]
  return () => {
    internals.features = internals.features.filter(feature => feature !== watcher)
    for (const stop of stops) stop()
  }
}

function followWallets(client: Client, notify: Notify): () => void {
  const store = getStore(client)
  const known = new Map<string, Known>()
  const snapshots = () => Object.entries(store.get(snapshotsAtom)) as [Namespace, Snapshot][]
  for (const [namespace, snapshot] of snapshots()) known.set(namespace, toKnown(snapshot))
  return store.sub(snapshotsAtom, () => {
    for (const [namespace, snapshot] of snapshots()) {
      const before = known.get(namespace) ?? { connections: [], current: undefined, isRestoring: true }
      // The state of a wallet during its restore is not final: the next snapshot is compared with the state before.
      if (snapshot.status === 'reconnecting') known.set(namespace, { ...before, isRestoring: true })
      else {
        const now = toKnown(snapshot)
        known.set(namespace, now)
        notifyOfWallets(namespace, before, now, notify)
      }
    }
  })
}

function toKnown({ connections, current, status }: Snapshot): Known {
  const isRestoring = status === 'reconnecting'
  return {
    connections: isRestoring ? [] : connections,
    current: isRestoring ? undefined : connections.find(({ connector }) => connector.id === current),
    isRestoring,
  }
}

function notifyOfWallets(namespace: Namespace, before: Known, now: Known, notify: Notify): void {
  const absent = (from: readonly Connection[], connection: Connection) =>
    !from.some(({ connector }) => connector.id === connection.connector.id)
  for (const connection of before.connections)
    if (absent(now.connections, connection))
      notify({ event: 'DISCONNECT', properties: { connectorId: connection.connector.id, namespace } })
  for (const connection of now.connections)
    if (absent(before.connections, connection))
      notify({
        event: 'CONNECT_SUCCESS',
        properties: {
          connectorId: connection.connector.id,
          namespace,
          caipAddress: `${connection.caipNetworkId}:${connection.address}`,
          isRestored: before.isRestoring,
        },
      })
  const { current: from } = before
  const { current: to } = now
  if (!from || !to) return
  const connectorId = to.connector.id
  const { address, caipNetworkId } = to
  if (from.address !== address)
    notify({
      event: 'SWITCH_ACCOUNT',
      properties: { connectorId, namespace, caipAddress: `${caipNetworkId}:${address}` },
    })
  if (from.caipNetworkId !== caipNetworkId)
    notify({ event: 'SWITCH_NETWORK', properties: { connectorId, namespace, caipNetworkId } })
}

function followSignIn(client: Client, notify: Notify, getBegun: () => number): () => void {
  const store = getStore(client)
  let before: SignInState | undefined = store.get(signInStateAtom)
  return store.sub(signInStateAtom, () => {
    const was = before
    const now = store.get(signInStateAtom)
    before = now
    if (!now?.caipAddress) return
    const { caipAddress, session, error } = now
    const isSigned = session && session.signature !== was?.session?.signature
    // A session that was only found has an earlier time; a wallet that signs while it connects leaves the phase undefined.
    if (isSigned && (was?.phase || Date.parse(session.data.issuedAt ?? '') >= getBegun()))
      notify({ event: 'SIGN_IN_SUCCESS', properties: { caipAddress } })
    // That error is from the session look-up: no sign-in was attempted.
    if (error && error !== was?.error && error.code !== 'siwx/session-unavailable')
      notify({ event: 'SIGN_IN_ERROR', properties: { caipAddress, error } })
  })
}
