import type { Connection } from '../../types/connection.js'
import type { CaipAddress, Namespace } from '../../types/namespace.js'
import type { SiwxAdapter, SiwxSession } from './types.js'

/** A comparable form of a CAIP-10 id: eip155 addresses in lower case, since their case is only a checksum. */
export function toAccountKey(caipAddress: CaipAddress): string {
  return caipAddress.startsWith('eip155:') ? caipAddress.toLowerCase() : caipAddress
}

/** The chain family of a CAIP-10 id. */
export function namespaceOf(caipAddress: CaipAddress): Namespace {
  return caipAddress.slice(0, caipAddress.indexOf(':')) as Namespace
}

/** Whether sign-ins of a chain family can be verified. */
export function isCovered({ namespaces }: SiwxAdapter, namespace: Namespace): boolean {
  return namespaces?.includes(namespace) ?? true
}

/** The CAIP-10 id of the account that signed. */
export function sessionAddress({ data }: Pick<SiwxSession, 'data'>): CaipAddress {
  return `${data.chainId}:${data.accountAddress}`
}

/** Whether a connection includes an account, on any network. */
export function holdsAccount({ connector, accounts }: Connection, caipAddress: CaipAddress): boolean {
  const [namespace, reference] = caipAddress.split(':')
  return (
    connector.namespace === namespace &&
    accounts.some(
      ({ address }) =>
        toAccountKey(`${connector.namespace}:${reference}:${address}`) === toAccountKey(caipAddress),
    )
  )
}

/** Whether the expiration time of a session has passed. */
export function isExpired({ data }: SiwxSession, now: number = Date.now()): boolean {
  return data.expirationTime !== undefined && Date.parse(data.expirationTime) <= now
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a stored or received value has the shape of a session. */
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
