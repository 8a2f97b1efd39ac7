import { oneDay, userAgentPrefix } from '../constants.js'
import { toBase64Url, toHex } from '../crypto/encoding.js'
import { randomBytes } from '../crypto/webCrypto.js'
import type { StorageDriver } from '../types.js'
import type { Environment } from './environment.js'
import { type Identity, loadIdentity } from './identity.js'

export type ConnectUrlParameters = {
  readonly relayUrl: string
  readonly projectId?: string | undefined
  readonly storage: StorageDriver
  readonly storageKey: string
  readonly environment: Environment
}

/** Returns the URL of the relay with a new token, the project id and the user agent. */
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

/**
 * Creates the JWT (EdDSA) that authenticates a connection to a relay. It is valid for one day.
 *
 * @param parameters.audience URL of the relay, exactly as it is configured.
 * @param parameters.now Milliseconds since 1970.
 * @param parameters.subject Unique 32 bytes in hex. Default: random.
 */
export async function createRelayJwt(parameters: {
  readonly identity: Identity
  readonly audience: string
  readonly now: number
  readonly subject?: string | undefined
}): Promise<string> {
  const { identity, audience, now, subject = toHex(randomBytes(32)) } = parameters
  const iat = Math.floor(now / 1_000)
  const payload = { iss: identity.clientId, sub: subject, aud: audience, iat, exp: iat + oneDay }
  const text = new TextEncoder()
  const data = [{ alg: 'EdDSA', typ: 'JWT' }, payload]
    .map(part => toBase64Url(text.encode(JSON.stringify(part))))
    .join('.')
  return `${data}.${toBase64Url(await identity.sign(text.encode(data)))}`
}
