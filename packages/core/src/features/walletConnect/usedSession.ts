import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { networksAtom } from '../networks/start/atoms.js'
import { readAccounts } from './readAccounts.js'
import { sessionKey, walletConnectSessionAtom } from './start/atoms.js'
import type { SessionUser, UsedSession, WalletConnectSession } from './types.js'

/** Whether a session is in use in a namespace. */
export function isUsedIn({ usedIn }: UsedSession, namespace: Namespace): boolean {
  return usedIn?.includes(namespace) ?? true
}

/**
 * Whether a session has accounts of a namespace in which it is not in use. `connect` uses it there without a request to
 * the wallet.
 *
 * @example
 * isOffered(session, 'eip155') // true, when only its Solana accounts were requested
 */
export function isOffered(session: UsedSession, namespace: Namespace): boolean {
  return !isUsedIn(session, namespace) && readAccounts(session, namespace).length > 0
}

/**
 * Returns a new session with the namespaces in which it is used: the requested namespaces. If any namespace was accepted,
 * also the namespaces without a wallet. Returns undefined if the wallet granted none of the requested namespaces.
 */
export function resolveUse(
  client: Client,
  session: WalletConnectSession,
  callers: readonly SessionUser[],
): UsedSession | undefined {
  const others = callers.filter(caller => !caller.isInAdvance)
  const users = others.length > 0 ? others : callers
  const { get } = getStore(client)
  const listed = new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))
  const granted = [...listed].filter(namespace => readAccounts(session, namespace).length > 0)
  const asked = granted.filter(one => users.some(({ namespace }) => namespace === one))
  if (users.every(({ namespace, anyNamespace }) => namespace && !anyNamespace))
    return asked.length > 0 ? { ...session, usedIn: asked } : undefined
  const free = granted.filter(
    namespace => asked.includes(namespace) || !get(accountsAtom)[namespace]?.connector,
  )
  if (granted.length === 0) return undefined
  return free.length > 0 && free.length < granted.length ? { ...session, usedIn: free } : session
}

/** Uses a session in this page, and in later pages: stores its topic, with its namespaces if it has any. */
export function setUsed(client: Client, session: UsedSession): void {
  const { topic, usedIn } = session
  client.storage.set(sessionKey(client), usedIn ? `${topic} ${usedIn.join()}` : topic)
  getStore(client).set(walletConnectSessionAtom, session)
}

/** Reads the topic of the session in use from storage, and its namespaces. */
export function readStored(
  client: Client,
): { readonly topic?: string | undefined } & Pick<UsedSession, 'usedIn'> {
  const [topic, namespaces] = client.storage.get(sessionKey(client))?.split(' ') ?? []
  // The stored value is only compared with the namespaces of adapters.
  return { topic, usedIn: namespaces?.split(',') as Namespace[] | undefined }
}

/** Reads which session is in use, in this page or else in storage, and its namespaces. */
export function readUsed(client: Client): ReturnType<typeof readStored> {
  return getStore(client).get(walletConnectSessionAtom) ?? readStored(client)
}
