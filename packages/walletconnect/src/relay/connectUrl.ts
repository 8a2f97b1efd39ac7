import { userAgentPrefix } from '../constants.js'
import { createRelayJwt } from '../identity/createRelayJwt.js'
import { loadIdentity } from '../identity/loadIdentity.js'
import type { StorageDriver } from '../types.js'
import type { Environment } from './environment.js'

export type ConnectUrlParameters = {
  readonly relayUrl: string
  readonly projectId?: string | undefined
  readonly storage: StorageDriver
  readonly storageKey: string
  readonly environment: Environment
}

/** Address of the relay with a new token, the project and the user agent in the form that relays expect. */
export async function connectUrl(parameters: ConnectUrlParameters): Promise<string> {
  const { relayUrl, projectId, environment } = parameters
  const identity = await loadIdentity(parameters)
  const auth = await createRelayJwt({ identity, audience: relayUrl, now: environment.now() })
  const host = environment.page?.host
  const query = new URLSearchParams({
    auth,
    ...(projectId && { projectId }),
    ua: `${userAgentPrefix}/unknown/${host ? `browser:${host}` : 'node'}`,
  })
  return `${relayUrl}${relayUrl.includes('?') ? '&' : '?'}${query}`
}
