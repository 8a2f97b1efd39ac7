export function formatFiat(value: number, locale: string, currency: string): string
export function formatFiat(value: number | undefined, locale: string, currency: string): string | undefined
/** Formats a value in a currency (ISO 4217); undefined where the price is unknown. */
export function formatFiat(value: number | undefined, locale: string, currency: string): string | undefined {
  if (value === undefined) return undefined
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)
}
