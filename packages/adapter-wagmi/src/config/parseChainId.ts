/**
 * Parses the id of an eip155 chain in any form that apps and wallets send: `137`, `'137'`, `'0x89'`, `'eip155:137'` or an
 * object with one of these as `chainId`. Returns undefined for anything else.
 */
export function parseChainId(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null && 'chainId' in value)
    return typeof value.chainId === 'object' ? undefined : parseChainId(value.chainId)
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const [, digits] = /^(?:eip155:)?(0x[\da-f]+|\d+)$/i.exec(String(value)) ?? []
  const id = Number(digits)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
