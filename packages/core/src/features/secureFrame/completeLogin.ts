import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connection } from '../../types/connection.js'
import { connect } from '../connection/connect.js'
import { frameLoginAtom } from './atoms.js'
import { frameConnectorId } from './frameConnector.js'
import { frameStorage } from './frameStorage.js'
import type { Frame } from './openFrame.js'
import { readLogin } from './readLogin.js'
import { toFrameError } from './toFrameError.js'

/** Reads the accounts of a login and connects them in every namespace. */
export async function completeLogin(
  client: Client,
  frame: Frame,
  { signal }: { readonly signal?: AbortSignal | undefined },
): Promise<readonly Connection[]> {
  const storage = frameStorage(client)
  const store = getStore(client)
  const login = await readLogin(client, frame.client, signal).catch(error => {
    throw toFrameError(error)
  })
  storage.set('emailLoginUsed', 'true')
  const email = Object.values(login.users).find(user => user?.email)?.email
  if (email) storage.set('email', email)
  store.set(frameLoginAtom, login)
  const connections: Connection[] = []
  for (const { namespace } of client.adapters)
    if (login.users[namespace])
      connections.push(await connect(client, { connectorId: frameConnectorId, namespace, signal }))
  return connections
}
