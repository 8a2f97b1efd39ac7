import { getStore } from '../../client/internal.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { Client } from '../../types/client.js'
import type { Connection } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { beginAttempt } from '../connection/attempts.js'
import { connect } from '../connection/connect.js'
import { getAdapter } from '../connection/getAdapter.js'
import { rememberConnection } from '../connection/rememberConnection.js'
import { activeNamespaceAtom } from '../connection/start/atoms.js'
import { frameLoginAtom } from './atoms.js'
import { frameConnector, frameConnectorId } from './frameConnector.js'
import { frameStorage } from './frameStorage.js'
import type { Frame } from './openFrame.js'
import { readLogin } from './readLogin.js'
import { toFrameError } from './toFrameError.js'
import type { SocialProvider } from './types.js'

/**
 * Reads the accounts of a login and connects them in every namespace. With `siwx` the frame prompts for sign-in once, for
 * the active namespace, which stays active; another namespace signs in when it becomes active.
 */
export async function completeLogin(
  client: Client,
  frame: Frame,
  {
    provider,
    signal,
  }: {
    /** Of a social login. */
    readonly provider?: SocialProvider | undefined
    readonly signal?: AbortSignal | undefined
  },
): Promise<readonly Connection[]> {
  const storage = frameStorage(client)
  const store = getStore(client)
  const login = await readLogin(client, frame.client, signal).catch(error => {
    throw toFrameError(error)
  })
  storage.set('emailLoginUsed', 'true')
  const users = Object.values(login.users)
  const kept = {
    email: users.find(user => user?.email)?.email,
    socialUsername: provider && users.find(user => user?.userName)?.userName,
    socialProvider: provider,
  }
  for (const key of ['email', 'socialUsername', 'socialProvider'] as const) {
    const value = kept[key]
    if (value) storage.set(key, value)
    // The name and the provider of the former login do not apply to this login.
    else if (key !== 'email') storage.remove(key)
  }
  store.set(frameLoginAtom, login)
  const namespaces = client.adapters.flatMap(({ namespace }) => (login.users[namespace] ? namespace : []))
  const active = store.get(activeNamespaceAtom)
  const first = namespaces.find(namespace => namespace === active) ?? namespaces[0]
  if (!first) return []
  const connections = [await connect(client, { connectorId: frameConnectorId, namespace: first })]
  // The sign-in may replace the view that started the login. The login still connects every namespace.
  for (const namespace of namespaces)
    if (namespace !== first) connections.push(await connectBeside(client, namespace))
  return connections
}

/** Connects a further namespace of the login, without a separate sign-in. */
async function connectBeside(client: Client, namespace: Namespace): Promise<Connection> {
  const connector = frameConnector(namespace)
  const attempt = beginAttempt(client, connector, { signal: new AbortController().signal, silent: true })
  const { signal } = attempt
  try {
    const adapter = getAdapter(client, namespace)
    const parameters = { connectorId: connector.id, signal }
    const connection = (await adapter.connectSilently?.(parameters)) ?? (await adapter.connect(parameters))
    rememberConnection(client, connector)
    return connection
  } catch (error) {
    throw toProviderRpcError(error)
  } finally {
    attempt.end()
  }
}
