import { domainToASCII } from 'node:url'

/** Dot-atom of RFC 5322, and of RFC 6531 for other scripts. Quoted local parts are rejected: they are not in use. */
const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * Reads a single e-mail address: NFC, lower case, the domain in its ASCII form. Returns `undefined` for a list, a display
 * name, a comment, a control character or any other input. Mail goes to the returned address, never to the typed one, so
 * two spellings of an address are a single account and mailbox.
 */
export function readEmail(text: string): string | undefined {
  const normal = text.normalize('NFC').trim()
  const at = normal.lastIndexOf('@')
  const name = normal.slice(0, at).toLowerCase()
  const host = domainToASCII(normal.slice(at + 1)).toLowerCase()
  if (at < 1 || Buffer.byteLength(name) > 64 || !local.test(name) || !domain.test(host)) return undefined
  return `${name}@${host}`
}
