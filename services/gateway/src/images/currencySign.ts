/** The sign of an ISO 4217 code as people write it (`€` for EUR), or the code where it has none. */
export function currencySign(code: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find(part => part.type === 'currency')?.value ?? code
}
