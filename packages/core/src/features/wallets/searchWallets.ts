import type { KnownWallet } from './types.js'

/**
 * Returns the wallets whose name or reverse domain name contains every word of `query`. Case and accents are ignored.
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
