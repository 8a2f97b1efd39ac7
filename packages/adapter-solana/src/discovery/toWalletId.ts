/** A connector id from a wallet's name, the same after each reload. */
export function toWalletId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
