import type { KnownWallet } from './types.js'

/**
 * The wallets whose name or reverse domain name has every word of `query`, whatever its case and accents.
 *
 * @example
 * searchWallets(wallets, 'meta')
 */
export function searchWallets<wallet extends KnownWallet>(
  wallets: readonly wallet[],
  query: string,
): readonly wallet[] {
  const words = fold(query).split(/\s+/)
  return wallets.filter(({ name, rdns = '' }) => {
    const text = fold(`${name} ${rdns}`)
    return words.every(word => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
