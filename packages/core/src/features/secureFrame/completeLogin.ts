import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connection } from '../../types/connection.js'
import { connect } from '../connection/connect.js'
import type { SocialProvider } from '../planned/feature.js'
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
    // A name or a provider of the login before is not the one of this login.
    else if (key !== 'email') storage.remove(key)
  }
  store.set(frameLoginAtom, login)
  const connections: Connection[] = []
  // The view that began the login may give way to the one that signs in; the login connects every namespace all the same.
  for (const { namespace } of client.adapters)
    if (login.users[namespace])
      connections.push(await connect(client, { connectorId: frameConnectorId, namespace }))
  return connections
}
