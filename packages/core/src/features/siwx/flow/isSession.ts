import type { SiwxSession } from '../types.js'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether something that was stored or sent has the shape of a session. */
export function isSession(value: unknown): value is SiwxSession {
  if (typeof value !== 'object' || value === null) return false
  const { data, message, signature } = value as { readonly [key: string]: unknown }
  if (!isText(message) || !isText(signature) || typeof data !== 'object' || data === null) return false
  const { domain, uri, chainId, accountAddress, nonce, expirationTime } = data as {
    readonly [key: string]: unknown
  }
  return (
    [domain, uri, chainId, accountAddress, nonce].every(isText) &&
    (expirationTime === undefined || (isText(expirationTime) && !Number.isNaN(Date.parse(expirationTime))))
  )
}
