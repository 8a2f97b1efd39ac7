import { parseDateTime } from './parseDateTime.js'
import { isAuthority, isUri } from './rfc3986.js'
import type { LineName, Rule } from './types.js'

/** Labels of the lines, before the colon. */
export const labels: { readonly [name in LineName]: string } = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
}

/** The order of lines in ERC-4361. */
export const fieldOrder = [
  'uri',
  'version',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const satisfies readonly LineName[]

/** A line of a statement: the `reserved` and `unreserved` characters of RFC 3986, and spaces. */
export const sentence = /^[-\w.~:/?#[\]@!$&'()*+,;= ]+$/

export const resourcesLabel = 'Resources:'

const time: Rule = {
  wanted: 'a date and time of RFC 3339',
  test: value => parseDateTime(value) !== undefined,
}

export const uriRule: Rule = { wanted: 'a URI of RFC 3986', test: isUri }

export const schemeRule: Rule = {
  wanted: 'a scheme of RFC 3986, without colon',
  test: value => /^[a-zA-Z][-a-zA-Z\d+.]*$/.test(value),
}

export const domainRule: Rule = {
  wanted: 'an authority of RFC 3986, such as example.com or localhost:3000',
  test: value => isAuthority(value) && !/^(?:.*@)?(?::\d*)?$/.test(value),
}

/** Rules of the lines that all standards share. */
export const lineRules: { readonly [name in Exclude<LineName, 'chainId'>]: Rule } = {
  uri: uriRule,
  version: { wanted: 'the version 1', test: value => value === '1' },
  nonce: { wanted: '8 or more letters and digits', test: value => /^[a-zA-Z\d]{8,}$/.test(value) },
  issuedAt: time,
  expirationTime: time,
  notBefore: time,
  requestId: {
    wanted: 'characters that a path of RFC 3986 may have',
    test: value => /^(?:[-\w.~!$&'()*+,;=:@]|%[\da-fA-F]{2})*$/.test(value),
  },
}

/** Whether a line begins with a label. */
export function startsWithLabel(line: string): boolean {
  return line === resourcesLabel || Object.values(labels).some(label => line.startsWith(`${label}: `))
}
