import type { Metadata } from '../../client/feature.js'

const longest = 40

/**
 * What a wallet calls itself, fit for one line of a page: nothing invisible, nothing that turns the direction of what
 * follows, no marks that grow over other rows, 40 characters at most. Undefined when nothing is left to read.
 *
 * @example
 * peerName({ name: '  My \n Wallet ' }) // 'My Wallet'
 */
export function peerName(peer: Pick<Metadata, 'name'> | undefined): string | undefined {
  const name = (peer?.name ?? '')
    // What comes later is not shown, so it is not looked at either.
    .slice(0, 1_000)
    .normalize('NFC')
    .replace(/[\s\u2800]/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()
  if (!/[^\p{M} ]/u.test(name)) return undefined
  const characters = [...name]
  if (characters.length <= longest) return name
  const start = characters.slice(0, longest - 1).join('')
  return `${start.trimEnd()}…`
}
