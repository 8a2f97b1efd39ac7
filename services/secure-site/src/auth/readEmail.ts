import { domainToASCII } from 'node:url'

/** Dot-atom of RFC 5322, and of RFC 6531 for other scripts. Quoted local parts are refused: nobody has one. */
const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * Reads one e-mail address: NFC, lower case, the domain in its ASCII form. Returns `undefined` for a list, a display
 * name, a comment, a control character or anything else. Mail goes to what is returned, never to what was typed, so two
 * spellings of one address are one account and one mailbox.
 */
export function readEmail(text: string): string | undefined {
  const normal = text.normalize('NFC').trim()
  const at = normal.lastIndexOf('@')
  const name = normal.slice(0, at).toLowerCase()
  const host = domainToASCII(normal.slice(at + 1)).toLowerCase()
  if (at < 1 || Buffer.byteLength(name) > 64 || !local.test(name) || !domain.test(host)) return undefined
  return `${name}@${host}`
}
